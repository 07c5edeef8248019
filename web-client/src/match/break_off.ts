// Wishes to break off the match: whose count, who has wished it, and the total cost.
import type { LedgerLine, Seat, SeatHolder } from '../protocol/types';

export const sumOf = (lines: LedgerLine[], persons: number): number[] =>
  Array.from({ length: persons }, (_, person) => lines.reduce((sum, line) => sum + (line.amounts[person] ?? 0), 0));

/** Seats whose guests play and may therefore vote. */
export const voters = (seats: (SeatHolder | null)[]): Seat[] =>
  seats.flatMap((holder, seat) => (holder?.kind === 'guest' && !holder.vacated && !holder.substitute ? [seat] : []));

export const wishing = (seats: (SeatHolder | null)[]): Seat[] =>
  seats.flatMap((holder, seat) => (holder?.break_off ? [seat] : []));
