import type { Card } from '../../../../protocol/types';
import { list, plural } from '../../../../i18n/grammar.it';
import {
  contatori,
  grandeParts,
  missingSuit,
  missingTarocco,
  plainCards,
  suitParts,
  type Named,
  type Phrases,
} from '../../parts';
import { suits } from './table';

const NUMBERS = ['nessuno', 'un', 'due', 'tre', 'quattro'];
const CARDS: Record<string, string> = {
  T20: 'l’Angelo',
  T19: 'il Mondo',
  T18: 'il Sole',
  T17: 'la Luna',
  T1: 'il Bégato',
  M: 'il Matto',
};
const FIGURES: Record<Named, string> = { Q: 'la Regina', N: 'il Cavallo', J: 'il Fante', '1': 'l’Asso' };

function withContatori(cards: Card[]): string {
  const named = contatori(cards).map((card) => CARDS[card] ?? card);
  return named.length ? ` con ${named.reduce((one, other) => `${one} ed ${other}`)}` : '';
}
function four(name: string, cards: Card[]): string {
  const suit = missingSuit(cards);
  return suit ? `tre ${name} sbaglia ${suits[suit] ?? suit}` : `quattro ${name}`;
}
const many = (name: string, cards: Card[]): string =>
  `${NUMBERS[plainCards(cards)] ?? ''} ${name}${withContatori(cards)}`;

function tarocchi(cards: Card[]): string {
  const without = missingTarocco(cards);
  if (without === undefined) return 'quattro Tarocchi';
  return without === 'T20' ? 'tre Tarocchi matti' : `tre Tarocchi senza ${CARDS[without] ?? without}`;
}
function suitSequence(cards: Card[]): string {
  const { suit, named } = suitParts(cards);
  return `${list(named.map((rank) => FIGURES[rank]))} di ${suits[suit] ?? suit}${withContatori(cards)}`;
}
function grande(cards: Card[]): string {
  const { heads, lowest, mori } = grandeParts(cards);
  const whole = heads.length === 3;
  const rosse = heads.join() === 'T18,T17';
  const head = whole ? 'la Grande' : rosse ? 'le due Rosse' : list(heads.map((card) => CARDS[card] ?? card));
  const run = lowest === null ? '' : ` fino al ${lowest}`;
  const moors = mori ? `, ${plural(mori, 'un Moro', `${NUMBERS[mori] ?? ''} Mori`)}` : '';
  return `${head}${run}${moors}${withContatori(cards)}`;
}

/** Combinations as players say them, the head understood. */
export const combinations = {
  said: {
    grande,
    suit_sequence: suitSequence,
    assi: (cards) => many('Assi', cards),
    mori: (cards) => many('Mori', cards),
    tarocchi,
    re: (cards) => four('Re', cards),
    regine: (cards) => four('Regine', cards),
    cavalli: (cards) => four('Cavalli', cards),
    fanti: (cards) => four('Fanti', cards),
  } satisfies Phrases as Phrases,
};
