// What a combination is made of, as one says it: its head is understood, the Contatori are named last (3.5.1).
import type { Suit } from '../../cards/deck';
import { SUITS } from '../../cards/deck';
import type { BologneseKind, Card } from '../../protocol/types';
import { isContatore, kindOf } from './deck';

const GRANDE: readonly Card[] = ['T19', 'T18', 'T17'];
const TAROCCHI: readonly Card[] = ['T20', 'T19', 'T1', 'M'];
/** Of a suit's sequence, as they are named. */
const NAMED = ['Q', 'N', 'J', '1'] as const;
export type Named = (typeof NAMED)[number];

const held = (all: readonly Card[], cards: Card[]): Card[] => all.filter((card) => cards.includes(card));
const missing = (all: readonly Card[], cards: Card[]): Card[] => all.filter((card) => !cards.includes(card));
export const contatori = (cards: Card[]): Card[] => held(['T1', 'M'], cards);
/** How many there are beside the Contatori. */
export const plainCards = (cards: Card[]): number => cards.filter((card) => !isContatore(card)).length;

/** The suit of a sequence, and what is named of it beside its King. */
export function suitParts(cards: Card[]): { suit: string; named: Named[] } {
  const suit = kindOf(cards.find((card) => !isContatore(card)) ?? '');
  return { suit, named: NAMED.filter((rank) => cards.includes(suit + rank)) };
}

/** The Grande beside its Angelo: Mondo, Sole, Luna; the lowest of the numbers that hang on; the Mori after them. */
export function grandeParts(cards: Card[]): { heads: Card[]; lowest: number | null; mori: number } {
  const numbers = cards.map((card) => Number(/^T(\d+)$/.exec(card)?.[1])).filter((n) => n >= 5 && n <= 16);
  return {
    heads: held(GRANDE, cards),
    lowest: numbers.length ? Math.min(...numbers) : null,
    mori: cards.filter((card) => card.startsWith('TM')).length,
  };
}

/** The Tarocco, or the suit, that a cricca of three lacks; nothing where all four are there. */
export const missingTarocco = (cards: Card[]): Card | undefined => missing(TAROCCHI, cards)[0];
export const missingSuit = (cards: Card[]): Suit | undefined =>
  cards.length === 4 ? undefined : SUITS.find((suit) => !cards.some((card) => kindOf(card) === suit));

/** What each kind is called, given its cards. */
export type Phrases = Record<BologneseKind, (cards: Card[]) => string>;
