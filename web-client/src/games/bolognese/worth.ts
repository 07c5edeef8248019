// What an accuso comes to before it is made, so that one can see whether it reaches the target: the items on offer
// with their worth, and what doubling adds (D-3).
import type { OfferedItem } from '../../protocol/types';
import { isSequence, kindWord } from './known';

/** Three or more are doubled. */
const DOUBLED_FROM = 3;
/** A cricca of Tarocchi has three of the four cards, or all; the fourth is worth as much again as the three (4.1). */
const TAROCCHI: readonly string[] = ['T20', 'T19', 'T1', 'M'];
const TAROCCHI_UNIT = 18;

/** An item's worth as sequence and as cricca: cards of a Grande that are Tarocchi alone are both (D-4). */
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

/** What these come to, declared together by one seat. */
export function accuso(items: OfferedItem[]): number {
  const all = items.map(parts);
  const over0 = (n: number): boolean => n > 0;
  return sum(all.map((one) => one.sequence).filter(over0)) + sum(all.map((one) => one.cricca).filter(over0));
}
