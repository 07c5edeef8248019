// What is voted for, by whom, and how many votes it takes: as the server counts them, also before the first vote.
import type { Seat, TableMessage, VoteFor } from '../protocol/types';
import { awayLong, plays, seatsWhere } from './seats';

export interface Vote {
  for: VoteFor;
  seat?: Seat;
}
export interface Ballot extends Vote {
  /** The seats that have voted for it. */
  by: Seat[];
  /** The seats whose votes count. */
  of: Seat[];
  /** So many votes carry it. */
  need: number;
  /** All have to wish it; else more than half of those who are here. */
  all: boolean;
  /** One alone is here, and the others are waited for until the limit: until then nothing is carried. */
  alone: boolean;
}

const UNANIMOUS = new Set<VoteFor>(['adjourn', 'step_in']);

/** Those who play themselves, without whom it is about and those who are away beyond the limit. */
export const voters = (table: TableMessage, vote: Vote, now: number): Seat[] =>
  seatsWhere(
    table,
    (holder, seat) => plays(holder) && !(vote.for === 'bot' && vote.seat === seat) && !awayLong(table, holder, now),
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

/** All that somebody votes for now. */
export const openBallots = (table: TableMessage, now: number): Ballot[] =>
  table.votes.map((vote) =>
    count(table, { for: vote.for, ...(vote.seat === undefined ? {} : { seat: vote.seat }) }, now),
  );
