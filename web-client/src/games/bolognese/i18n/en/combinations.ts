import type { Card } from '../../../../protocol/types';
import { list, plural } from '../../../../i18n/grammar.en';
import { contatori, grandeParts, missingSuit, missingTarocco, plainCards, suitParts, type Named } from '../../parts';
import type { combinations as it } from '../it/combinations';
import { suits } from './table';

const NUMBERS = ['no', 'one', 'two', 'three', 'four'];
const CARDS: Record<string, string> = {
  T20: 'the Angel',
  T19: 'the World',
  T18: 'the Sun',
  T17: 'the Moon',
  T1: 'the Magician',
  M: 'the Fool',
};
const FIGURES: Record<Named, string> = { Q: 'the Queen', N: 'the Horse', J: 'the Jack', '1': 'the Ace' };

function withContatori(cards: Card[]): string {
  const named = contatori(cards).map((card) => CARDS[card] ?? card);
  return named.length ? ` with ${list(named)}` : '';
}
function four(name: string, cards: Card[]): string {
  const suit = missingSuit(cards);
  return suit ? `three ${name} without ${suits[suit] ?? suit}` : `four ${name}`;
}
const many = (name: string, cards: Card[]): string =>
  `${NUMBERS[plainCards(cards)] ?? ''} ${name}${withContatori(cards)}`;

function tarocchi(cards: Card[]): string {
  const without = missingTarocco(cards);
  if (without === undefined) return 'four Tarocchi';
  return without === 'T20' ? 'three “mad” Tarocchi' : `three Tarocchi without ${CARDS[without] ?? without}`;
}
function suitSequence(cards: Card[]): string {
  const { suit, named } = suitParts(cards);
  return `${list(named.map((rank) => FIGURES[rank]))} of ${suits[suit] ?? suit}${withContatori(cards)}`;
}
function grande(cards: Card[]): string {
  const { heads, lowest, mori } = grandeParts(cards);
  const whole = heads.length === 3;
  const rosse = heads.join() === 'T18,T17';
  const head = whole ? 'the Grande' : rosse ? 'the two Rosse' : list(heads.map((card) => CARDS[card] ?? card));
  const run = lowest === null ? '' : ` down to the ${lowest}`;
  const moors = mori ? `, ${plural(mori, 'a Moor', `${NUMBERS[mori] ?? ''} Moors`)}` : '';
  return `${head}${run}${moors}${withContatori(cards)}`;
}

export const combinations: typeof it = {
  said: {
    grande,
    suit_sequence: suitSequence,
    assi: (cards) => many('Aces', cards),
    mori: (cards) => many('Moors', cards),
    tarocchi,
    re: (cards) => four('Kings', cards),
    regine: (cards) => four('Queens', cards),
    cavalli: (cards) => four('Horses', cards),
    fanti: (cards) => four('Jacks', cards),
  },
};
