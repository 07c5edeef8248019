// Our own drawings, in a box of 100 x 100, filled with currentColor.
const petals = [0, 45, 90, 135, 180, 225, 270, 315]
  .map((turn) => `<path d="M50 44C45 38 45 28 50 22 55 28 55 38 50 44Z" transform="rotate(${turn} 50 50)"/>`)
  .join('');

import { comb, leaf } from './woodcut/pen.mjs';

/** Half a wreath: pairs of leaves along a curve. */
const branch = `<path d="${[0, 1, 2, 3, 4, 5]
  .map((i) => {
    const turn = 2.9 - i * 0.42;
    const [x, y] = [50 - 40 * Math.sin(turn), 48 - 42 * Math.cos(turn)].map(Math.round);
    return leaf([x, y, x - 9, y - 7, x - 9 + 3 * i, y - 19], 7) + leaf([x, y, x + 6, y - 8, x + 10 + i, y - 15], 6);
  })
  .join('')}M48 94Q20 92 9 62L11 61Q24 88 49 90Z"/>`;

/** A shape with holes. */
const cut = (d, cuts) => `<path fill="currentColor" fill-rule="evenodd" d="${d}${cuts}"/>`;

export const OWN = {
  // A goblet: rim, bowl with three stones, knot and foot.
  '@cup': cut(
    'M19 4Q50 13 81 4C88 34 74 52 58 57L57 63Q63 66 58 71 60 81 77 85V96H23V85Q40 81 42 71 37 66 43 63L42 57C26 52 12 34 19 4Z' +
      'M22 14Q50 23 78 14L77.500 18.500Q50 27 22.500 18.500ZM29 29 33 24 37 29 33 35ZM46 32 50 26 54 32 50 39ZM63 29 67 24 71 29 67 35ZM28 88.500H72V91H28Z',
    comb([74, 28, 70, 36, 62, 45], [66, 50, 61, 52, 56, 53], 4, 2.6),
  ),
  // A leaning club: thick at the top, thin at the grip, stubs of branches along one side.
  '@baton':
    '<g transform="translate(5 5) scale(.9) rotate(40 50 50)">' +
    cut(
      'M43 108 40 84 28 76Q25 69 31 66L38 71 35 48 21 38Q19 30 25 28L34 34 32 14 18 4Q17-4 23-6L32-1Q34-12 50-12 68-12 68 4L57 108Q50 112 43 108Z',
      `M38 0Q50 7 63 0V5Q50 12 38 5Z${comb([62, 16, 60, 30, 58, 44], [57, 62, 55, 80, 53, 98], 2, 4.5)}`,
    ) +
    '</g>',
  // The lily of Florence.
  '@lily':
    '<path fill="currentColor" d="M50 2C60 18 64 30 57 50 64 30 78 22 90 32 99 42 92 60 76 57 84 52 82 42 74 44 66 47 61 56 59 64H41C39 56 34 47 26 44 18 42 16 52 24 57 8 60 1 42 10 32 22 22 36 30 43 50 36 30 40 18 50 2ZM34 67H66V73H34ZM42 76H58C59 84 64 90 71 92 64 98 56 94 54 88L50 99 46 88C44 94 36 98 29 92 36 90 41 84 42 76Z"/>',
  // Two branches of laurel.
  '@laurel': `<g fill="currentColor">${branch}<g transform="translate(100 0) scale(-1 1)">${branch}</g></g>`,
  // A wheel of eight spokes.
  '@wheel':
    '<g fill="none" stroke="currentColor"><circle cx="50" cy="50" r="42" stroke-width="9"/><circle cx="50" cy="50" r="8" stroke-width="7"/>' +
    '<path stroke-width="5" d="M50 8V42M50 58V92M8 50H42M58 50H92M20 20 44 44M56 56 80 80M80 20 56 44M44 56 20 80"/></g>',
  // A florin: rim, inner ring, a flower of eight petals.
  '@coin':
    '<g fill="none" stroke="currentColor"><circle cx="50" cy="50" r="45" stroke-width="7"/>' +
    '<circle cx="50" cy="50" r="34.5" stroke-width="2.6"/></g>' +
    `<g fill="currentColor"><circle cx="50" cy="50" r="5"/>${petals}</g>`,
  // Point up, fuller down the blade, curved quillons, round pommel.
  '@sword':
    '<path fill="currentColor" fill-rule="evenodd" d="M50-3 58 9V60C66 60 73 58 77 53 82 55 83 61 80 65 74 70 66 71 56.5 71' +
    'L55.5 84A9 9 0 1 1 44.5 84L43.5 71C34 71 26 70 20 65 17 61 18 55 23 53 27 58 34 60 42 60V9ZM48.4 12V57H51.6V12Z"/>',
  // The crescent with a sleeping face and three stars.
  '@moon':
    '<path fill="currentColor" fill-rule="evenodd" d="M62 3C34 1 10 22 10 50S34 99 62 97C46 90 40 78 41 68 34 66 31 61 35 58 31 54 31 50 36 47' +
    ' 38 32 46 13 62 3ZM24 44C28 40 32 40 35 43 31 43 28 44 25 47ZM28 71C32 75 37 75 40 72 39 78 31 79 28 71Z"/>' +
    '<path fill="currentColor" d="M76 18 79 27 88 30 79 33 76 42 73 33 64 30 73 27ZM84 56 86 62 92 64 86 66 84 72 82 66 76 64 82 62ZM62 62 64 67 69 69 64 71 62 76 60 71 55 69 60 67Z"/>',
};
