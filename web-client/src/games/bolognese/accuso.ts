// A combination as players name it when they declare it: without its head (ACC-9).
import { kindOf, SUITS, type Suit } from '../../cards/deck';
import type { BologneseKind, Card } from '../../protocol/types';
import { byOrder, isContatore } from './deck';
import { isSequence } from './kinds';

/** What is named of it. */
export interface Accuso {
  kind: BologneseKind;
  /** The cards without the head, from the highest; those of a sequence without the Contatori. */
  cards: Card[];
  contatori: Card[];
  /** The suit that three of four suits lack. */
  lacks: Suit | undefined;
}

const HEAD = /^(T20|.K)$/;

export function namedOf(kind: BologneseKind, codes: readonly Card[]): Accuso {
  const sequence = isSequence(kind);
  const isHead = (card: Card): boolean => sequence && HEAD.test(card);
  const ofContatori = (card: Card): boolean => sequence && isContatore(card);
  const cards = codes.filter((card) => !isHead(card) && !ofContatori(card)).sort((a, b) => byOrder(b, a));
  return {
    kind,
    cards,
    contatori: codes.filter(ofContatori).sort((a, b) => byOrder(a, b)),
    lacks: cards.length === 3 ? SUITS.find((suit) => !cards.some((card) => kindOf(card) === suit)) : undefined,
  };
}

/** Numbers of the Grande below the Luna, in rows without a gap: from the highest to the lowest of each. */
export function numberRows(cards: readonly Card[]): [number, number][] {
  const rows: [number, number][] = [];
  for (const n of cards.map((card) => Number(card.slice(1))).filter((n) => n < 17)) {
    const last = rows.at(-1);
    if (last && last[1] === n + 1) last[1] = n;
    else rows.push([n, n]);
  }
  return rows;
}
