// A match by person: who sat where, what each has won, where everybody sits in the next round. A person is who sat in
// the seat of that number when the match began; seats change between rounds, persons do not.
import type { Ending, HandPlan, LedgerLine, Person, Seat, SidesBySeat } from '../protocol/types';
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
/** What a match under way and a match of the history have in common. */
export interface MatchAccount {
  rounds: number;
  length: number | null;
  /** Its hands, played or not, as far as they are known. */
  course: HandPlan[];
  hands: PlayedHand[];
  lines: LedgerLine[];
  totals: number[];
  broken_off: boolean;
  deserters: Person[];
}

type RoundAccount = Pick<MatchAccount, 'course' | 'hands' | 'lines'>;

/** The round (from 1) that a hand of the match (from 1) belongs to. */
export const roundOf = ({ course }: Pick<MatchAccount, 'course'>, hand: number): number =>
  (course[hand - 1] ?? course.at(-1))?.round ?? 1;

/** The next hand where it begins another round, to which everybody sits down anew. */
export function nextRound({ course, hands }: Pick<MatchAccount, 'course' | 'hands'>): HandPlan | null {
  const [last, next] = [course[hands.length - 1], course[hands.length]];
  return last && next && last.round !== next.round ? next : null;
}

/** What a seat has from the hands before this one of its round, and from that round's other lines. */
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

/** A hand's amounts by person. */
export function byPerson(hand: Pick<PlayedHand, 'seats' | 'persons'>): number[] {
  const amounts: number[] = hand.persons.map(() => 0);
  hand.persons.forEach((person, seat) => (amounts[person] = hand.seats[seat] ?? 0));
  return amounts;
}

export interface RoundPart {
  number: number;
  hands: PlayedHand[];
  lines: LedgerLine[];
  /** Its hands that are not played, by number. */
  open: number[];
  /** The person on each chair. */
  chairs: Person[];
  /** Who deals its first hand. */
  dealer: Seat | null;
  /** What everybody has after this round and those before it. */
  after: number[];
}

/** The match round by round. */
export function parts(match: MatchAccount): RoundPart[] {
  const after = match.totals.map(() => 0);
  const add = (amounts: number[]) => amounts.forEach((n, person) => (after[person] = (after[person] ?? 0) + n));
  return Array.from({ length: match.rounds }, (_, i) => {
    const number = i + 1;
    const plans = match.course.filter((plan) => plan.round === number);
    const hands = match.hands.filter((hand) => roundOf(match, hand.number) === number);
    const open = match.course.flatMap((plan, at) => (plan.round === number ? [at + 1] : [])).slice(hands.length);
    const lines = match.lines.filter((line) => line.round === number);
    for (const hand of hands) add(byPerson(hand));
    for (const line of lines) add(line.amounts);
    const [first] = plans;
    return {
      number,
      hands,
      lines,
      open,
      chairs: first?.persons ?? [],
      dealer: first?.dealer ?? null,
      after: [...after],
    };
  });
}

/** Those who have most, if anybody has more than nothing. */
export function winners(totals: number[]): Person[] {
  const best = Math.max(0, ...totals);
  return best === 0 ? [] : totals.flatMap((amounts, person) => (amounts === best ? [person] : []));
}

/** Who leaves his chair, and whose he takes. */
export function moves(from: Person[], to: Person[]): { person: Person; instead: Person }[] {
  return to.flatMap((person, seat) => {
    const instead = from[seat];
    return instead === undefined || instead === person ? [] : [{ person, instead }];
  });
}

/** The parties of a seating, where anybody has a partner. */
export function parties(seating: Person[], sides: SidesBySeat): Person[][] {
  const all = sidesOf(sides).map((side) => seating.filter((_, seat) => sides[seat] === side));
  return all.some((party) => party.length > 1) ? all : [];
}

/** Amounts as they are written: with a sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
