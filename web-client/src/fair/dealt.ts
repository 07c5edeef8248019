// How a game makes its pack of the words of chance.
import type { Card, Options } from '../protocol/types';
import type { CardInfo } from '../cards/deck';

export interface Dealt {
  /** The whole pack before it is shuffled. */
  laid: readonly Card[];
  /** The rules ask for another shuffle of the whole pack. */
  again?(pack: readonly Card[], options: Options): boolean;
}

/** The suits, the Matto, the trumps, each from weak to strong: as every game here lays its pack out. */
export function laidOut(cards: readonly CardInfo[]): Card[] {
  const of = (fits: (suit: string) => boolean): Card[] =>
    [...cards].sort((a, b) => a.order - b.order).flatMap((card) => (fits(card.suit) ? [card.code] : []));
  return [...of((suit) => suit !== 'T' && suit !== 'M'), ...of((suit) => suit === 'M'), ...of((suit) => suit === 'T')];
}
