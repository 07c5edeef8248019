// Open votes, counted by the server, and the wishes to break off the match.
import type { Seat, TableMessage } from '../protocol/types';

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
  /** Votes needed; 0 before the first vote. */
  need: number;
}

/** Ballots with a vote. */
export function openBallots(table: TableMessage): Ballot[] {
  const votes = table.votes.flatMap(({ for: wish, ...ballot }): Ballot[] =>
    wish === 'step_in' ? [] : [{ for: wish, ...ballot }],
  );
  const wishes = ballotOf(table, { for: 'break_off' });
  return wishes.by.length ? [...votes, wishes] : votes;
}

export function ballotOf(table: TableMessage, vote: Vote): Ballot {
  const voters = table.match?.if_broken_off?.of ?? [];
  if (vote.for === 'break_off') {
    const by = voters.filter((seat) => table.seats[seat]?.break_off);
    return { ...vote, by, of: voters, need: voters.length };
  }
  const none = { by: [], of: voters.filter((seat) => seat !== vote.seat), need: 0 };
  const { by, of, need } = table.votes.find((other) => other.for === vote.for && other.seat === vote.seat) ?? none;
  return { ...vote, by, of, need };
}
