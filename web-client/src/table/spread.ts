// Where the cards of a hand lie that is open on the table: as large as their place allows, in as few rows as it takes.
import { RATIO } from '../motion/layout';
import type { Fan, Spot } from './fan';

/** The index must show: a strip of so many parts of the card's width. */
const STRIP = 0.36;
/** Where there is room, so much. */
const SHOWN = 0.62;
/** How much of an upper row shows, in parts of a card's height. */
const ROW = 0.56;
const MOST = 46;
const LEAST = 18;

const perRow = (room: number, width: number): number =>
  Math.max(1, Math.floor((room - width) / (width * STRIP) + 1e-6) + 1);
const high = (rows: number, width: number): number => width * RATIO * (1 + (rows - 1) * ROW);

/** Places for `count` cards in a place `room` pixels wide and at most `tall` high that is for `full` cards. */
export function spread(
  count: number,
  room: number,
  tall: number,
  full = count,
): Pick<Fan, 'width' | 'height' | 'spots'> {
  const most = Math.max(count, full, 1);
  let width = MOST;
  const rows = () => Math.ceil(most / perRow(room, width));
  while (width > LEAST && high(rows(), width) > tall) width -= 1;
  const each = Math.ceil(count / Math.max(1, Math.ceil(count / perRow(room, width))));
  const step = each > 1 ? Math.min(width * SHOWN, (room - width) / (each - 1)) : 0;
  const spots: Spot[] = Array.from({ length: room === 0 ? 0 : count }, (_, i) => {
    const row = Math.floor(i / each);
    const inRow = Math.min(each, count - row * each);
    return {
      x: (room - width - step * (inRow - 1)) / 2 + (i % each) * step,
      y: row * width * RATIO * ROW,
      turn: 0,
    };
  });
  return { width, height: high(Math.ceil(count / Math.max(1, each)), width), spots };
}
