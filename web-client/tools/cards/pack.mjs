// Draws one pack: every face of a game's card table, the back and the suit emblems, as SVG texts.
import { readFileSync } from 'node:fs';
import { optimize } from 'svgo';
import { backCard } from './back.mjs';
import { paper, paperDef, sheet } from './draw.mjs';
import { Defs } from './icons.mjs';
import { SUITS } from './palette.mjs';
import { suitCard } from './suit_card.mjs';
import { mattoCard, trumpCard } from './trump_card.mjs';

const authors = JSON.parse(readFileSync(new URL('./authors.json', import.meta.url), 'utf8'));

/** Shortens paths; a tenth of a unit is invisible. */
const PACKED = {
  floatPrecision: 1,
  plugins: ['cleanupNumericValues', 'collapseGroups', 'convertPathData', 'mergePaths', 'sortAttrs'],
};

/** Court letters by language: Fante, Cavallo, Regina, Re; Jack, Horse, Queen, King. A pack may replace some. */
const LETTERS = { en: { J: 'J', N: 'H', Q: 'Q', K: 'K' }, it: { J: 'F', N: 'C', Q: 'Rg', K: 'Re' } };
/** The letters of a court that has a name of its own. */
const OWN = { Maid: 'Md' };

/** What is printed on a card that has a name, in the words of the page: index letter and name. */
export function printed(card, language, pictures = {}) {
  const court = card.group === 'court';
  const name = court ? card[language].split(' ')[0] : card[language];
  const letters = { ...(court && LETTERS[language]), ...pictures.LETTERS?.[language] };
  return { letter: OWN[name] ?? letters[card.index] ?? card.index, name };
}

const painter = (card) => (card.suit === 'M' ? mattoCard : card.suit === 'T' ? trumpCard : suitCard);

/**
 * `deck`: rows of a game's card table; `pictures`: their contents (a game's pictures.mjs). Returns the files by name
 * without extension (`CODE-it` in Italian, if that differs), and `art`, the author of every icon
 * used. Throws if an icon does not exist or has no author.
 */
export function drawPack(deck, pictures) {
  const used = new Map();
  const files = new Map();

  const note = (code, defs) => {
    const names = defs.icons().map((icon) => {
      const author = authors[icon];
      if (!author) throw new Error(`${code}: nobody is named as the author of ${icon}`);
      used.set(icon, author);
      return author;
    });
    const by = [...new Set(names)].sort().join(', ');
    return by ? `Icons by ${by} (game-icons.net), CC BY 3.0` : 'Germini';
  };

  const draw = (code, make) => {
    const defs = new Defs(pictures.DRAWINGS);
    const made = make(defs);
    const said = note(code, defs);
    const { data } = optimize(sheet(paperDef() + made.defs + defs, made.body), PACKED);
    // Added last, since the optimiser would remove the authors' names.
    files.set(code, `${data.replace('>', `><!-- ${said} -->`)}\n`);
  };

  const face = (name, card, print) =>
    draw(name, (defs) => {
      const made = painter(card)(defs, { ...card, ...print }, pictures);
      return { ...made, body: paper() + made.body };
    });
  for (const card of deck) {
    if (card.group === 'pip') {
      face(card.code, card);
      continue;
    }
    const [en, it] = ['en', 'it'].map((language) => printed(card, language, pictures));
    face(card.code, card, en);
    if (it.name !== en.name || it.letter !== en.letter) face(`${card.code}-it`, card, it);
  }
  draw('back', backCard);
  for (const [letter, suit] of Object.entries(SUITS)) files.set(`suit-${letter}`, emblem(suit));
  return { files, art: Object.fromEntries([...used].sort(([a], [b]) => a.localeCompare(b))) };
}

/** A suit emblem as a mask for the interface. */
function emblem(suit) {
  const defs = new Defs();
  const body = `<g color="#000" fill="#000">${defs.use(suit.emblem)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -4 104 104"><defs>${defs}</defs>${body}</svg>\n`;
}
