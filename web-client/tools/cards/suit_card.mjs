// Pip and court cards.
import { banner, field, figure, fleuron, gradient, mark, shown, worth } from './draw.mjs';
import { INK, SUITS } from './palette.mjs';
import { text } from './text.mjs';

/** Centres of the pips in percent of their area, and their size. */
const PIPS = {
  2: [
    [
      [50, 24],
      [50, 76],
    ],
    96,
  ],
  3: [
    [
      [50, 18],
      [26, 74],
      [74, 74],
    ],
    84,
  ],
  4: [
    [
      [25, 24],
      [75, 24],
      [25, 76],
      [75, 76],
    ],
    82,
  ],
  5: [
    [
      [23, 19],
      [77, 19],
      [50, 50],
      [23, 81],
      [77, 81],
    ],
    68,
  ],
  6: [
    [
      [26, 16],
      [74, 16],
      [26, 50],
      [74, 50],
      [26, 84],
      [74, 84],
    ],
    60,
  ],
  7: [
    [
      [24, 15],
      [76, 15],
      [50, 32.5],
      [24, 50],
      [76, 50],
      [24, 85],
      [76, 85],
    ],
    52,
  ],
  8: [
    [
      [24, 15],
      [76, 15],
      [50, 32.5],
      [24, 50],
      [76, 50],
      [50, 67.5],
      [24, 85],
      [76, 85],
    ],
    52,
  ],
  9: [
    [
      [18, 16],
      [50, 16],
      [82, 16],
      [18, 50],
      [50, 50],
      [82, 50],
      [18, 84],
      [50, 84],
      [82, 84],
    ],
    49,
  ],
  10: [
    [
      [24, 11],
      [76, 11],
      [50, 24],
      [24, 37],
      [76, 37],
      [24, 63],
      [76, 63],
      [50, 76],
      [24, 89],
      [76, 89],
    ],
    46,
  ],
};
const AREA = { x: 22, y: 124, width: 156, height: 188 };

function index(defs, card, suit) {
  // J and Q have descenders, unlike the other letters.
  const letter = card.letter ?? card.index;
  const low = 'JQ'.includes(letter);
  const size = letter === '10' || low ? 60 : 68;
  return (
    text('index', letter, 37, low ? 53 : 60, size, suit.colour, 56) + mark(defs, suit.emblem, 12, 63, 50, suit.colour)
  );
}

function pips(defs, card, suit) {
  const n = Number(card.index);
  if (n === 1) {
    return (
      mark(defs, '@laurel', 14, 126, 172, suit.colour).replace('<use ', '<use opacity=".42" ') +
      figure(defs, [[suit.emblem, 0, 0, 100]], 58, 166, 84, { ink: suit.colour, shade: suit.field[1] })
    );
  }
  const [places, room] = PIPS[n];
  // Batons are diagonal and would touch if there are many.
  const size = card.suit === 'B' ? room * (n > 4 ? 0.84 : 1) : room;
  return places
    .map(([px, py]) => {
      const x = AREA.x + (px * AREA.width) / 100 - size / 2;
      const y = AREA.y + (py * AREA.height) / 100 - size / 2;
      // Batons lean against each other.
      const mirror = card.suit === 'B' && px < 50 ? ' translate(100 0) scale(-1 1)' : '';
      return mark(defs, suit.emblem, x, y, size, suit.colour, mirror);
    })
    .join('');
}

function court(defs, card, suit, { COURTS, LOZENGES }) {
  const what = COURTS[card.index][card.suit];
  const worn = { cloth: suit.colour, tint: suit.field[1] };
  const arch =
    `<path d="M24 286V186A76 76 0 0 1 176 186V286Z" fill="${suit.colour}" opacity=".16"/>` +
    `<path d="M24 286V186A76 76 0 0 1 176 186V286" fill="none" stroke="${suit.colour}" stroke-width="1.500" opacity=".55"/>`;
  const title = text('name', card.name.toUpperCase(), 100, 313.5, 17, INK, 140);
  return {
    behind: arch,
    front:
      mark(defs, suit.emblem, 108, 30, 68, suit.colour) +
      shown(defs, what, worn, [25, 124, 150], { ink: INK, shade: suit.colour, halo: suit.field[0] }) +
      banner('', title, suit.colour, '#fdf6e3') +
      (LOZENGES && card.worth ? worth(card.worth, text) : ''),
  };
}

/** SVG body and gradients of a suit card. */
export function suitCard(defs, card, pictures) {
  const suit = SUITS[card.suit];
  if (card.group === 'court') {
    const { behind, front } = court(defs, card, suit, pictures);
    return {
      defs: gradient('field', suit.field, 40),
      body: field('url(#field)', suit.colour, behind) + index(defs, card, suit) + front,
    };
  }
  return {
    defs: gradient('field', ['#fffaf0', '#f6ead0'], 55),
    body:
      field('url(#field)', suit.colour) + index(defs, card, suit) + fleuron(defs, suit.colour) + pips(defs, card, suit),
  };
}
