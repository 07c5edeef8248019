// The 97 cards of Minchiate; a card's worth is its own count (CARD-6).
import { readDeck } from '../../../cards/deck';
import rows from './deck.json';
import pictures from './faces/pack.txt?url';

export const deck = readDeck(rows, pictures);
