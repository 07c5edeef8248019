// What breaking off would cost, before anybody does it (SETT-10, D-4, D-29, D-30); the server reckons it when it happens.
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
  /** The persons who left for good and were not replaced. */
  deserters: Person[];
  /** The girata before is complete, and no hand of the next one is dealt: nothing is owed (D-30). */
  between: boolean;
}

/** The lines that breaking off now would write. The hand under way counts as not played. */
export function breakOffLines({ closed, seating, dealer, each, deserters, between }: Moment): LedgerLine[] {
  const lines: LedgerLine[] = [];
  if (each === 0 || between) return lines;
  const girata = girataOf(closed + 1);
  for (let hand = closed + 1; girataOf(hand) === girata; hand += 1) {
    const deals = (dealer + hand - closed - 1) % GIRATA_HANDS;
    const resti = seating.map(() => 0);
    const pay = (from: Person, to: Person): void => {
      resti[from] = (resti[from] ?? 0) - each;
      resti[to] = (resti[to] ?? 0) + each;
    };
    seating.forEach((person, seat) => {
      if (deserters.length === 0) resti[person] = seat % 2 === deals % 2 ? each : -each;
      else if (deserters.includes(person))
        seating.forEach((other, at) => {
          if (at % 2 !== seat % 2 && !deserters.includes(other)) pay(person, other);
        });
    });
    lines.push({ reason: deserters.length === 0 ? 'interruption' : 'desertion', girata, hand, resti });
  }
  return lines;
}

export const sumOf = (lines: LedgerLine[], persons: number): number[] =>
  Array.from({ length: persons }, (_, person) => lines.reduce((sum, line) => sum + (line.resti[person] ?? 0), 0));

/** D-32: the seats of those who pay if the match is broken off now, as the server says. */
export const deserterSeats = (seats: (SeatHolder | null)[]): Seat[] =>
  seats.flatMap((holder, seat) => (holder?.deserter ? [seat] : []));

/** The seats whose guests have a say: those who play themselves. */
export const voters = (seats: (SeatHolder | null)[]): Seat[] =>
  seats.flatMap((holder, seat) => (holder?.kind === 'guest' && !holder.vacated && !holder.substitute ? [seat] : []));

export const wishing = (seats: (SeatHolder | null)[]): Seat[] =>
  seats.flatMap((holder, seat) => (holder?.break_off ? [seat] : []));
