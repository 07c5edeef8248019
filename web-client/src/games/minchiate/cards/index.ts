// The 97 cards of Minchiate; a card's worth is its own count (CARD-6).
import { readDeck } from '../../../cards/deck';
import rows from './deck.json';

export const deck = readDeck(
  rows,
  import.meta.glob<string>('./faces/*.svg', { query: '?url', import: 'default', eager: true }),
);
