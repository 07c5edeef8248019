// A manual result while it is entered.
import type { ManualPlayer, ManualResult, PaperRequest } from '../protocol/types';
import type { Kind } from './kind';
import type { Catalogue } from '../i18n/index.svelte';

/** A round as typed: one row per hand, or one row in total. */
export interface TypedRound {
  /** Index of the first player's partner; null: none. */
  partner: number | null;
  rows: string[][];
}
/** A member's number as text, or `OUTSIDE` with a name. */
export interface TypedPlayer {
  who: string;
  called: string;
}
export const OUTSIDE = 'outside';

/** Parses an integer; null if it is not one yet. */
export function amountOf(text: string): number | null {
  const plain = text.trim().replace('−', '-').replace(/^\+/, '');
  return /^-?\d{1,6}$/.test(plain) ? Number(plain) : null;
}

/** Difference of a complete row from zero; null while it is incomplete. */
export function missing(row: string[]): number | null {
  let sum = 0;
  for (const text of row) {
    const amount = amountOf(text);
    if (amount === null) return null;
    sum += amount;
  }
  return sum;
}

const playerOf = ({ who, called }: TypedPlayer): ManualPlayer =>
  who === OUTSIDE ? { called: called.trim() } : { person: Number(who) };

/** The two sides of four players, if the first has a partner. */
const sidesOf = (partner: number | null, players: number): number[] | null =>
  partner === null ? null : Array.from({ length: players }, (_, i) => (i === 0 || i === partner ? 0 : 1));

export function requestOf(
  { game, preset }: Kind,
  day: string,
  players: TypedPlayer[],
  rounds: TypedRound[],
  totals: boolean,
): PaperRequest {
  return {
    game,
    ...(preset === null ? {} : { preset }),
    day,
    players: players.map(playerOf) as PaperRequest['players'],
    rounds: rounds.map(({ partner, rows }) => {
      const sides = sidesOf(partner, players.length);
      const amounts = rows.map((row) => row.map((text) => amountOf(text) ?? 0));
      return { ...(sides ? { sides } : {}), ...(totals ? { total: amounts[0] ?? [] } : { hands: amounts }) };
    }) as PaperRequest['rounds'],
  };
}

/** Every player's total. */
export const totalsOf = ({ players, rounds }: ManualResult): number[] =>
  players.map((_, i) =>
    rounds.reduce(
      (sum, { hands, total }) => sum + (total?.[i] ?? 0) + (hands ?? []).reduce((own, row) => own + (row[i] ?? 0), 0),
      0,
    ),
  );

/** The sides by their names, as part of a sentence. */
export const formatSides = ({ together, versus }: Catalogue['club']['paper'], sides: string[][]): string =>
  sides.map(together).reduce((one, other) => (one ? versus(one, other) : other), '');

/** A round of a sheet as displayed. */
export interface ShownRound {
  /** Indexes of the players per side; empty if nobody had a partner or it was not recorded. */
  sides: number[][];
  /** Its rows are hands; otherwise there is one row, the total. */
  hands: boolean;
  rows: number[][];
  total: number[];
}

/** Indexes of the players per side, in the order in which the sides come. */
const placesOf = (sides: readonly number[]): number[][] =>
  [...new Set(sides)].map((side) => sides.flatMap((of, i) => (of === side ? [i] : [])));

export const rowsOf = ({ players, rounds }: ManualResult): ShownRound[] =>
  rounds.map(({ sides = [], hands, total }) => {
    const rows = hands ?? (total ? [total] : []);
    return {
      sides: placesOf(sides),
      hands: hands !== undefined,
      rows,
      total: players.map((_, i) => rows.reduce((sum, row) => sum + (row[i] ?? 0), 0)),
    };
  });
