// The Sicilian cards, for the generic table and for this game's own components.
import { cardsOf } from '../../cards/cards_of';
import type { Card } from '../../protocol/types';
import { deck } from './cards';

export const { byOrder, face } = deck;
export const FUJUTU: Card = 'M';
/** The highest trumps, T20 to T16. */
export const ARIE: readonly Card[] = ['T20', 'T19', 'T18', 'T17', 'T16'];
/** Whether the card is one of the trumps that win tricks; the Fujutu is not. */
export const isTrump = (card: Card): boolean => card.startsWith('T');
export const cards = cardsOf(deck);
