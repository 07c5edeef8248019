// The Bolognese cards, for the generic table and for this game's own components.
import { cardsOf } from '../../cards/cards_of';
import { catalogues, type Lang } from '../../i18n/index.svelte';
import type { Card } from '../../protocol/types';
import { deck } from './cards';

export const { byOrder, face, said: cardName } = deck;

export const cardNames = (codes: Card[], lang: Lang): string =>
  catalogues[lang].app.list(codes.map((code) => cardName(code, lang)));

/** The Bégato and the Matto, which count in every sequence (1.1). */
export const CONTATORI: readonly Card[] = ['T1', 'M'];
export const isContatore = (card: Card): boolean => CONTATORI.includes(card);

export const cards = cardsOf(deck);
