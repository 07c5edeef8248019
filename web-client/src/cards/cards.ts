// The cards of Minchiate under the names by which the page asks for them.
import { deck } from '../games/minchiate/cards';

export { SUITS, kindOf, type CardInfo, type Group, type Suit } from './deck';

export const { cards: ALL_CARDS, info: cardInfo, byOrder, said, face, faces: allFaces } = deck;
