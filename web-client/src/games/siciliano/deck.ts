// The Sicilian cards, for the generic table and for this game's own components.
import { cardsOf } from '../../cards/cards_of';
import type { Card } from '../../protocol/types';
import { deck } from './cards';

export const { byOrder } = deck;
export const FUJUTU: Card = 'M';
export const cards = cardsOf(deck);
