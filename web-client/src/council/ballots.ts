// Ballots: the seats that have voted, those whose votes count, and the votes needed. Counts as the server does, also
// before the first vote.
import type { Seat, TableMessage } from '../protocol/types';
import { isAwayTooLong, isPlaying, seatsWhere } from './seats';

export interface Vote {
  for: 'pause' | 'adjourn' | 'bot' | 'break_off';
  /** The seat that a bot is to play. */
  seat?: Seat;
}
export interface Ballot extends Vote {
  /** Seats that have voted for it. */
  by: Seat[];
  /** Seats whose votes count. */
  of: Seat[];
  /** Votes needed. */
  need: number;
}

/** Seats whose guest plays, except the seat that the vote is about and those away beyond the limit. */
const voters = (table: TableMessage, vote: Vote, now: number): Seat[] =>
  seatsWhere(
    table,
    (holder, seat) =>
      isPlaying(holder) && !(vote.for === 'bot' && vote.seat === seat) && !isAwayTooLong(table, holder, now),
  );

/** `now`: milliseconds since 1970, by the server's clock. */
export function count(table: TableMessage, vote: Vote, now: number): Ballot {
  if (vote.for === 'break_off') {
    const of = seatsWhere(table, isPlaying);
    return { ...vote, of, by: seatsWhere(table, (holder) => Boolean(holder?.break_off)), need: of.length };
  }
  const ballot = table.votes.find((other) => other.for === vote.for && other.seat === vote.seat);
  const of = ballot?.of ?? voters(table, vote, now);
  const by = ballot?.by ?? [];
  if (vote.for === 'adjourn') return { ...vote, of, by, need: of.length };
  const here = of.filter((seat) => table.seats[seat]?.here);
  // A single player who is present waits for the others until the limit.
  const most = here.length === 1 && of.length > 1 ? of.length : here.length;
  return { ...vote, of, by: by.filter((seat) => here.includes(seat)), need: Math.floor(most / 2) + 1 };
}

/** Ballots with a vote. */
export function openBallots(table: TableMessage, now: number): Ballot[] {
  const votes = table.votes.flatMap(({ for: wish, seat }): Vote[] =>
    wish === 'step_in' ? [] : [{ for: wish, ...(seat === undefined ? {} : { seat }) }],
  );
  return [...votes, { for: 'break_off' } as const].map((vote) => count(table, vote, now)).filter(({ by }) => by.length);
}
