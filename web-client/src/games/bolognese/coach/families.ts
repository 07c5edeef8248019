// Kinds of cricche and sequences, each by its minimal sets (CRIC-1, SEQ-2 to SEQ-5, SEQ-7, GRANDE-1).
import { choices, type Family } from '../../../coach/standing';
import type { Lang } from '../../../i18n/index.svelte';
import type { Card } from '../../../protocol/types';
import { COMBINATIONS } from '../about';
import { CONTATORI } from '../deck';
import { texts, type Texts } from '../i18n/texts';

const THREE = 3;
/** The first cards of a Grande, besides its head. */
const GRANDE: Card[] = ['T19', 'T18', 'T17'];
const HEAD = 'T20';

/** Three of the cards, or two with a Contatore as the third. */
const thirds = (cards: Card[]): Card[][] => [
  ...choices(cards, THREE),
  ...choices(cards, THREE - 1).flatMap((two) => CONTATORI.map((contatore) => [...two, contatore])),
];
/** Sets with the head, which cannot be substituted. */
const headed = (head: Card, cards: Card[]): Card[][] => [
  ...choices(cards, THREE - 1).map((two) => [head, ...two]),
  ...cards.flatMap((card) => CONTATORI.map((contatore) => [head, card, contatore])),
];

function sets(is: string, cards: Card[], sequence: boolean): Card[][] {
  if (!sequence) return choices(cards, THREE);
  if (is === 'grande') return headed(HEAD, GRANDE);
  if (is === 'assi' || is === 'mori') return thirds(cards);
  // In a suit, the ace extends a sequence but is never its third card (SEQ-3).
  const [king = '', ...figures] = cards.filter((card) => !card.endsWith('1'));
  return headed(king, figures);
}

export const families: readonly Family[] = COMBINATIONS.map(({ is, cards, sequence }) => ({
  is,
  sets: sets(is, cards, sequence ?? false),
}));

export const familyName = (is: string, lang: Lang): string =>
  texts[lang].about.combinations[is as keyof Texts['about']['combinations']].name;
