// An accuso as a player says it (ACC-9).
import { list } from '../../../../i18n/grammar.it';
import type { BologneseKind } from '../../../../protocol/types';
import { numberRows, type Accuso } from '../../accuso';
import { suits } from './table';

const NUMBERS = ['', 'un', 'due', 'tre', 'quattro'];
const FIGURES: Record<string, string> = { Q: 'la Regina', N: 'il Cavallo', J: 'il Fante', 1: 'l’Asso' };
const CONTATORI: Record<string, string> = { T1: 'il Bégato', M: 'il Matto' };
const TAROCCHI: Record<string, string> = { T19: 'il Mondo', ...CONTATORI };
const CLASSES: Partial<Record<BologneseKind, string>> = {
  re: 'Re',
  regine: 'Regine',
  cavalli: 'Cavalli',
  fanti: 'Fanti',
  assi: 'Assi',
};

const suitsOf = (cards: string[]): string[] => cards.map((card) => suits[card[0] ?? ''] ?? card).reverse();
/** With an article, also one joined to a preposition: "il 16", "dal 16", "all’8". */
const number = (n: number, article = 'il'): string =>
  n === 8 || n === 11 ? `${article === 'il' ? '' : article}l’${n}` : `${article} ${n}`;
const row = ([high, low]: [number, number]): string[] =>
  high - low > 1
    ? [`${number(high, 'dal')} ${number(low, 'al')}`]
    : high > low
      ? [number(high), number(low)]
      : [number(high)];

function grande(cards: string[]): string {
  const has = (card: string): boolean => cards.includes(card);
  const rosse = has('T18') && has('T17') ? ['le due Rosse'] : has('T18') ? ['il Sole'] : has('T17') ? ['la Luna'] : [];
  const mori = cards.filter((card) => card.startsWith('TM')).length;
  return list([
    ...(has('T19') ? ['il Mondo'] : []),
    ...rosse,
    ...numberRows(cards).flatMap(row),
    ...(mori ? [mori > 1 ? `${NUMBERS[mori]} Mori` : 'un Moro'] : []),
  ]);
}

function tarocchi(cards: string[]): string {
  if (cards.length > 3) return 'quattro Tarocchi';
  if (!cards.includes('T20')) return 'tre Tarocchi matti';
  const lacking = Object.keys(TAROCCHI).find((card) => !cards.includes(card)) ?? '';
  return `tre Tarocchi senza ${TAROCCHI[lacking]}`;
}

function named({ kind, cards, lacks }: Accuso): string {
  if (kind === 'grande') return grande(cards);
  if (kind === 'tarocchi') return tarocchi(cards);
  if (kind === 'suit_sequence')
    return `${list(cards.map((card) => FIGURES[card.slice(1)] ?? card))} di ${suitsOf(cards)[0]}`;
  if (kind === 'mori') return `${NUMBERS[cards.length]} Mori`;
  if (cards.length < 3) return `gli Assi di ${list(suitsOf(cards))}`;
  return `${NUMBERS[cards.length]} ${CLASSES[kind]}${lacks ? ` sbaglia ${suits[lacks]}` : ''}`;
}

export function accuso(said: Accuso): string {
  const [first, second] = said.contatori.map((card) => CONTATORI[card]);
  const text = named(said) + (first ? ` con ${first}` : '') + (second ? ` ed ${second}` : '');
  return text.slice(0, 1).toLocaleUpperCase('it') + text.slice(1);
}
