// What breaking off would cost, before anybody does it (SETT-10, D-4); the server reckons it when it happens.
import type { LedgerLine, Person, Seat, SeatHolder } from '../protocol/types';
import { GIRATA_HANDS, girataOf } from './persons';

export interface Moment {
  /** Hands of the match that are closed. */
  closed: number;
  /** The person in each seat in the girata that would be broken off. */
  seating: Person[];
  /** Who deals the hand under way, or the next one. */
  dealer: Seat;
  /** The option `interruption`: resti a hand. */
  each: number;
  /** The person who left for good, if any. */
  deserter: Person | null;
}

/** The lines that breaking off now would write. The hand under way counts as not played. */
export function breakOffLines({ closed, seating, dealer, each, deserter }: Moment): LedgerLine[] {
  const lines: LedgerLine[] = [];
  if (each === 0) return lines;
  const girata = girataOf(closed + 1);
  for (let hand = closed + 1; girataOf(hand) === girata; hand += 1) {
    const deals = (dealer + hand - closed - 1) % GIRATA_HANDS;
    const resti = seating.map(() => 0);
    seating.forEach((person, seat) => {
      if (deserter === null) resti[person] = seat % 2 === deals % 2 ? each : -each;
      else if (seat % 2 !== seating.indexOf(deserter) % 2) resti[person] = each;
      else if (person === deserter) resti[person] = -2 * each;
    });
    lines.push({ reason: deserter === null ? 'interruption' : 'desertion', girata, hand, resti });
  }
  return lines;
}

export const sumOf = (lines: LedgerLine[], persons: number): number[] =>
  Array.from({ length: persons }, (_, person) => lines.reduce((sum, line) => sum + (line.resti[person] ?? 0), 0));

/** D-4: the seat that its guest left for good and nobody took; of several the first in playing order from the dealer. */
export function deserterOf(seats: (SeatHolder | null)[], dealer: Seat): Seat | null {
  const order = seats.map((_, step) => (dealer + step) % seats.length);
  return order.find((seat) => seats[seat]?.kind === 'guest' && seats[seat].vacated && !seats[seat].substitute) ?? null;
}

/** The seats whose guests have a say: those who play themselves. */
export const voters = (seats: (SeatHolder | null)[]): Seat[] =>
  seats.flatMap((holder, seat) => (holder?.kind === 'guest' && !holder.vacated && !holder.substitute ? [seat] : []));

export const wishing = (seats: (SeatHolder | null)[]): Seat[] =>
  seats.flatMap((holder, seat) => (holder?.break_off ? [seat] : []));
