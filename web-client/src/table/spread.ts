// Layout of open cards in front of a seat: a whole hand in as few rows as possible, or one row of groups.
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

export type Spread = Pick<Fan, 'width' | 'height' | 'spots'>;

/** A whole hand, in an area `room` pixels wide and at most `tall` high, dimensioned for `full` cards. */
export function inRows(count: number, room: number, tall: number, full: number): Spread {
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

/** Gap between groups as a share of a card's width. */
const GAP = 0.3;
const RAIL = { least: 20, most: 44, share: 0.9 };

/** Groups of those sizes in one row; it is as high as the upper part of its cards: index and emblem. */
export function inRow(groups: readonly number[], room: number, tall: number): Spread {
  const width = Math.max(RAIL.least, Math.min(RAIL.most, tall * RAIL.share));
  const at = groups.flatMap((size, g) => Array.from({ length: size }, () => g));
  const gaps = Math.max(0, groups.length - 1) * GAP * width;
  const step = at.length > 1 ? Math.min(SHOWN * width, (room - width - gaps) / (at.length - 1)) : 0;
  const left = (room - width - gaps - step * (at.length - 1)) / 2;
  const spots = at.map((g, i): Spot => ({ x: Math.max(0, left) + i * step + g * GAP * width, y: 1, turn: 0 }));
  return { width, height: tall, spots };
}
