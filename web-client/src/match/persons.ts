// A match by person: who sat where, what each has won, where everybody sits in the next girata. A person is who sat in
// the seat of that number when the match began; seats change between girate, persons do not.
import type { LedgerLine, Person, Seat } from '../protocol/types';

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
  hands: PlayedHand[];
  lines: LedgerLine[];
  totals: number[];
  broken_off: boolean;
  deserters: Person[];
}

const SEATS = 4;
/** GIR-1: a girata has as many hands as there are dealers. */
export const GIRATA_HANDS = SEATS;

/** The girata (from 1) that a hand of the match (from 1) belongs to. */
export const girataOf = (hand: number): number => Math.ceil(hand / GIRATA_HANDS);

/** A hand's resti by person. */
export function byPerson(hand: Pick<PlayedHand, 'seats' | 'persons'>): number[] {
  const resti: number[] = hand.persons.map(() => 0);
  hand.persons.forEach((person, seat) => (resti[person] = hand.seats[seat] ?? 0));
  return resti;
}

/**
 * D-2: who sits on each chair in a girata (from 1), told from who sat where in the first hand. Its dealer keeps his chair
 * throughout; the others' order is that of the draw: opposite, right, left of him in the first girata.
 */
export function chairs(first: Pick<PlayedHand, 'dealer' | 'persons'>, girata: number): Person[] {
  const at = (step: number): Person => first.persons[(first.dealer + step) % SEATS] ?? 0;
  const [second, third, fourth] = [at(2), at(1), at(3)];
  const opposite = [second, third, fourth][girata - 1] ?? second;
  const [right, left] = [second, third, fourth].filter((person) => person !== opposite);
  const out: Person[] = [];
  [at(0), right ?? third, opposite, left ?? fourth].forEach(
    (person, step) => (out[(first.dealer + step) % SEATS] = person),
  );
  return out;
}

export interface GirataPart {
  number: number;
  hands: PlayedHand[];
  lines: LedgerLine[];
  /** The person on each chair; null while it is not known. */
  chairs: Person[] | null;
  dealer: Seat | null;
  /** What everybody has after this girata and those before it. */
  after: number[];
}

/** The match girata by girata. `now`: the person in each seat now, for a match without a closed hand. */
export function parts(match: MatchAccount, now?: Person[]): GirataPart[] {
  const first = match.hands[0];
  const after = match.totals.map(() => 0);
  const add = (resti: number[]) => resti.forEach((n, person) => (after[person] = (after[person] ?? 0) + n));
  return Array.from({ length: match.girate }, (_, i) => {
    const number = i + 1;
    const hands = match.hands.filter((hand) => girataOf(hand.number) === number);
    const lines = match.lines.filter((line) => line.girata === number);
    for (const hand of hands) add(byPerson(hand));
    for (const line of lines) add(line.resti);
    const known = first ? chairs(first, number) : number === 1 ? (now ?? null) : null;
    return { number, hands, lines, chairs: known, dealer: first?.dealer ?? null, after: [...after] };
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
