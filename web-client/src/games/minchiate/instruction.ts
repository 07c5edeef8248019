// What to do with the cards, as a sentence.
import type { Lang } from '../../i18n/index.svelte';
import type { Choice } from '../../protocol/types';
import type { Scene } from '../../timeline/scene';
import { kindOf } from './deck';
import { texts } from './i18n/texts';

export function instruction(choice: Choice, scene: Pick<Scene, 'trick'>, lang: Lang): string {
  const play = choice.moves.find((offered) => offered.move === 'play' && offered.for === undefined);
  if (!play) return '';
  const { app, moves } = texts[lang];
  if (scene.trick.plays.length === 0) return moves.lead;
  const clauses = new Set(Object.values(play.barred ?? {}));
  const may = play.cards ?? [];
  if (clauses.has('KING-1') || clauses.has('MAT-2')) return moves.king;
  if (clauses.has('PLAY-3')) return moves.trump;
  const followed = may.find((card) => card !== 'M');
  if (clauses.has('PLAY-2') && followed) return moves.follow(app.suits[kindOf(followed)] ?? '');
  return may.length === 1 ? moves.only : moves.free;
}
