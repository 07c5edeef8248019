// Icons as SVG fragments in a box of 100 x 100, by name.
import { createRequire } from 'node:module';
import { optimize } from 'svgo';
import { OWN } from './own.mjs';

const require = createRequire(import.meta.url);
const pack = require('@iconify-json/game-icons/icons.json');
/** Box size of the icon set; our own drawings use 100. */
export const BOX = 512;
const cache = new Map();

/** Returns the fragment of an icon of the set. Throws if the name is unknown. */
function fromSet(name) {
  const known = cache.get(name);
  if (known) return known;
  const icon = pack.icons[name] ?? pack.icons[pack.aliases?.[name]?.parent];
  if (!icon) throw new Error(`no icon called ${name}`);
  // The fill is set by the caller: a colour or a hatch.
  const slim = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}">${icon.body}</svg>`, {
    floatPrecision: 0,
    plugins: ['convertPathData'],
  }).data;
  const body = slim.replace(/^<svg[^>]*>|<\/svg>$/g, '').replaceAll(' fill="currentColor"', '');
  const drawn = `<g transform="scale(${100 / BOX})">${body}</g>`;
  cache.set(name, drawn);
  return drawn;
}

/** Collects the fragments used by one card, so that each is written once. */
export class Defs {
  #used = new Map();
  #hatches = new Map();
  #own;

  /** `drawings`: a game's own drawings by name, in addition to the common ones. */
  constructor(drawings = {}) {
    this.#own = { ...OWN, ...drawings };
  }

  /** Names of the icons used from the set, without our own drawings. */
  icons() {
    return [...this.#used.keys()].filter((name) => !name.startsWith('@'));
  }

  /** Returns a reference to the fragment, with its own attributes. */
  use(name, attributes = '') {
    const id = `i-${name.replace('@', 'own-')}`;
    this.#used.set(name, id);
    return `<use href="#${id}"${attributes && ` ${attributes}`}/>`;
  }

  /** Returns a hatch for a fragment drawn at that scale. */
  hatch(scale, colour) {
    const id = `h${Math.round(scale * 1000)}`;
    const step = (3.1 / scale).toFixed(2);
    const line = (1.7 / scale).toFixed(2);
    this.#hatches.set(
      id,
      `<pattern id="${id}" width="${step}" height="${step}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="${step}" height="${step}" fill="${colour}" opacity=".4"/><path d="M0 0V${step}" stroke="${colour}" stroke-width="${line}"/></pattern>`,
    );
    return `url(#${id})`;
  }

  #fragment(name) {
    return this.#own[name]?.replaceAll(' fill="currentColor"', '') ?? fromSet(name);
  }

  toString() {
    const hatches = [...this.#hatches.values()].join('');
    return hatches + [...this.#used].map(([name, id]) => `<g id="${id}">${this.#fragment(name)}</g>`).join('');
  }
}
