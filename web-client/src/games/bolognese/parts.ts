// The parts of a combination as they are named: the head is implied, the Contatori are named last (3.5.1).
import type { Suit } from '../../cards/deck';
import { SUITS } from '../../cards/deck';
import type { BologneseKind, Card } from '../../protocol/types';
import { isContatore, kindOf } from './deck';

const GRANDE: readonly Card[] = ['T19', 'T18', 'T17'];
const TAROCCHI: readonly Card[] = ['T20', 'T19', 'T1', 'M'];
/** Named cards of a suit's sequence, in order. */
const NAMED = ['Q', 'N', 'J', '1'] as const;
export type Named = (typeof NAMED)[number];

const held = (all: readonly Card[], cards: Card[]): Card[] => all.filter((card) => cards.includes(card));
const missing = (all: readonly Card[], cards: Card[]): Card[] => all.filter((card) => !cards.includes(card));
export const contatori = (cards: Card[]): Card[] => held(['T1', 'M'], cards);
/** Number of cards besides the Contatori. */
export const plainCards = (cards: Card[]): number => cards.filter((card) => !isContatore(card)).length;

/** Suit of a sequence, and the named cards besides its King. */
export function suitParts(cards: Card[]): { suit: string; named: Named[] } {
  const suit = kindOf(cards.find((card) => !isContatore(card)) ?? '');
  return { suit, named: NAMED.filter((rank) => cards.includes(suit + rank)) };
}

/** A Grande besides its Angelo: Mondo, Sole, Luna; the lowest of the numbers that continue it; the number of Mori. */
export function grandeParts(cards: Card[]): { heads: Card[]; lowest: number | null; mori: number } {
  const numbers = cards.map((card) => Number(/^T(\d+)$/.exec(card)?.[1])).filter((n) => n >= 5 && n <= 16);
  return {
    heads: held(GRANDE, cards),
    lowest: numbers.length ? Math.min(...numbers) : null,
    mori: cards.filter((card) => card.startsWith('TM')).length,
  };
}

/** The Tarocco, or suit, missing from a cricca of three; undefined if all four are present. */
export const missingTarocco = (cards: Card[]): Card | undefined => missing(TAROCCHI, cards)[0];
export const missingSuit = (cards: Card[]): Suit | undefined =>
  cards.length === 4 ? undefined : SUITS.find((suit) => !cards.some((card) => kindOf(card) === suit));

/** Name of each kind, given its cards. */
export type Phrases = Record<BologneseKind, (cards: Card[]) => string>;
