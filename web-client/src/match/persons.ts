// A match by person: seating, amounts, and the seats of the next round. A person is the player in the seat of that
// number at the start of the match; seats change between rounds, persons do not.
import type { Ending, HandPlan, LedgerLine, Person, Seat, SidesBySeat } from '../protocol/types';
import type { MatchScoring } from '../games/contract/board';
import { sidesOf } from '../timeline/scene';

export interface PlayedHand {
  hand: string;
  number: number;
  dealer: Seat;
  seats: number[];
  persons: Person[];
  substitutes?: (string | null)[];
  finished_by?: (string | null)[];
  ending: Ending;
}
/** Fields shared by a running match and a match of the history. */
export interface MatchAccount {
  rounds: number;
  length: number | null;
  /** Its hands, played or not, as far as known. */
  course: HandPlan[];
  hands: PlayedHand[];
  lines: LedgerLine[];
  totals: number[];
  broken_off: boolean;
  deserters: Person[];
}

type RoundAccount = Pick<MatchAccount, 'course' | 'hands' | 'lines'>;

/** Round (from 1) of a hand (from 1) of the match. */
export const roundOf = ({ course }: Pick<MatchAccount, 'course'>, hand: number): number =>
  (course[hand - 1] ?? course.at(-1))?.round ?? 1;

/** Number of the match's rounds. */
export const roundsOf = ({ course }: Pick<MatchAccount, 'course'>): number =>
  Math.max(1, ...course.map(({ round }) => round));

/** The next hand if it begins a new round with new seats, else null. */
export function nextRound({ course, hands }: Pick<MatchAccount, 'course' | 'hands'>): HandPlan | null {
  const [last, next] = [course[hands.length - 1], course[hands.length]];
  if (!last || !next || last.round === next.round) return null;
  return last.persons.join() === next.persons.join() ? null : next;
}

/** A seat's total of the round's earlier hands and other lines. */
export function roundSoFar(match: RoundAccount, hand: number, seat: Seat): number {
  const round = roundOf(match, hand);
  const person = match.course[hand - 1]?.persons[seat] ?? seat;
  const hands = match.hands.filter(
    ({ number, ending }) => number < hand && ending !== 'annulled' && roundOf(match, number) === round,
  );
  const lines = match.lines.filter((line) => line.round === round);
  return (
    hands.reduce((sum, { seats }) => sum + (seats[seat] ?? 0), 0) +
    lines.reduce((sum, { amounts }) => sum + (amounts[person] ?? 0), 0)
  );
}

/** Amounts of a hand by person. */
export function byPerson(hand: Pick<PlayedHand, 'seats' | 'persons'>): number[] {
  const amounts: number[] = hand.persons.map(() => 0);
  hand.persons.forEach((person, seat) => (amounts[person] = hand.seats[seat] ?? 0));
  return amounts;
}

export interface RoundPart {
  number: number;
  hands: PlayedHand[];
  lines: LedgerLine[];
  /** Person in each seat. */
  chairs: Person[];
  /** Totals after this round. */
  after: number[];
}

/** The match by round. */
export function parts(match: MatchAccount): RoundPart[] {
  const after = match.totals.map(() => 0);
  const add = (amounts: number[]) => amounts.forEach((n, person) => (after[person] = (after[person] ?? 0) + n));
  return Array.from({ length: roundsOf(match) }, (_, i) => {
    const number = i + 1;
    const plan = match.course.find(({ round }) => round === number);
    const hands = match.hands.filter((hand) => roundOf(match, hand.number) === number);
    const lines = match.lines.filter((line) => line.round === number);
    for (const hand of hands) add(byPerson(hand));
    for (const line of lines) add(line.amounts);
    return { number, hands, lines, chairs: plan?.persons ?? [], after: [...after] };
  });
}

/** Persons with the highest total; empty if nobody has more than zero. */
export function winners(totals: number[]): Person[] {
  const best = Math.max(0, ...totals);
  return best === 0 ? [] : totals.flatMap((amounts, person) => (amounts === best ? [person] : []));
}

/** Partners of a seating; empty if nobody has a partner. */
export function parties(seating: Person[], sides: SidesBySeat): Person[][] {
  const all = sidesOf(sides).map((side) => seating.filter((_, seat) => sides[seat] === side));
  return all.some((party) => party.length > 1) ? all : [];
}

/** Formats a number with the typographic minus. */
export const minus = (n: number): string => String(n).replace('-', '−');
/** Formats an amount with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : minus(n));

/** The highest total wins; amounts are won and lost. */
export const HIGHEST_WINS: MatchScoring = { winners, amount: signed };
