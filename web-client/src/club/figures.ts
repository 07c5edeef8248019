// Figures that the season's pages compute from its rounds.
import type { GameRounds, SeasonRound } from '../protocol/types';
import { signed } from '../match/persons';
import type { Balance } from './settle';

/** Rounds in the order of play; manual results are often entered later. */
export const played = ({ rounds }: GameRounds): SeasonRound[] => [...rounds].sort((a, b) => a.started - b.started);

/** Formats an amount, with a sign if the game has stakes. */
export const formatAmount =
  (stakes: boolean) =>
  (n: number): string =>
    stakes || n < 0 ? signed(n) : String(n);

/** Day in a time zone, e.g. 2026-10-31. */
export function dayOf(time: number, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(new Date(time));
  return parts.slice(0, 10);
}

/** Evenings last until this hour of the next day. */
const NIGHT_ENDS = 6 * 3600 * 1000;

/** Day on which the evening of a point in time began. */
export const eveningAt = (time: number, zone: string): string => dayOf(time - NIGHT_ENDS, zone);

/** Evening on which a match began; a manual result has only a day. */
export const eveningOf = ({ started, source }: SeasonRound, zone: string): string =>
  source === 'table' ? eveningAt(started, zone) : dayOf(started, zone);

/** Evenings of a season, newest first. */
export const evenings = ({ rounds }: GameRounds, zone: string): string[] =>
  [...new Set(rounds.map((round) => eveningOf(round, zone)))].sort().reverse();

/** Everybody's net result of these rounds. */
export function balances(rounds: SeasonRound[]): Balance[] {
  const all = new Map<number, number>();
  for (const { results } of rounds)
    for (const { person, amount } of results) all.set(person, (all.get(person) ?? 0) + amount);
  return [...all].map(([person, amount]) => ({ person, amount }));
}

/** Stand for bots, and for everybody else whose own balance is unknown. */
export const BOTS = -1;
export const OTHERS = 0;

const rest = (all: Balance[]): number => all.reduce((sum, { amount }) => sum - amount, 0);

/** All balances of rounds with stakes, with those of bots and others: they add up to zero. */
export function everyBalance(rounds: SeasonRound[], outside: Balance[] = []): Balance[] {
  const known = [...balances(rounds), ...outside];
  // At a table of the server, only bots have no person.
  const bots = rest(balances(rounds.filter(({ source }) => source === 'table')));
  const unnamed = [
    { person: BOTS, amount: bots },
    { person: OTHERS, amount: rest(known) - bots },
  ];
  return [...known, ...unnamed.filter(({ amount }) => amount !== 0)];
}

/** Rounds of one evening. */
export const roundsOn = ({ rounds }: GameRounds, day: string, zone: string): SeasonRound[] =>
  rounds.filter((round) => eveningOf(round, zone) === day);

/** Rounds of a person, in the order of play. */
export const roundsOf = (game: GameRounds, person: number): { round: SeasonRound; amount: number }[] =>
  played(game).flatMap((round) => {
    const own = round.results.find((result) => result.person === person);
    return own ? [{ round, amount: own.amount }] : [];
  });
