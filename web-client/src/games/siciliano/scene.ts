// What a table of Sicilian tarocchi shows beyond the generic scene: cards turned up, words, calls. Pure
// bookkeeping of events, for play and replay alike.
import type { Card, Moved, Seat } from '../../protocol/types';
import { emptyScene as anyScene, type Scene as AnyScene, type Start } from '../../timeline/scene';
import { inPairs, START } from '../tarot/scene';
import type { Announcement } from './statement';
import type { SicilianoCall, SicilianoSay } from './vocabulary';

/** What a seat has said. */
export interface Spoken {
  seat: Seat;
  words: Announcement | SicilianoSay;
}
export interface Scene extends AnyScene {
  /** Cards turned up, in hand. */
  exposed: { seat: Seat; card: Card }[];
  spoken: Spoken[];
  /** Calls made in the current trick. */
  calls: { seat: Seat; call: SicilianoCall }[];
  /** Number of cards that the dealer has discarded face down. */
  discards: number;
}

export const emptyScene = (start: Start = START): Scene => ({
  ...anyScene(inPairs(start)),
  exposed: [],
  spoken: [],
  calls: [],
  discards: 0,
});

export const spoke = (scene: Scene, seat: Seat, words: Spoken['words']): Scene => ({
  ...scene,
  spoken: [...scene.spoken, { seat, words }],
});
/** Played cards are no longer in hand. */
export const played = (scene: Scene, { cards = [] }: Moved): Scene => ({
  ...scene,
  exposed: scene.exposed.filter(({ card }) => !cards.includes(card)),
});

/** D-18: from this trick on, everybody is told the number of trumps played. */
const TOLD_FROM = 13;
export function trumpsOut({ tricks, trick }: Pick<Scene, 'tricks' | 'trick'>): number | null {
  if (tricks.length < TOLD_FROM - 1) return null;
  const current = trick.winner === null ? trick.plays : [];
  return [...tricks.flatMap(({ plays }) => plays), ...current].filter(({ card }) => card.startsWith('T')).length;
}
