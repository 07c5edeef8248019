// The wish to break a match off: whose counts, who has it, and the sum of what it would cost.
import type { LedgerLine, Seat, SeatHolder } from '../protocol/types';

export const sumOf = (lines: LedgerLine[], persons: number): number[] =>
  Array.from({ length: persons }, (_, person) => lines.reduce((sum, line) => sum + (line.amounts[person] ?? 0), 0));

/** The seats whose guests have a say: those who play themselves. */
export const voters = (seats: (SeatHolder | null)[]): Seat[] =>
  seats.flatMap((holder, seat) => (holder?.kind === 'guest' && !holder.vacated && !holder.substitute ? [seat] : []));

export const wishing = (seats: (SeatHolder | null)[]): Seat[] =>
  seats.flatMap((holder, seat) => (holder?.break_off ? [seat] : []));
