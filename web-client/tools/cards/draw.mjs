// Drawing functions shared by all faces.
import { BOX } from './icons.mjs';
import { colours, engraved } from './woodcut/palette.mjs';
import { EDGE, HEIGHT, PAPER, WIDTH } from './palette.mjs';

const fix = (value) => Number(value.toFixed(1));

/** Places a fragment of the 100-unit box at (x, y) with that size. */
export const at = (x, y, size, inner, more = '') =>
  `<g transform="translate(${x} ${y}) scale(${size / 100})${more}">${inner}</g>`;

export const gradient = (id, [centre, rim], cy = 50) =>
  `<radialGradient id="${id}" cx="50%" cy="${cy}%" r="75%"><stop offset="0" stop-color="${centre}"/><stop offset="1" stop-color="${rim}"/></radialGradient>`;

export const sheet = (defs, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${defs}</defs>${body}</svg>`;

export const paper = () =>
  `<rect x=".75" y=".75" width="${WIDTH - 1.5}" height="${HEIGHT - 1.5}" rx="12" fill="url(#paper)" stroke="${EDGE}" stroke-width="1.5"/>`;

export const paperDef = () =>
  `<linearGradient id="paper" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="${PAPER[0]}"/><stop offset="1" stop-color="${PAPER[1]}"/></linearGradient>`;

/** Outline of the field, without the corner of the index. */
export const FIELD = `M76 9H184a7 7 0 0 1 7 7V${HEIGHT - 16}a7 7 0 0 1-7 7H16a7 7 0 0 1-7-7V116H68a8 8 0 0 0 8-8Z`;

/** The field with its double border and a small flower in each free corner. */
export function field(fill, line, ornament = '') {
  const dot = (x, y) => `M${x} ${y - 4}l4 4-4 4-4-4Z`;
  const b = HEIGHT - 15;
  return (
    (ornament &&
      `<clipPath id="inside"><path d="${FIELD}"/></clipPath><path d="${FIELD}" fill="${fill}"/><g clip-path="url(#inside)">${ornament}</g>`) +
    `<path d="${FIELD}" fill="${ornament ? 'none' : fill}" stroke="${line}" stroke-width="2.4" stroke-linejoin="round"/>` +
    `<path d="M81 14.5H178L185.500 22V${b - 7}L178 ${b + 0.5}H22L14.500 ${b - 7}V121.500H70a11 11 0 0 0 11-11Z" fill="none" stroke="${line}" stroke-width=".9" opacity=".8"/>` +
    `<path d="${dot(184.5, 15.5)}${dot(15.5, b - 0.5)}${dot(184.5, b - 0.5)}" fill="${line}"/>`
  );
}

/** Layers of a figure: an engraved shade, slightly offset, then the figure itself. */
export function figure(defs, layers, x, y, size, { ink, shade, halo }) {
  const step = 4.5;
  const under = layers.map((layer) => picture(defs, layer, size, { shade })).join('');
  const over = layers.map((layer) => picture(defs, layer, size, { ink, halo })).join('');
  return at(x + step, y + step, size, under) + at(x, y, size, over);
}

/**
 * Draws the picture of a card: a woodcut scene, a function that receives its colours (woodcut/palette.mjs) and returns
 * a fragment in card units, or layers of icons in a box of `size` at (x, y).
 */
export function shown(defs, what, { cloth, tint }, [x, y, size], style) {
  if (typeof what !== 'function') return figure(defs, what, x, y, size, style);
  const p = colours(cloth, tint);
  return engraved(p, what(p));
}

function picture(defs, [name, x, y, part, options = {}], size, { ink, shade, halo }) {
  const { flip, turn, squash } = options;
  const turns =
    (flip ? ' translate(100 0) scale(-1 1)' : '') +
    (turn ? ` rotate(${turn} 50 50)` : '') +
    (squash ? ` scale(1 ${squash})` : '');
  const used = defs.use(name);
  const own = name.startsWith('@');
  const ring =
    options.halo && halo
      ? `<g color="${halo}" fill="${halo}" stroke="${halo}" stroke-width="${own ? 9 : 46}" stroke-linejoin="round">${used}</g>`
      : '';
  const scale = (size / 100) * (part / 100) * (own ? 1 : 100 / BOX);
  const body = shade
    ? `<g color="${shade}" fill="${defs.hatch(scale, shade)}">${used}</g>`
    : `<g color="${ink}" fill="${ink}">${used}</g>`;
  return `<g transform="translate(${x} ${y}) scale(${part / 100})${turns}">${ring}${body}</g>`;
}

/** An icon in one colour. */
export const mark = (defs, name, x, y, size, colour, more = '') =>
  defs.use(
    name,
    `color="${colour}" fill="${colour}" transform="translate(${fix(x)} ${fix(y)}) scale(${size / 100})${more}"`,
  );

/** A lily between lines, at the top of a card without a number there. */
export function fleuron(defs, colour) {
  const line = `<g stroke="${colour}" stroke-width="1.500"><path d="M88 56H110M154 56H176M88 61H104M160 61H176"/></g>`;
  return mark(defs, '@lily', 112, 38, 40, colour) + line;
}

/** The banner with the card's name. */
export function banner(words, text, ink, fill) {
  return (
    `<path d="M15 289H185V321.500L178 ${HEIGHT - 14.5}H22L15 321.500Z" fill="${fill}"/>` +
    `<path d="M15 289H185" stroke="${ink}" stroke-width="1.1"/>` +
    text
  );
}

/** The lozenge with the card's points. */
export function worth(points, text) {
  const x = 100;
  const y = 285;
  return (
    `<path d="M${x} ${y - 12}l12 12-12 12-12-12Z" fill="#e6b94e" stroke="#3a2a12" stroke-width="1.3"/>` +
    `<path d="M${x} ${y - 9}l9 9-9 9-9-9Z" fill="none" stroke="#7d5a16" stroke-width=".8"/>` +
    text('index', String(points), x, y + 5, 14, '#2a1d0c')
  );
}
