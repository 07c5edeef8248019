// Open votes: the seats that have voted, and the votes needed. Counts as the server does, also before the first vote.
import type { Seat, TableMessage, VoteFor } from '../protocol/types';
import { isAwayTooLong, isPlaying, seatsWhere } from './seats';

export interface Vote {
  for: VoteFor;
  seat?: Seat;
}
export interface Ballot extends Vote {
  /** Seats that have voted for it. */
  by: Seat[];
  /** Seats whose votes count. */
  of: Seat[];
  /** Votes needed. */
  need: number;
  /** It needs all votes; otherwise more than half of the players present. */
  all: boolean;
  /** Only one player is present and the others are waited for until the limit: until then nothing passes. */
  alone: boolean;
}

const UNANIMOUS = new Set<VoteFor>(['adjourn', 'step_in']);

/** Seats whose guest plays, except the seat that the vote is about and those away beyond the limit. */
export const voters = (table: TableMessage, vote: Vote, now: number): Seat[] =>
  seatsWhere(
    table,
    (holder, seat) =>
      isPlaying(holder) && !(vote.for === 'bot' && vote.seat === seat) && !isAwayTooLong(table, holder, now),
  );

export function count(table: TableMessage, vote: Vote, now: number): Ballot {
  const ballot = table.votes.find((other) => other.for === vote.for && other.seat === vote.seat);
  const of = ballot?.of ?? voters(table, vote, now);
  const here = of.filter((seat) => table.seats[seat]?.here);
  const all = UNANIMOUS.has(vote.for);
  return {
    ...vote,
    of,
    by: (ballot?.by ?? []).filter((seat) => all || here.includes(seat)),
    all,
    need: all ? of.length : Math.floor(here.length / 2) + 1,
    alone: !all && here.length === 1 && of.length > 1,
  };
}

/** All open ballots. */
export const openBallots = (table: TableMessage, now: number): Ballot[] =>
  table.votes.map((vote) =>
    count(table, { for: vote.for, ...(vote.seat === undefined ? {} : { seat: vote.seat }) }, now),
  );
