// What a seat's holder is to those who vote, wait, or would like to sit down.
import type { Seat, SeatHolder, TableMessage } from '../protocol/types';

export type Holder = SeatHolder | null | undefined;

/** Its guest moves for himself, here or away. */
export const plays = (holder: Holder): boolean => holder?.kind === 'guest' && !holder.vacated && !holder.substitute;

/** Its guest left for good: one who only stood up is here, or has been away since some moment. */
export const gone = (holder: Holder): boolean =>
  holder?.kind === 'guest' && holder.vacated && !holder.here && holder.away === null;

/** No guest may claim it: somebody else may have it. */
export const claimable = (holder: Holder): boolean =>
  !holder || (holder.kind === 'bot' && !holder.substitute) || gone(holder);

/** Stood up or left, and nobody plays there: a bot may, without a vote. */
export const deserted = (holder: Holder): boolean =>
  !holder || (holder.kind === 'guest' && holder.vacated && !holder.substitute);

/** Seats by what holds of their holders. */
export const seatsWhere = (table: TableMessage | null, is: (holder: Holder, seat: Seat) => boolean): Seat[] =>
  (table?.seats ?? []).flatMap((holder, seat) => (is(holder, seat) ? [seat] : []));

/** A match that has begun and is not over. */
export const underWay = (table: TableMessage | null): boolean =>
  table?.state === 'playing' || table?.state === 'between';

/** Away for as long as the table waits, at this moment (milliseconds since 1970, by the server's clock). */
export const awayLong = (table: TableMessage, holder: Holder, now: number): boolean =>
  Boolean(holder?.away) && now - Date.parse(holder?.away ?? '') >= table.limit * 1000;

/** The seat that this name has from the next hand on. */
export const inheritance = (table: TableMessage | null, name: string | undefined): Seat | null =>
  seatsWhere(table, (holder) => name !== undefined && holder?.next === name)[0] ?? null;
