// node tools/cards/contact_sheet.mjs [FOLDER ...]: renders all faces of a game side by side for inspection:
// dist-cards/GAME-full.png at full size, dist-cards/GAME-40.png as narrow as in a fan on a phone, single and fanned.
// Requires Chromium (CHROMIUM, default /usr/bin/chromium).
import { mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chromium } from 'playwright-core';
import { gameFolders } from './folders.mjs';
import { WIDTH } from './palette.mjs';

const OUT = 'dist-cards';
const NARROW = 40;
/** Share of a card's width that a fan leaves visible. */
const STRIP = 0.4;

const image = (folder, code) => {
  const svg = readFileSync(join(folder, 'cards/faces', `${code}.svg`));
  return `data:image/svg+xml;base64,${svg.toString('base64')}`;
};

/** Arranges all cards in rows of `columns`, `step` apart. */
function rows(sources, width, step, columns) {
  const cells = sources.map((source) => `<img width="${width}" src="${source}" alt="">`).join('');
  return `<div style="display:grid;row-gap:8px;grid-template-columns:repeat(${columns},${step}px);margin-bottom:16px">${cells}</div>`;
}

function page(sources, width, columns) {
  const fan = width === NARROW ? rows(sources, width, width * STRIP, columns) : '';
  return `<body style="margin:8px;background:#27543a">${rows(sources, width, width + 8, columns)}${fan}`;
}

mkdirSync(OUT, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const folder of process.argv.length > 2 ? process.argv.slice(2) : gameFolders()) {
  const deck = JSON.parse(readFileSync(join(folder, 'cards/deck.json'), 'utf8'));
  const sources = [...deck.map(({ code }) => code), 'back'].map((code) => image(folder, code));
  for (const [name, width, columns] of [
    ['full', WIDTH, 10],
    [String(NARROW), NARROW, 20],
  ]) {
    const tab = await browser.newPage({ viewport: { width: columns * (width + 8) + 8, height: 400 } });
    await tab.setContent(page(sources, width, columns), { waitUntil: 'load' });
    const path = join(OUT, `${basename(folder)}-${name}.png`);
    await tab.screenshot({ path, fullPage: true });
    await tab.close();
    console.log(path);
  }
}
await browser.close();
