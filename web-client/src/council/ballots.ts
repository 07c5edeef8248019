// Votes in progress, as the server counts them; among them the wishes to break the match off.
import type { Seat, TableMessage } from '../protocol/types';
import { seatsWhere } from './seats';

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

export function openBallots(table: TableMessage): Ballot[] {
  const of = table.match?.if_broken_off?.of ?? [];
  const by = seatsWhere(table, (holder) => Boolean(holder?.break_off));
  const votes = table.votes.flatMap((vote) => (vote.for === 'step_in' ? [] : [{ ...vote, for: vote.for }]));
  return by.length ? [...votes, { for: 'break_off', of, by, need: of.length }] : votes;
}
