// What a seat's holder is for voting, waiting and taking seats.
import type { Seat, SeatHolder, TableMessage } from '../protocol/types';

export type Holder = SeatHolder | null | undefined;

/** The guest plays the seat, present or away. */
export const isPlaying = (holder: Holder): boolean => holder?.kind === 'guest' && !holder.vacated && !holder.substitute;

/** The guest left for good; a guest who only stood up is present, or away since a known time. */
export const hasLeft = (holder: Holder): boolean =>
  holder?.kind === 'guest' && holder.vacated && !holder.here && holder.away === null;

/** Whether a guest without a seat may claim it. */
export const isClaimable = (holder: Holder): boolean =>
  !holder || (holder.kind === 'bot' && !holder.substitute) || hasLeft(holder);

/** The guest stood up or left and nobody plays: a bot may be called without a vote. */
export const isDeserted = (holder: Holder): boolean =>
  !holder || (holder.kind === 'guest' && holder.vacated && !holder.substitute);

/** Seats whose holder satisfies the predicate. */
export const seatsWhere = (table: TableMessage | null, is: (holder: Holder, seat: Seat) => boolean): Seat[] =>
  (table?.seats ?? []).flatMap((holder, seat) => (is(holder, seat) ? [seat] : []));

/** A match that has begun and is not over. */
export const isUnderWay = (table: TableMessage | null): boolean =>
  table?.state === 'playing' || table?.state === 'between';

/** The seat that the guest with this name takes with the next hand. */
export const inheritedSeat = (table: TableMessage | null, name: string | undefined): Seat | null =>
  seatsWhere(table, (holder) => name !== undefined && holder?.next === name)[0] ?? null;
