// A match by person: who sat where, what each has won, where everybody sits in the next girata. A person is who sat in
// the seat of that number when the match began; seats change between girate, persons do not.
import type { HandPlan, LedgerLine, Person, Seat } from '../protocol/types';

export interface PlayedHand {
  hand: string;
  number: number;
  dealer: Seat;
  seats: number[];
  persons: Person[];
  substitutes?: (string | null)[];
  finished_by?: (string | null)[];
}
/** What a match under way and a match of the history have in common. */
export interface MatchAccount {
  girate: 1 | 3;
  length: number;
  /** All its hands, played or not. */
  course: HandPlan[];
  hands: PlayedHand[];
  lines: LedgerLine[];
  totals: number[];
  broken_off: boolean;
  deserters: Person[];
}

/** The girata (from 1) that a hand of the match (from 1) belongs to. */
export const girataOf = ({ course }: Pick<MatchAccount, 'course'>, hand: number): number =>
  (course[hand - 1] ?? course.at(-1))?.girata ?? 1;

/** The next hand where it begins another girata, to which everybody sits down anew. */
export function nextGirata({ course, hands }: Pick<MatchAccount, 'course' | 'hands'>): HandPlan | null {
  const [last, next] = [course[hands.length - 1], course[hands.length]];
  return last && next && last.girata !== next.girata ? next : null;
}

/** A hand's resti by person. */
export function byPerson(hand: Pick<PlayedHand, 'seats' | 'persons'>): number[] {
  const resti: number[] = hand.persons.map(() => 0);
  hand.persons.forEach((person, seat) => (resti[person] = hand.seats[seat] ?? 0));
  return resti;
}

export interface GirataPart {
  number: number;
  hands: PlayedHand[];
  lines: LedgerLine[];
  /** Its hands that are not played, by number. */
  open: number[];
  /** The person on each chair. */
  chairs: Person[];
  /** Who deals its first hand. */
  dealer: Seat | null;
  /** What everybody has after this girata and those before it. */
  after: number[];
}

/** The match girata by girata. */
export function parts(match: MatchAccount): GirataPart[] {
  const after = match.totals.map(() => 0);
  const add = (resti: number[]) => resti.forEach((n, person) => (after[person] = (after[person] ?? 0) + n));
  return Array.from({ length: match.girate }, (_, i) => {
    const number = i + 1;
    const plans = match.course.filter((plan) => plan.girata === number);
    const hands = match.hands.filter((hand) => girataOf(match, hand.number) === number);
    const open = match.course.flatMap((plan, at) => (plan.girata === number ? [at + 1] : [])).slice(hands.length);
    const lines = match.lines.filter((line) => line.girata === number);
    for (const hand of hands) add(byPerson(hand));
    for (const line of lines) add(line.resti);
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
  return best === 0 ? [] : totals.flatMap((resti, person) => (resti === best ? [person] : []));
}

/** Who leaves his chair, and whose he takes. */
export function moves(from: Person[], to: Person[]): { person: Person; instead: Person }[] {
  return to.flatMap((person, seat) => {
    const instead = from[seat];
    return instead === undefined || instead === person ? [] : [{ person, instead }];
  });
}

/** The two pairs of a seating. */
export const pairs = (seating: Person[]): [Person[], Person[]] => [
  seating.filter((_, seat) => seat % 2 === 0),
  seating.filter((_, seat) => seat % 2 === 1),
];

/** Resti as they are written: with a sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
