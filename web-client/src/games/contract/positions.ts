// Positions to be played from: each shows an advice of the rule book.
import type { Lang } from '../../i18n/index.svelte';
import type { HandOne, Move, Seat } from '../../protocol/types';

/** A hand up to a seat's turn. */
export interface PositionFile {
  record: HandOne['record'];
  seat: Seat;
  /** The move that follows the advice. */
  idea: Move;
}
export interface PositionWords {
  title: string;
  /** What the seat sees, and has to decide. */
  task: string;
  /** The advised move, and why. */
  idea: string;
}
export interface Position {
  /** Name of its file and in its address. */
  name: string;
  /** The advice. */
  clause: string;
  words: Record<Lang, PositionWords>;
}
/** The texts of a game's positions in a language, by name. */
export type PositionTexts<Name extends string> = Record<Name, PositionWords>;

export const listed = <Name extends string>(
  clauses: Record<Name, string>,
  it: PositionTexts<Name>,
  en: PositionTexts<Name>,
): Position[] =>
  (Object.keys(clauses) as Name[]).map((name) => ({
    name,
    clause: clauses[name],
    words: { it: it[name], en: en[name] },
  }));
