// The 97 cards, which are those of Minchiate, and their rows (TOC-2).
import { cardsOf } from '../../cards/cards_of';
import { kindOf, KINDS } from '../../cards/deck';
import type { Card } from '../../protocol/types';
import { deck } from '../minchiate/cards';

export { deck };
export const { face } = deck;

const COURTS: Record<string, number> = { J: 11, N: 12, Q: 13, K: 14 };
/** Number of a card within its row; null for the Matto. */
const numberOf = (card: Card): number | null => {
  const rank = card.slice(1);
  return rank ? (COURTS[rank] ?? Number(rank)) : null;
};

/** Sorts by row, then by number, not by strength. */
export const byNumber = (a: Card, b: Card): number =>
  KINDS.indexOf(kindOf(a)) - KINDS.indexOf(kindOf(b)) || (numberOf(a) ?? 0) - (numberOf(b) ?? 0);
// Players mark what the cards touch, never their points.
export const cards = { ...cardsOf(deck), order: byNumber, worth: () => 0 };

/** Distance to the nearest of these cards; null if none is in the same row. */
export function distance(card: Card, among: readonly Card[]): number | null {
  const number = numberOf(card);
  if (number === null) return null;
  const apart = among
    .filter((other) => kindOf(other) === kindOf(card))
    .map((other) => Math.abs((numberOf(other) ?? 0) - number));
  return apart.length ? Math.min(...apart) : null;
}
