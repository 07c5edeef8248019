// Minchiate's cards, for the generic table and for this game's own components.
import { cardsOf } from '../../cards/cards_of';
import { SUITS } from '../../cards/deck';
import { catalogues, type Lang } from '../../i18n/index.svelte';
import { deck } from './cards';
import { texts } from './i18n/texts';

export { SUITS } from '../../cards/deck';
/** A card within a sentence: trumps with their number, the arie by name alone (CARD-4). */
export const { byOrder, info: cardInfo, face, said: cardName } = deck;

export const cardNames = (codes: string[], lang: Lang): string =>
  catalogues[lang].app.list(codes.map((code) => cardName(code, lang)));

/** "Coppe 3, Denari 1, …": suit counts of the fola, longest suit first (FOLA-10). */
export function suitCounts(counts: number[], lang: Lang): string {
  const { suits, chronicle } = texts[lang];
  const parts = SUITS.map((suit, i) => ({ suit, n: counts[i] ?? 0 }))
    .filter((part) => part.n > 0)
    .sort((a, b) => b.n - a.n);
  return parts.map((part) => chronicle.suitCount(part.n, suits[part.suit] ?? part.suit)).join(', ');
}

export const cards = cardsOf(deck);
