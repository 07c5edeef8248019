// Whether the seats of a match were drawn of what had been promised, or who deals first, reckoned here and not by the
// server (docs/fair.md).
import type { DealRules } from '../games/game_ui';
import type { Id, OpenedLot, Seat, SeatDraw } from '../protocol/types';
import type { Kept } from './client_seed';
import { below, shuffled } from './shuffle';
import { commitment, randomWords } from './random_words';

/** What chance has decided before a match. */
export interface DrawRecord {
  table: Id;
  /** Number at the table of its first hand. */
  from: number;
  lot: OpenedLot;
  /** The seats; null: they were chosen, and it is who deals first. */
  draw: SeatDraw | null;
  /** Who deals its first hand. */
  dealer: Seat;
  /** How many began it, bots apart. */
  people: number;
}

/**
 * What does not hold: the draw, more that added something than began; or, against what this browser kept, what was told to
 * it, what it added.
 */
export type DrawFault = 'drawn' | 'bot' | 'told' | 'added';

/** The same draw in a text that two can be compared by. */
const written = (draw: SeatDraw): string =>
  [...draw.cards.map(({ person, card }) => `${person}:${card}`), ...draw.ranking].join(' ');

/** Null: how this game's seats are drawn the page does not know. */
export function drawFaults(drawn: DrawRecord, dealt: DealRules | undefined, kept?: Kept): DrawFault[] | null {
  const { table, from, lot, draw, dealer, people } = drawn;
  const words = randomWords(lot.secret, lot.noise);
  const faults: DrawFault[] = [];
  if (draw) {
    if (!dealt?.seats) return null;
    if (written(dealt.seats(shuffled(dealt.laid, words))) !== written(draw)) faults.push('drawn');
    if (draw.ranking[0] !== dealer) faults.push('drawn');
  } else if (below(lot.noise.length, words) !== dealer) faults.push('drawn');
  if (lot.noise.filter((noise) => noise !== '').length > people) faults.push('bot');
  if (kept?.seats && commitment(lot.secret, 'seats', from, table) !== kept.seats) faults.push('told');
  if (kept && !lot.noise.includes(kept.noise)) faults.push('added');
  return [...new Set(faults)];
}
