// The 63 cards of the Sicilian pack; a card's worth is its value with two scartine.
import { readDeck } from '../../../cards/deck';
import rows from './deck.json';

export const deck = readDeck(
  rows,
  import.meta.glob<string>('./faces/*.svg', { query: '?url', import: 'default', eager: true }),
);
