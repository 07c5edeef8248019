// node tools/cards/generate.mjs [FOLDER ...]: draws the packs of the games in these folders; default: every game in
// src/games that has a card table. Reads FOLDER/cards/deck.json and FOLDER/cards/pictures.mjs; writes faces, back and
// suit emblems to FOLDER/cards/faces, all of them together to pack.txt there, and the icons used with their authors to
// FOLDER/cards/art.json.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { drawPack } from './pack.mjs';
import { gameFolders } from './folders.mjs';

for (const folder of process.argv.length > 2 ? process.argv.slice(2) : gameFolders()) {
  const cards = join(folder, 'cards');
  if (!existsSync(join(cards, 'deck.json'))) throw new Error(`${folder} has no cards/deck.json`);
  const deck = JSON.parse(readFileSync(join(cards, 'deck.json'), 'utf8'));
  const pictures = await import(pathToFileURL(join(cards, 'pictures.mjs')).href);
  const { files, art } = drawPack(deck, pictures);
  // Faces of removed cards must not be deployed.
  rmSync(join(cards, 'faces'), { recursive: true, force: true });
  mkdirSync(join(cards, 'faces'));
  for (const [name, svg] of files) writeFileSync(join(cards, 'faces', `${name}.svg`), svg);
  // A line per picture: its name, its SVG.
  writeFileSync(join(cards, 'faces/pack.txt'), [...files].map(([name, svg]) => name + svg).join(''));
  writeFileSync(join(cards, 'art.json'), `${JSON.stringify(art, null, 2)}\n`);
  console.log(`${folder}: ${deck.length} faces and the back; ${Object.keys(art).length} icons`);
}
