// The pack before shuffling, in the order that every game here uses (docs/fair.md).
import type { Card } from '../protocol/types';
import type { CardInfo } from './deck';

/** Returns the suits, the Matto and the trumps, each from weak to strong. */
export function unshuffled(cards: readonly CardInfo[]): Card[] {
  const of = (fits: (suit: string) => boolean): Card[] =>
    [...cards].sort((a, b) => a.order - b.order).flatMap((card) => (fits(card.suit) ? [card.code] : []));
  return [...of((suit) => suit !== 'T' && suit !== 'M'), ...of((suit) => suit === 'M'), ...of((suit) => suit === 'T')];
}
