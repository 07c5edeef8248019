// What to do with the cards, as a sentence, by the clauses that bar the others.
import { kindOf } from '../../cards/deck';
import type { Choice } from '../../protocol/types';
import type { Scene } from '../../timeline/scene';
import type * as tarot from './words.it';

type PlayTexts = typeof tarot.play & { trump: string; king?: string; afterMatto?: string };
interface Clauses {
  follow: string;
  trump: string;
  king?: string[];
}
const MATTO = 'M';

export function instruction(
  { moves }: Choice,
  { trick: { plays } }: Pick<Scene, 'trick'>,
  t: { play: PlayTexts; suits: Record<string, string> },
  { follow, trump, king = [] }: Clauses,
): string {
  const play = moves.find((offered) => offered.move === 'play' && offered.for === undefined);
  if (!play) return '';
  if (plays.length === 0) return t.play.lead;
  if (t.play.afterMatto && plays.every(({ card }) => card === MATTO)) return t.play.afterMatto;
  const barred = new Set(Object.values(play.barred ?? {}));
  if (t.play.king && king.some((clause) => barred.has(clause))) return t.play.king;
  const led = plays.find(({ card }) => card !== MATTO);
  if (barred.has(trump) && led && kindOf(led.card) === 'T') return t.play.follow(t.suits.T ?? '');
  if (barred.has(trump)) return t.play.trump;
  const may = play.cards ?? [];
  const followed = may.find((card) => card !== MATTO);
  if (barred.has(follow) && followed) return t.play.follow(t.suits[kindOf(followed)] ?? '');
  return may.length === 1 ? t.play.only : t.play.free;
}
