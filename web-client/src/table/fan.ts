// Where each card of a hand lies: one fan where there is room, rows one above the other on a phone.

export interface Spot {
  x: number;
  y: number;
  turn: number;
}
export interface Fan {
  /** Width of a card. */
  width: number;
  height: number;
  spots: Spot[];
}

const RATIO = 1.68;
const NARROW = 700;
/** A turned card takes more room at the ends of a curved fan. */
const CURVE = 24;
/** Room above the cards for those that are lifted. */
const HEADROOM = 42;
/** The index must show: a strip of so many parts of the card's width. */
const STRIP = 0.33;
/** How much of an upper row shows, in parts of a card's height. */
const ROW = 0.56;

function size(room: number, flat: boolean): number {
  if (room >= NARROW) return flat ? 84 : Math.min(112, Math.max(84, room / 9.2));
  return Math.max(52, Math.min(74, room / 5.7));
}

/** How many rows so many cards need for each to show its index. */
function rowsFor(count: number, room: number, width: number): number {
  const most = Math.max(1, Math.floor((room - width - CURVE) / (width * STRIP)) + 1);
  return Math.max(1, Math.ceil(count / (room < NARROW ? Math.min(most, 12) : most)));
}

/** Places for `count` cards in a list `room` pixels wide. */
export function arrange(count: number, room: number, flat = false): Fan {
  const width = size(room, flat);
  const tall = width * RATIO;
  if (count === 0 || room === 0) return { width, height: tall + HEADROOM, spots: [] };
  const rows = rowsFor(count, room, width);
  const perRow = Math.ceil(count / rows);
  const curved = rows === 1 && room >= NARROW && !flat;
  const step =
    perRow > 1 ? Math.min(width * (flat ? 0.8 : 0.5), (room - width - (curved ? CURVE : 0)) / (perRow - 1)) : 0;
  const spots: Spot[] = [];
  for (let i = 0; i < count; i++) {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const offset = (i % perRow) - (inRow - 1) / 2;
    const bend = curved ? offset / Math.max(6, inRow / 2) : 0;
    spots.push({
      x: room / 2 - width / 2 + offset * step,
      y: HEADROOM + row * tall * ROW + bend * bend * 16,
      turn: bend * 5.5,
    });
  }
  const height = HEADROOM + (rows - 1) * tall * ROW + tall + (curved ? 10 : 0);
  return { width, height, spots };
}
