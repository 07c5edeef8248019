// The 63 cards of the Sicilian pack; a card's worth is its value with two scartine.
import { readDeck } from '../../../cards/deck';
import rows from './deck.json';
import pictures from './faces/pack.txt?url';

export const deck = readDeck(rows, pictures);
