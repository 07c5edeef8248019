// Figures that the season's pages compute from its rounds.
import type { GameRounds, SeasonRound } from '../protocol/types';
import { signed } from '../match/persons';
import type { Balance } from './settle';

export interface Running {
  person: number;
  /** Net result after each round, starting with zero: one element more than there are rounds. */
  nets: number[];
}

/** Rounds in the order of play; manual results are often entered later. */
export const played = ({ rounds }: GameRounds): SeasonRound[] => [...rounds].sort((a, b) => a.started - b.started);

/** Every person's net result after each round, in the order of `people`. */
export function running(game: GameRounds, people: number[]): Running[] {
  const lines = people.map((person) => ({ person, nets: [0] }));
  for (const { results } of played(game)) {
    const amountByPerson = new Map(results.map(({ person, amount }) => [person, amount]));
    for (const { person, nets } of lines) nets.push((nets.at(-1) ?? 0) + (amountByPerson.get(person) ?? 0));
  }
  return lines;
}

/** Formats an amount, with a sign if the game has stakes. */
export const formatAmount =
  (stakes: boolean) =>
  (n: number): string =>
    stakes || n < 0 ? signed(n) : String(n);

/**
 * Assigns a line style to every person, chart by chart. A person in several charts keeps their style, as far as the
 * number of styles allows.
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
    // New persons get unused styles while there are enough.
    const free = [...Array(most).keys()].filter((look) => !taken.has(look));
    const used = new Set(had.values());
    free.sort((a, b) => Number(used.has(a)) - Number(used.has(b)) || a - b);
    for (const person of drawn) if (!chosen.has(person)) give(person, free.shift() ?? 0);
    return chosen;
  });
}

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

/** About five round numbers that cover the range. */
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
