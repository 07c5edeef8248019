// How a game deals, so that a deal can be verified.
import type { Card, Options, Seat, SeatDraw, Word } from '../../protocol/types';

/** The parts of a hand's record that the deal depends on. */
export interface DealRecord {
  rules?: { preset?: Word };
  pack: readonly Card[];
  dealer?: Seat;
  moves?: readonly Record<string, unknown>[];
  /** Number of seats at the table; the record may number only those that were dealt cards. */
  seats?: number;
}
/** How a game builds its pack from random words, and how it deals. */
export interface DealRules {
  /** The whole pack before shuffling. */
  laid: readonly Card[];
  /** Whether the rules require the pack to be shuffled again. */
  again?(pack: readonly Card[], options: Options): boolean;
  /** The cards that a seat is dealt, before anything is taken or discarded; null if the record does not contain it. */
  hand?(record: DealRecord, options: Options, seat: Seat): Card[] | null;
  /** The seat draw of so many players from a shuffled pack; omitted if the game has none. */
  seats?(pack: readonly Card[], number: number): SeatDraw;
}
