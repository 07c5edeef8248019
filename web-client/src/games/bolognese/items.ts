// The panel of an accuso, and of calling the match out. Players see before an accuso whether it reaches the target: the
// offered items with their worth, plus doubling (D-3).
import { kindOf } from '../../cards/deck';
import type { OfferedItem, OfferedMove } from '../../protocol/types';
import { zone } from '../../timeline/fold';
import type { GameBoard } from '../contract/board';
import type { ItemsWords } from '../contract/words';
import { combinationName } from './about';
import { texts } from './i18n/texts';
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

/** Whether the dealer is asked to call the match out, looking at the last two cards; in Millone the opponent is asked after it. */
export const isDealersLook = ({ view, scene }: GameBoard): boolean => zone(view, `last_two:${scene.dealer}`).count > 0;

/** Points missing to the target; absent if out of reach. */
export function items(board: GameBoard, { move, notes, items: offered = [] }: OfferedMove): ItemsWords {
  const { moves, panel } = texts[board.lang];
  const missing = notes?.missing;
  const common: ItemsWords = {
    item: ({ word, cards: [first = ''] }) =>
      combinationName(word === 'suit_sequence' ? `suit${kindOf(first)}` : word, board.lang),
    worth: accuso,
  };
  if (move === 'declare') return { ...common, ...(missing === undefined ? {} : { note: panel.missing(missing) }) };
  const first = isDealersLook(board);
  const pass = first ? moves.call.name : panel.pass;
  return {
    ...common,
    title: first ? moves.call.title : panel.asked,
    none: offered.length || !first ? panel.short : moves.declare.none,
    pass,
    silent: pass,
    announce: (_, points) => panel.out(points),
    least: missing ?? Infinity,
    ...(missing === undefined ? {} : { note: panel.toTarget(missing) }),
  };
}
