// Positions of a trick's cards in front of their seats; the numbers match the component's styles.
import { RATIO, type Box, type CardPosition } from '../motion/layout';
import type { Trick } from '../timeline/scene';
import { round, spot } from './seats';

/** Width of the area in card widths. */
const WIDE = 3.15;
/** Horizontal distance from the centre in card widths, with a slight rotation. */
const ASIDE = 1.03;
const SLANT = 0.02;
/** Vertical distance of opposite cards in card widths, if the height allows. */
const APART = { few: 0.86, many: 1.35 };
const ROOM = { few: 1.75, many: 1.7 };
/** Gaps of a row, in px. */
const GAP = 8;
const PADDING = 2;
const LEAST = 30;
/** Additional drop and rotation of a captured card. */
const DROP = 0.14;
const FALLEN = 19;

/** Slight rotation of a card, always the same for the same card. */
export function skew(card: string, dead: boolean): number {
  let sum = 0;
  for (const letter of card) sum = sum * 31 + letter.charCodeAt(0);
  const turn = (sum % 13) - 6;
  return dead ? turn + (turn < 0 ? -FALLEN : FALLEN) : turn;
}

/** In card widths. */
export const drop = (dead: boolean): number => (dead ? DROP : 0);

/** Stacking order: nearer cards cover farther ones, whoever played first, so that every index is visible. */
export const nearness = (y: number): number => Math.round(2 * y) + 3;

interface Seen {
  from: number;
  seats: number;
  /** Beside a panel. */
  row: boolean;
  dead: readonly string[];
}

/** Seats from left to right as they sit; the near one is in the middle, once its card lies there. */
function inRow(plays: Trick['plays'], from: number, seats: number): number[] {
  const others = round(from, seats).slice(1).reverse();
  const middle = Math.ceil(others.length / 2);
  const own = plays.some(({ seat }) => seat === from) ? [from] : [];
  return [...others.slice(0, middle), ...own, ...others.slice(middle)];
}

export function slots({ plays }: Trick, { width, height }: Box, { from, seats, row, dead }: Seen): CardPosition[] {
  if (row) {
    // If only upper halves are visible, cards are as small as allowed.
    const size = Math.max(LEAST, (height - 2 * PADDING) / RATIO);
    const places = inRow(plays, from, seats);
    return plays.map(({ seat, card }) => ({
      token: card,
      x: width / 2 + (places.indexOf(seat) - (places.length - 1) / 2) * (size + GAP),
      y: height / 2,
      width: size,
      turn: skew(card, dead.includes(card)) / 3,
    }));
  }
  const size = width / WIDE;
  const number = seats > 4 ? 'many' : 'few';
  const apart = Math.min((height - size * ROOM[number]) / 2, size * APART[number]);
  return plays.map(({ seat, card }) => {
    const { x, y } = spot(seat, from, seats);
    const fallen = dead.includes(card);
    return {
      token: card,
      x: width / 2 + x * ASIDE * size,
      y: height / 2 + y * apart + x * SLANT * size * RATIO + drop(fallen) * size,
      width: size,
      turn: skew(card, fallen),
    };
  });
}
