// An accuso in the words of an English player (ACC-9).
import { list } from '../../../../i18n/grammar.en';
import type { BologneseKind } from '../../../../protocol/types';
import { numberRows, type Accuso } from '../../accuso';
import { suits } from './table';

const NUMBERS = ['', 'a', 'two', 'three', 'four'];
const FIGURES: Record<string, string> = { Q: 'the Queen', N: 'the Horse', J: 'the Jack', 1: 'the ace' };
const CONTATORI: Record<string, string> = { T1: 'the Bégato', M: 'the Fool' };
const TAROCCHI: Record<string, string> = { T20: 'the Angel', T19: 'the World', ...CONTATORI };
const CLASSES: Partial<Record<BologneseKind, string>> = {
  re: 'Kings',
  regine: 'Queens',
  cavalli: 'Horses',
  fanti: 'Jacks',
  assi: 'aces',
};

const suitsOf = (cards: string[]): string[] => cards.map((card) => suits[card[0] ?? ''] ?? card).reverse();
const row = ([high, low]: [number, number]): string[] =>
  high - low > 1 ? [`the ${high} to the ${low}`] : high > low ? [`the ${high}`, `the ${low}`] : [`the ${high}`];

function grande(cards: string[]): string {
  const has = (card: string): boolean => cards.includes(card);
  const rosse = has('T18') && has('T17') ? ['both Rosse'] : has('T18') ? ['the Sun'] : has('T17') ? ['the Moon'] : [];
  const mori = cards.filter((card) => card.startsWith('TM')).length;
  return list([
    ...(has('T19') ? ['the World'] : []),
    ...rosse,
    ...numberRows(cards).flatMap(row),
    ...(mori ? [`${NUMBERS[mori]} Moor${mori > 1 ? 's' : ''}`] : []),
  ]);
}

function named({ kind, cards, lacks }: Accuso): string {
  if (kind === 'grande') return grande(cards);
  if (kind === 'suit_sequence')
    return `${list(cards.map((card) => FIGURES[card.slice(1)] ?? card))} of ${suitsOf(cards)[0]}`;
  if (kind === 'mori') return `${NUMBERS[cards.length]} Moors`;
  if (kind === 'assi' && cards.length < 3) return `the aces of ${list(suitsOf(cards))}`;
  const tarocco = Object.keys(TAROCCHI).find((card) => !cards.includes(card));
  const without = kind === 'tarocchi' ? (tarocco ? TAROCCHI[tarocco] : '') : lacks ? suits[lacks] : '';
  return `${NUMBERS[cards.length]} ${CLASSES[kind] ?? 'Tarocchi'}${without && ` without ${without}`}`;
}

export function accuso(said: Accuso): string {
  const text =
    named(said) + (said.contatori.length ? ` with ${list(said.contatori.map((card) => CONTATORI[card] ?? card))}` : '');
  return text.slice(0, 1).toLocaleUpperCase('en') + text.slice(1);
}
