// Layout of an open hand: cards as large as the area allows, in as few rows as possible.
import { RATIO } from '../motion/layout';
import type { Fan, Spot } from './fan';

/** Share of the width that must be visible to show the index. */
const STRIP = 0.36;
/** Visible share of the width if there is room. */
const SHOWN = 0.62;
/** Visible share of an upper row's card height. */
const ROW = 0.56;
const MOST = 46;
const LEAST = 18;

const perRow = (room: number, width: number): number =>
  Math.max(1, Math.floor((room - width) / (width * STRIP) + 1e-6) + 1);
const high = (rows: number, width: number): number => width * RATIO * (1 + (rows - 1) * ROW);

/** Positions for `count` cards in an area `room` pixels wide and at most `tall` high, dimensioned for `full` cards. */
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
