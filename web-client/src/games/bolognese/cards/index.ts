// The 62 cards of the Bolognese pack; a card's worth is its count when paired with a card that counts nothing.
import { readDeck } from '../../../cards/deck';
import rows from './deck.json';
import pictures from './faces/pack.txt?url';

export const deck = readDeck(rows, pictures);
