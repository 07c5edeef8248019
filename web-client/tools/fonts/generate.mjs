// Subsets the typefaces into src/styles/fonts: for each one the letters of the two languages, which every visitor
// loads, and the remaining Latin letters, which are loaded when a name needs them.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';

const HERE = dirname(fileURLToPath(import.meta.url));
const PACKAGES = join(HERE, '../../node_modules/@fontsource');
const OUT = join(HERE, '../../src/styles/fonts');

/** Kerning and lining figures; the text font also has ligatures. */
const FEATURES = ['kern', 'lnum'];
const PROSE = [...FEATURES, 'liga'];

/** `weights`: weights in use; a weight between two files does not justify a third. */
const FACES = [
  { family: 'Cinzel', id: 'cinzel', weight: 600, weights: '600 700' },
  { family: 'EB Garamond', id: 'eb-garamond', weight: 400, weights: '400', features: PROSE },
  { family: 'EB Garamond', id: 'eb-garamond', weight: 600, weights: '600 700', features: PROSE },
  { family: 'Alegreya Sans', id: 'alegreya-sans', weight: 400, weights: '400 500' },
  { family: 'Alegreya Sans', id: 'alegreya-sans', weight: 700, weights: '600 700' },
];

const range = (first, last) => Array.from({ length: last - first + 1 }, (_, i) => first + i);
const codes = (text) => [...text].map((letter) => letter.codePointAt(0));
const ASCII = range(0x20, 0x7e);
const OURS = [...ASCII, ...codes('\u00a0§«°·»½×ÀÈÉÌÒÙàèéìòù–—‘’“”•…−ªº')].sort((a, b) => a - b);
const LATIN = [...range(0xa1, 0xff), ...codes('ıŒœŁłŠšŸŽž‚„€™')].filter((code) => !OURS.includes(code));
const PARTS = [
  ['', OURS],
  ['-rest', LATIN],
];

const hex = (code) => code.toString(16).toUpperCase();
/** Unicode ranges in CSS syntax; adjacent code points are merged. */
function ranges(list) {
  const runs = [];
  for (const code of list)
    if (runs.at(-1)?.[1] === code - 1) runs.at(-1)[1] = code;
    else runs.push([code, code]);
  return runs.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(', ');
}

const sheet = ({ family, weights }, file, list) => `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-weight: ${weights};
  font-display: swap;
  src: url(./${file}) format('woff2');
  unicode-range: ${ranges(list)};
}
`;

/** Whether the output was made by the current version of this program. */
const fresh = () => {
  const made = join(OUT, 'fonts.css');
  return existsSync(made) && statSync(made).mtimeMs > statSync(fileURLToPath(import.meta.url)).mtimeMs;
};

async function cut() {
  mkdirSync(OUT, { recursive: true });
  let css = '';
  for (const face of FACES) {
    const whole = readFileSync(join(PACKAGES, face.id, `files/${face.id}-latin-${face.weight}-normal.woff2`));
    for (const [suffix, list] of PARTS) {
      const file = `${face.id}-${face.weight}${suffix}.woff2`;
      const options = { targetFormat: 'woff2', keepFeatures: face.features ?? FEATURES, noHinting: true };
      writeFileSync(join(OUT, file), await subset(whole, String.fromCodePoint(...list), options));
      css += sheet(face, file, list);
    }
  }
  // Written last: its existence means that all files are complete.
  writeFileSync(join(OUT, 'fonts.css'), css);
  console.log(`src/styles/fonts: ${FACES.length} typefaces in two parts each`);
}

if (!fresh()) await cut();
