// Text as outlines, so that a face stands by itself: fonts under the OFL, from their packages.
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
const round = (value) => Number(value.toFixed(1));

/** Outlines of `words`, centred on `cx`, standing on `base`; smaller where wider than `most`. */
export function text(font, words, cx, base, size, fill, most = Infinity) {
  const face = fonts[font];
  const wide = face.getAdvanceWidth(words, size);
  const fit = wide > most ? (size * most) / wide : size;
  const left = cx - Math.min(wide, most) / 2;
  // The path's commands are written here: the library's own writer gives NaN for some coordinates.
  const d = face
    .getPath(words, left, base, fit)
    .commands.map(
      (c) =>
        c.type +
        KEYS.filter((k) => c[k] !== undefined)
          .map((k) => round(c[k]))
          .join(' '),
    )
    .join('');
  return `<path fill="${fill}" d="${d}"/>`;
}
