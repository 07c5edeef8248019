// The 62 cards of the Bolognese pack; what a card is worth is what it counts beside one that counts nothing.
import { readDeck } from '../../../cards/deck';
import rows from './deck.json';

export const deck = readDeck(
  rows,
  import.meta.glob<string>('./faces/*.svg', { query: '?url', import: 'default', eager: true }),
);
