// Points of an accuso before it is made, so that players see whether it reaches the target: the offered items with
// their worth, plus doubling (D-3).
import type { OfferedItem } from '../../protocol/types';
import { isSequence, kindWord } from './kinds';

/** Minimum number of combinations that are doubled. */
const DOUBLED_FROM = 3;
/** A cricca of Tarocchi has three or all four of these; the fourth doubles the points of three (4.1). */
const TAROCCHI: readonly string[] = ['T20', 'T19', 'T1', 'M'];
const TAROCCHI_UNIT = 18;

/** Points of an item as a sequence and as a cricca: the Tarocchi of a Grande are both (D-4). */
function parts({ word, cards, worth }: OfferedItem): { sequence: number; cricca: number } {
  const kind = kindWord(word);
  if (kind === null || !isSequence(kind)) return { sequence: 0, cricca: worth };
  const both = cards.length > 2 && cards.every((card) => TAROCCHI.includes(card));
  const cricca = both ? TAROCCHI_UNIT * (cards.length - 2) : 0;
  return { sequence: worth - cricca, cricca };
}

const sum = (list: number[]): number => {
  const points = list.reduce((all, one) => all + one, 0);
  return list.length >= DOUBLED_FROM ? 2 * points : points;
};

/** Total points of these items, declared together by one seat. */
export function accuso(items: OfferedItem[]): number {
  const all = items.map(parts);
  const over0 = (n: number): boolean => n > 0;
  return sum(all.map((one) => one.sequence).filter(over0)) + sum(all.map((one) => one.cricca).filter(over0));
}
