// node tools/cards/generate.mjs: writes the 97 faces and the back to src/cards/faces, and the list of
// pictures used with their authors to src/cards/art.json.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { backCard } from './back.mjs';
import { paper, paperDef, sheet } from './draw.mjs';
import { Defs } from './icons.mjs';
import { SUITS } from './palette.mjs';
import { suitCard } from './suit_card.mjs';
import { mattoCard, trumpCard } from './trump_card.mjs';

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const deck = read('../../src/cards/deck.json');
const authors = read('./authors.json');
const target = new URL('../../src/cards/faces/', import.meta.url);
mkdirSync(target, { recursive: true });

const used = new Map();

function note(code, defs) {
  const names = defs.icons().map((icon) => {
    const author = authors[icon];
    if (!author) throw new Error(`${code}: nobody is named as the author of ${icon}`);
    used.set(icon, author);
    return author;
  });
  const by = [...new Set(names)].sort().join(', ');
  return by ? `Icons by ${by} (game-icons.net), CC BY 3.0` : 'Germini';
}

function draw(code, make) {
  const defs = new Defs();
  const made = make(defs);
  const body = code === 'back' ? made.body : paper() + made.body;
  writeFileSync(new URL(`${code}.svg`, target), sheet(paperDef() + made.defs + defs, body, note(code, defs)));
}

for (const card of deck)
  draw(card.code, (defs) => {
    if (card.group === 'matto') return mattoCard(defs, card);
    return card.code[0] === 'T' ? trumpCard(defs, card) : suitCard(defs, card);
  });
draw('back', backCard);

// The emblems alone, as masks for the interface.
for (const [letter, suit] of Object.entries(SUITS)) {
  const defs = new Defs();
  const body = `<g color="#000" fill="#000">${defs.use(suit.emblem)}</g>`;
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -4 104 104"><defs>${defs}</defs>${body}</svg>\n`;
  writeFileSync(new URL(`suit-${letter}.svg`, target), text);
}

const art = Object.fromEntries([...used].sort(([a], [b]) => a.localeCompare(b)));
writeFileSync(new URL('../../src/cards/art.json', import.meta.url), `${JSON.stringify(art, null, 2)}\n`);
console.log(`${deck.length} faces and the back; ${used.size} icons`);
