// A pack before it is shuffled, as every game here lays it out (docs/fair.md).
import type { Card } from '../protocol/types';
import type { CardInfo } from './deck';

/** The suits, the Matto, the trumps, each from weak to strong. */
export function unshuffled(cards: readonly CardInfo[]): Card[] {
  const of = (fits: (suit: string) => boolean): Card[] =>
    [...cards].sort((a, b) => a.order - b.order).flatMap((card) => (fits(card.suit) ? [card.code] : []));
  return [...of((suit) => suit !== 'T' && suit !== 'M'), ...of((suit) => suit === 'M'), ...of((suit) => suit === 'T')];
}
