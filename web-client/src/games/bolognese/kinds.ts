// The kinds of combinations, and how each is scored.
import type { BologneseKind } from '../../protocol/types';

interface Kind {
  /** Contains the Contatori; otherwise a cricca. */
  sequence: boolean;
  clause: string;
}
const sequence = (clause: string): Kind => ({ sequence: true, clause });
const cricca: Kind = { sequence: false, clause: 'CRIC-1' };

export const KINDS: Record<BologneseKind, Kind> = {
  grande: sequence('GRANDE-1'),
  suit_sequence: sequence('SEQ-2'),
  assi: sequence('SEQ-4'),
  mori: sequence('SEQ-5'),
  tarocchi: cricca,
  re: cricca,
  regine: cricca,
  cavalli: cricca,
  fanti: cricca,
};

const isKind = (word: string): word is BologneseKind => Object.hasOwn(KINDS, word);
export const kindWord = (word: string): BologneseKind | null => (isKind(word) ? word : null);
export const isSequence = (kind: BologneseKind): boolean => KINDS[kind].sequence;

/** A value for each kind. */
export const forKinds = <Value>(value: (kind: BologneseKind) => Value): Record<BologneseKind, Value> =>
  Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, value(kind as BologneseKind)])) as Record<
    BologneseKind,
    Value
  >;
