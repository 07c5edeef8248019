// Traditional names of the cards: the pack is that of Minchiate.
export { names } from '../../minchiate/cards/names';
