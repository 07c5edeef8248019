// What to do with the cards, as a sentence.
import type { Lang } from '../../i18n/index.svelte';
import type { Choice } from '../../protocol/types';
import type { Scene } from '../../timeline/scene';
import { kindOf } from './deck';
import { texts } from './i18n/texts';

export function instruction(choice: Choice, scene: Pick<Scene, 'trick'>, lang: Lang): string {
  const play = choice.moves.find((offered) => offered.move === 'play');
  if (!play) return '';
  const { app, moves } = texts[lang];
  const { plays } = scene.trick;
  if (plays.length === 0) return moves.lead;
  // The Matto sets no suit (3.1).
  if (plays.every(({ card }) => card === 'M')) return moves.afterMatto;
  const clauses = new Set(Object.values(play.barred ?? {}));
  if (clauses.has('FOLLOW-2')) return moves.trump;
  const may = play.cards ?? [];
  const followed = may.find((card) => card !== 'M');
  if (clauses.has('FOLLOW-1') && followed) return moves.follow(app.suits[kindOf(followed)] ?? '');
  return may.length === 1 ? moves.only : moves.free;
}
