// Text as outlines, so that faces need no fonts; from OFL fonts in npm packages.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

const require = createRequire(import.meta.url);

function load(path) {
  const bytes = readFileSync(require.resolve(`@fontsource/${path}`));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

const fonts = {
  index: load('fira-sans-condensed/files/fira-sans-condensed-latin-700-normal.woff'),
  roman: load('cinzel/files/cinzel-latin-700-normal.woff'),
  name: load('cinzel/files/cinzel-latin-600-normal.woff'),
};

const KEYS = ['x1', 'y1', 'x2', 'y2', 'x', 'y'];

/** Replaces nearly straight curves by lines, and removes empty lines. */
function straightened(commands, least) {
  let [x, y] = [0, 0];
  const kept = [];
  for (const c of commands) {
    const far = c.x === undefined ? Infinity : Math.hypot(c.x - x, c.y - y);
    if (c.type === 'L' && far < least * 1.5) continue;
    const away = c.type === 'Q' ? Math.abs((c.x - x) * (c.y1 - y) - (c.y - y) * (c.x1 - x)) / (far || 1) : Infinity;
    kept.push(away < least * 1.6 ? { type: 'L', x: c.x, y: c.y } : c);
    if (c.x !== undefined) [x, y] = [c.x, c.y];
  }
  return kept;
}

/**
 * Returns the outlines of `words`, centred on `cx`, with baseline `base`; reduced if wider than `most`. Equal letters
 * have equal outlines, shifted by whole tenths, so that the text compresses well; large letters use a coarser grid.
 */
export function text(font, words, cx, base, size, fill, most = Infinity) {
  const face = fonts[font];
  const wide = face.getAdvanceWidth(words, size);
  const fit = wide > most ? (size * most) / wide : size;
  const step = fit > 24 ? 0.5 : 0.2;
  const round = (value) => Math.round(value / step) * step;
  let d = '';
  const start = cx - Math.min(wide, most) / 2;
  face.forEachGlyph(words, start, base, fit, {}, (glyph, left) => {
    const at = { x: Math.round(left * 10) / 10, y: base };
    // Writes path commands itself: the library's writer outputs NaN for some coordinates.
    for (const c of straightened(glyph.getPath(0, 0, fit).commands, step))
      d +=
        c.type +
        KEYS.filter((k) => c[k] !== undefined)
          .map((k) => Number((round(c[k]) + at[k[0]]).toFixed(1)))
          .join(' ');
  });
  return `<path fill="${fill}" d="${d}"/>`;
}
