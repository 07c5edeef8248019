// Minchiate's cards, for the generic table and for this game's own components.
import { cardsOf } from '../../cards/cards_of';
import { catalogues, type Lang } from '../../i18n/index.svelte';
import { deck } from './cards';

export { SUITS } from '../../cards/deck';
/** A card within a sentence: trumps with their number, the arie by name alone (CARD-4). */
export const { byOrder, info: cardInfo, face, said: cardName } = deck;

export const cardNames = (codes: string[], lang: Lang): string =>
  catalogues[lang].app.list(codes.map((code) => cardName(code, lang)));

export const cards = cardsOf(deck);
