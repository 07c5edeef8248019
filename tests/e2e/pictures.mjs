#!/usr/bin/env node
// Screenshots of every prompt and of the pages that a stranger can open, at four sizes, for people to look at one by one.
// SHOTS of run.mjs takes those of the other pages.
// usage: node tests/e2e/pictures.mjs FOLDER      after `node tests/e2e/run.mjs start` has installed its packages
// TESTS_EXE, TESTS_WEB: as for run.mjs    ONLY: a part of the screenshots' names    SIZE: only one of them
// IN: the page's language (it; en)
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launchPainting, Person } from './lib/browser.mjs';
import { servePrompts } from './lib/prompts_page.mjs';
import { Server } from './lib/start_server.mjs';

const SIZES = ['1280x800', '820x1180', '390x664', '844x390'].filter(
  (size) => !process.env.SIZE || process.env.SIZE === size,
);
const LANG = process.env.IN ?? 'it';
const PRINTED = 'printed/minchiate';
const PAGES = [
  '',
  'learn/minchiate',
  PRINTED,
  `${PRINTED}/120`,
  'rules',
  'rules/minchiate/PLAY-2',
  'credits',
  'nowhere',
];
const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('usage: node tests/e2e/pictures.mjs FOLDER');
  process.exit(2);
}
mkdirSync(folder, { recursive: true });
let taken = 0;

/** What the page shows now, at each size. */
async function picture(page, name) {
  if (!name.includes(process.env.ONLY ?? '')) return;
  for (const size of SIZES) {
    const [width, height] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let i = 0; i < 3; i += 1) await new Promise((done) => requestAnimationFrame(done));
      const faces = [...document.images].filter((image) => image.checkVisibility());
      await Promise.all(faces.map((image) => image.decode().catch(() => undefined)));
    });
    await page.screenshot({ path: join(folder, `${name}-${size}.png`) });
    taken += 1;
  }
}

const browser = await launchPainting();
const server = await Server.start({ web: true });
const prompts = await servePrompts();
try {
  const locale = { it: 'it-IT', en: 'en-GB' }[LANG];
  const stranger = await Person.enter(browser, server.base, { name: 'Nuova', newcomer: true, locale });
  for (const hash of PAGES) {
    await stranger.page.goto(`/#/${hash}`);
    await stranger.page.waitForLoadState('networkidle');
    if (/^(learn|printed)/.test(hash)) await stranger.page.locator('.board').waitFor();
    await picture(stranger.page, hash.replaceAll('/', '-') || 'start');
  }
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(prompts.address);
  await page.waitForFunction(() => window.prompts);
  for (const name of await page.evaluate(() => window.prompts.names)) {
    await page.evaluate(([one, lang]) => window.prompts.show(one, lang), [name, LANG]);
    await picture(page, `prompt-${name}`);
  }
} finally {
  await prompts.close();
  await server.dispose();
  await browser.close();
}
console.log(`${taken} pictures in ${folder}`);
