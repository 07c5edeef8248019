// What the pages of a season draw from its rounds.
import type { GameRounds, SeasonRound } from '../protocol/types';
import { signed } from '../match/persons';
import type { Balance } from './settle';

export interface Running {
  person: number;
  /** The net after each round, from before the first: one more than there are rounds. */
  nets: number[];
}

/** In the order in which they were played; a result from paper is often written later than what was played after it. */
export const played = ({ rounds }: GameRounds): SeasonRound[] => [...rounds].sort((a, b) => a.started - b.started);

/** Everybody's net after each round, as they were played, in the order of `people`. */
export function running(game: GameRounds, people: number[]): Running[] {
  const lines = people.map((person) => ({ person, nets: [0] }));
  for (const { results } of played(game)) {
    const of = new Map(results.map(({ person, amount }) => [person, amount]));
    for (const { person, nets } of lines) nets.push((nets.at(-1) ?? 0) + (of.get(person) ?? 0));
  }
  return lines;
}

/** How an amount is written: with its sign where there are stakes to be won and lost. */
export const formatAmount =
  (stakes: boolean) =>
  (n: number): string =>
    stakes || n < 0 ? signed(n) : String(n);

/**
 * A line's look for everybody who has one, chart by chart: whoever stands in several charts looks the same in all of
 * them, as far as there are looks for those who stand beside him.
 */
export function looks(charts: number[][], most: number): Map<number, number>[] {
  const had = new Map<number, number>();
  return charts.map((people) => {
    const drawn = people.slice(0, most);
    const chosen = new Map<number, number>();
    const taken = new Set<number>();
    const give = (person: number, look: number): void => {
      chosen.set(person, look);
      taken.add(look);
      if (!had.has(person)) had.set(person, look);
    };
    for (const person of drawn) {
      const look = had.get(person);
      if (look !== undefined && !taken.has(look)) give(person, look);
    }
    // Whoever is new leaves the looks of others to them, while there are enough.
    const free = [...Array(most).keys()].filter((look) => !taken.has(look));
    const used = new Set(had.values());
    free.sort((a, b) => Number(used.has(a)) - Number(used.has(b)) || a - b);
    for (const person of drawn) if (!chosen.has(person)) give(person, free.shift() ?? 0);
    return chosen;
  });
}

/** A day in a time zone, as 2026-10-31. */
export function dayOf(time: number, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(new Date(time));
  return parts.slice(0, 10);
}

/** An evening goes on to this hour of the next day. */
const NIGHT_ENDS = 6 * 3600 * 1000;

/** The evening that a moment is of, by the day on which it began. */
export const eveningAt = (time: number, zone: string): string => dayOf(time - NIGHT_ENDS, zone);

/** The evening on which a match began; of one from paper only the day is known. */
export const eveningOf = ({ started, source }: SeasonRound, zone: string): string =>
  source === 'table' ? eveningAt(started, zone) : dayOf(started, zone);

/** The evenings of a season, the newest first. */
export const evenings = ({ rounds }: GameRounds, zone: string): string[] =>
  [...new Set(rounds.map((round) => eveningOf(round, zone)))].sort().reverse();

/** What everybody has won or lost in these rounds. */
export function balances(rounds: SeasonRound[]): Balance[] {
  const all = new Map<number, number>();
  for (const { results } of rounds)
    for (const { person, amount } of results) all.set(person, (all.get(person) ?? 0) + amount);
  return [...all].map(([person, amount]) => ({ person, amount }));
}

/** The rounds of one evening. */
export const roundsOn = ({ rounds }: GameRounds, day: string, zone: string): SeasonRound[] =>
  rounds.filter((round) => eveningOf(round, zone) === day);

/** What a person's figures come from, as it was played. */
export const roundsOf = (game: GameRounds, person: number): { round: SeasonRound; amount: number }[] =>
  played(game).flatMap((round) => {
    const own = round.results.find((result) => result.person === person);
    return own ? [{ round, amount: own.amount }] : [];
  });

/** Steps of a scale that holds these: round numbers, some five of them. */
export function scale(least: number, most: number): number[] {
  const top = Math.max(most, least + 1);
  const span = top - least;
  const rough = span / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? 10 * power);
  const from = Math.floor(least / step) * step;
  const steps: number[] = [];
  for (let at = from; at < top + step; at += step) steps.push(at);
  return steps;
}
