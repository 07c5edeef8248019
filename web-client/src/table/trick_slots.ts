// Where the cards of a trick lie, each before the seat that played it: the measures that its styles have, in numbers.
import { RATIO, type Box, type CardPosition } from '../motion/layout';
import type { Trick } from '../timeline/scene';
import { spot } from './seats';

/** The width of the place by that of a card. */
const WIDE = 3.15;
/** As far aside as a card is wide, and a hair askew. */
const ASIDE = 1.03;
const SLANT = 0.02;
/** Those opposite one another lie so far apart, by a card's width, where the height allows it. */
const APART = { few: 0.86, many: 1.55 };
const ROOM = 1.75;
/** In a row: between two cards, above and below them. */
const GAP = 8;
const PADDING = 2;
const LEAST = 30;
/** A card that was struck down lies so much lower and more askew. */
const DROP = 0.14;
const FALLEN = 19;

/** Cards are put down by hand: each lies a little askew, always the same card in the same way. */
export function skew(card: string, dead: boolean): number {
  let sum = 0;
  for (const letter of card) sum = sum * 31 + letter.charCodeAt(0);
  const turn = (sum % 13) - 6;
  return dead ? turn + (turn < 0 ? -FALLEN : FALLEN) : turn;
}

/** By a card's width. */
export const drop = (dead: boolean): number => (dead ? DROP : 0);

/** What lies nearer lies over what lies farther, whoever played first: so every index, at a card's upper edge, is seen. */
export const nearness = (y: number): number => Math.round(2 * y) + 3;

interface Seen {
  from: number;
  seats: number;
  /** Beside a panel. */
  row: boolean;
  dead: readonly string[];
}

export function slots({ plays }: Trick, { width, height }: Box, { from, seats, row, dead }: Seen): CardPosition[] {
  if (row) {
    // Where their upper halves are seen alone the cards are as small as they may be.
    const size = Math.max(LEAST, (height - 2 * PADDING) / RATIO);
    return plays.map(({ card }, i) => ({
      token: card,
      x: width / 2 + (i - (plays.length - 1) / 2) * (size + GAP),
      y: height / 2,
      width: size,
      turn: skew(card, dead.includes(card)) / 3,
    }));
  }
  const size = width / WIDE;
  const apart = seats > 4 ? size * APART.many : Math.min((height - size * ROOM) / 2, size * APART.few);
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
