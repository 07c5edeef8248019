// Adapts a deck to the interface that the table of any game uses.
import type { Cards } from '../games/game_ui';
import { kindOf, type Deck } from './deck';

export const cardsOf = (deck: Deck): Cards => ({
  name: deck.said,
  title: (code, lang) => deck.info(code)[lang],
  worth: (code) => deck.info(code).worth,
  order: deck.byOrder,
  kind: kindOf,
  face: deck.face,
  preload: deck.preload,
});
