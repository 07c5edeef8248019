// A pack as the table of any game asks for its cards.
import type { Cards } from '../games/game_ui';
import { fetchFaces } from './ahead';
import { kindOf, type Deck } from './deck';

export const cardsOf = (deck: Deck): Cards => ({
  name: deck.said,
  title: (code, lang) => deck.info(code)[lang],
  worth: (code) => deck.info(code).worth,
  order: deck.byOrder,
  kind: kindOf,
  face: deck.face,
  ahead: (lang) => fetchFaces(deck, lang),
});
