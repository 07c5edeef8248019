// The kinds of combinations.
import type { BologneseKind } from '../../protocol/types';

/** Whether the kind contains the Contatori; otherwise it is a cricca. */
const SEQUENCE: Record<BologneseKind, boolean> = {
  grande: true,
  suit_sequence: true,
  assi: true,
  mori: true,
  tarocchi: false,
  re: false,
  regine: false,
  cavalli: false,
  fanti: false,
};

const isKind = (word: string): word is BologneseKind => Object.hasOwn(SEQUENCE, word);
export const kindWord = (word: string): BologneseKind | null => (isKind(word) ? word : null);
export const isSequence = (kind: BologneseKind): boolean => SEQUENCE[kind];

/** A value for each kind. */
export const forKinds = <Value>(value: (kind: BologneseKind) => Value): Record<BologneseKind, Value> =>
  Object.fromEntries(Object.keys(SEQUENCE).map((kind) => [kind, value(kind as BologneseKind)])) as Record<
    BologneseKind,
    Value
  >;
