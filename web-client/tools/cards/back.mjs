// The card back: a pattern of golden lilies on blue, identical when turned upside down.
import { gradient, mark, paper } from './draw.mjs';
import { GOLD, HEIGHT, WIDTH } from './palette.mjs';

const COLUMNS = 5;
const ROWS = 9;

/** SVG body and gradients of the back. */
export function backCard(defs) {
  const x0 = 19;
  const y0 = 22;
  const dx = (WIDTH - 2 * x0) / COLUMNS;
  const dy = (HEIGHT - 2 * y0) / ROWS;
  let lilies = '';
  let lattice = '';
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const cx = x0 + dx * (column + 0.5);
      const cy = y0 + dy * (row + 0.5);
      // Lilies point up in the upper half and down in the lower one, so that the back does not reveal the card's
      // orientation.
      const hang = row > (ROWS - 1) / 2 || (row === (ROWS - 1) / 2 && column > (COLUMNS - 1) / 2);
      if ((row + column) % 2 === 0)
        lilies += mark(defs, '@lily', cx - 11, cy - 11, 22, GOLD, hang ? ' rotate(180 50 50)' : '');
      else lattice += `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="2"/>`;
    }
  const centre = `<circle cx="100" cy="168" r="21" fill="#1a2d52" stroke="${GOLD}" stroke-width="1.600"/><circle cx="100" cy="168" r="17" fill="none" stroke="${GOLD}" stroke-width=".7"/>`;
  return {
    defs: gradient('field', ['#2f4f87', '#152648'], 50),
    body:
      paper() +
      `<rect x="9" y="9" width="182" height="318" rx="7" fill="url(#field)" stroke="#0d1a35" stroke-width="1"/>` +
      `<rect x="13.500" y="13.500" width="173" height="309" rx="4" fill="none" stroke="${GOLD}" stroke-width="1.600"/>` +
      lilies +
      `<g fill="${GOLD}" opacity=".7">${lattice}</g>` +
      centre +
      `<path d="M100 153l4.500 10.500L115 168l-10.500 4.500L100 183l-4.500-10.500L85 168l10.500-4.500Z" fill="${GOLD}"/>`,
  };
}
