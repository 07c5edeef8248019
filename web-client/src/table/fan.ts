// Layout of a hand: one fan if there is room, otherwise rows.

import { RATIO, type CardPosition } from '../motion/layout';
import type { Point } from './grip';

export interface Spot {
  x: number;
  y: number;
  turn: number;
}
export interface Fan {
  /** Width of a card. */
  width: number;
  height: number;
  /** Room above the cards for lifted ones. */
  headroom: number;
  /** Cards per row; the last row may have fewer. */
  perRow: number;
  spots: Spot[];
}
export interface Room {
  /** Little overlap, for selecting among a few cards. */
  flat?: boolean;
  /** Maximum height. */
  tall?: number;
  /** Number of cards that the area has room for: it keeps its height as they leave. */
  full?: number;
  /** Share of a card's height by which the lowest row may extend below the table's edge. */
  sunk?: number;
}

const NARROW = 700;
/** Extra width for the rotated cards at the ends of a curved fan. */
const CURVE = 24;
/** Vertical drop of the ends of a curved fan. */
const BEND = 16;
const HEADROOM = { most: 42, least: 12, share: 0.14 };
/** Share of the width that must be visible to show the index. */
const STRIP = 0.33;
/** Cards per row on a phone; more if each still shows enough for a finger. */
const PHONE_ROW = 12;
const FINGER = 24;
/** Visible share of an upper row's card height. */
const ROW = 0.56;
const LEAST_WIDTH = 38;

function size(room: number, flat: boolean): number {
  if (room >= NARROW) return flat ? 84 : Math.min(112, Math.max(84, room / 9.2));
  return Math.max(52, Math.min(92, room / 5.7));
}

/** Rows needed for each card to show its index. */
function rowsFor(count: number, room: number, width: number): number {
  const most = Math.max(1, Math.floor((room - width - CURVE) / (width * STRIP)) + 1);
  if (room >= NARROW) return Math.max(1, Math.ceil(count / most));
  const fingers = Math.floor((room - width - CURVE) / FINGER) + 1;
  return Math.max(1, Math.ceil(count / Math.min(most, Math.max(PHONE_ROW, fingers))));
}

/** Arranges `count` cards in a list `room` pixels wide. */
export function arrange(
  count: number,
  room: number,
  { flat = false, tall = Infinity, sunk = 0, full = 0 }: Room = {},
): Fan {
  const headroom = Math.round(Math.max(HEADROOM.least, Math.min(HEADROOM.most, tall * HEADROOM.share)));
  const curves = (rows: number) => rows === 1 && room >= NARROW && !flat;
  const high = (rows: number) => RATIO * (1 + (rows - 1) * ROW - sunk);
  const fitting = (rows: number) =>
    Math.max(LEAST_WIDTH, Math.min(size(room, flat), (tall - headroom - (curves(rows) ? BEND : 0)) / high(rows)));
  const most = Math.max(count, full);
  let rows = rowsFor(most, room, size(room, flat));
  // Smaller cards may need fewer rows.
  while (rows > 1 && rowsFor(most, room, fitting(rows)) < rows) rows -= 1;
  let width = fitting(rows);
  let height = Math.round(headroom + width * high(rows) + (curves(rows) ? BEND : 0));
  if (full > 0 && count > full) {
    // Cards that will be discarded make the cards smaller instead of the area larger.
    const place = arrange(full, room, { flat, tall, sunk, full }).height;
    width = Math.min(width, Math.max(LEAST_WIDTH, (place - headroom - (curves(rows) ? BEND : 0)) / high(rows)));
    height = Math.max(place, Math.round(headroom + width * high(rows)));
  }
  if (count === 0 || room === 0) return { width, height, headroom, perRow: 1, spots: [] };
  const taken = Math.min(rows, rowsFor(count, room, width));
  const perRow = Math.ceil(count / taken);
  const curved = curves(taken);
  // Small cards, too, show enough for a finger.
  const apart = Math.max(width * (flat ? 0.8 : 0.5), FINGER);
  const step = perRow > 1 ? Math.min(apart, (room - width - (curved ? CURVE : 0)) / (perRow - 1)) : 0;
  const top = headroom + (rows - taken) * width * RATIO * ROW;
  const spots: Spot[] = [];
  for (let i = 0; i < count; i++) {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const offset = (i % perRow) - (inRow - 1) / 2;
    const bend = curved ? offset / Math.max(6, inRow / 2) : 0;
    spots.push({
      x: room / 2 - width / 2 + offset * step,
      y: top + row * width * RATIO * ROW + bend * bend * BEND,
      turn: bend * 5.5,
    });
  }
  return { width, height, headroom, perRow, spots };
}

/** Distance of a fanned card's pivot below the card, as a share of its height. */
const PIVOT = 1.6;

/** Centre and rotation of a card, from the list's upper left corner. */
export function middle({ width, spots }: Fan, at: number): { x: number; y: number; width: number; turn: number } {
  const { x = 0, y = 0, turn = 0 } = spots[at] ?? {};
  const arm = (PIVOT - 0.5) * width * RATIO;
  const angle = (turn * Math.PI) / 180;
  return {
    x: x + width / 2 + arm * Math.sin(angle),
    y: y + PIVOT * width * RATIO - arm * Math.cos(angle),
    width,
    turn,
  };
}

/** Positions of a hand's cards, including the offset of a dragged one. */
export const lying = (fan: Fan, cards: readonly string[], held: (card: string) => Point | null): CardPosition[] =>
  cards.map((token, at) => {
    const [spot, by] = [middle(fan, at), held(token)];
    return { token, ...spot, ...(by && { x: spot.x + by.x, y: spot.y + by.y, turn: 0 }) };
  });

/** Index of the card at `x` in the same row: each card covers the previous one. */
export function besides({ spots, perRow }: Fan, of: number, x: number): number {
  const first = Math.floor(of / perRow) * perRow;
  const row = spots.slice(first, first + perRow);
  return (
    first +
    Math.max(
      0,
      row.findLastIndex((spot) => spot.x <= x),
    )
  );
}
