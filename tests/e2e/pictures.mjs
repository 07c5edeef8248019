#!/usr/bin/env node
// Pictures of every page and every prompt at four sizes, for people to look at one by one.
// usage: node tests/e2e/pictures.mjs FOLDER      after `node tests/e2e/run.mjs start` has fetched its packages
// TESTS_EXE, TESTS_WEB: as for run.mjs    ONLY: a part of the pictures' names    SIZE: one of them alone
// IN: the page's language (it; en)
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launch, Person } from './lib/browser.mjs';
import { answer, question } from './lib/hands_on.mjs';
import { newTable } from './lib/new_table.mjs';
import { random } from './lib/player.mjs';
import { servePrompts } from './lib/prompts_page.mjs';
import { Server, UNHURRIED } from './lib/start_server.mjs';

const SIZES = ['1280x800', '820x1180', '390x664', '844x390'].filter(
  (size) => !process.env.SIZE || process.env.SIZE === size,
);
const LANG = process.env.IN ?? 'it';
const locale = { it: 'it-IT', en: 'en-GB' }[LANG];
const SEED = 1798;
const STEP = 120; // of a hand that is stepped through, somewhere in its midst
const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('usage: node tests/e2e/pictures.mjs FOLDER');
  process.exit(2);
}
mkdirSync(folder, { recursive: true });

let taken = 0;
/** What the page shows now, at each size; nothing of it is pressed in between. */
async function picture(page, name) {
  if (process.env.ONLY && !name.includes(process.env.ONLY)) return;
  const before = page.viewportSize();
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
  await page.setViewportSize(before);
}

/** A page by its address, once this is on it. */
async function at(person, hash, testid, name) {
  await person.page.goto(`/${hash}`);
  if (testid) await person.see(testid);
  else await person.page.locator('main h1').first().waitFor();
  await picture(person.page, name);
}

async function prompts(browser) {
  const served = await servePrompts();
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(served.address);
  await page.waitForFunction(() => window.prompts);
  for (const name of await page.evaluate(() => window.prompts.names)) {
    await page.evaluate(([one, lang]) => window.prompts.show(one, lang), [name, LANG]);
    await picture(page, `prompt-${name}`);
  }
  await page.close();
  await served.close();
}

/** A dialog that a button opens, closed again with Escape. */
async function dialog(person, button, testid, name) {
  await person.press(button);
  await person.see(testid);
  await picture(person.page, name);
  await person.page.keyboard.press('Escape');
  await person.at(testid).waitFor({ state: 'hidden' });
}

/** One hand with bots to its end, then the match is broken off: it stands in the history. */
async function evening(person) {
  await person.page.goto('/');
  await person.press('play-alone');
  await person.see('board');
  const rng = random(SEED);
  let trick = false;
  for (let asked = await question(person); asked.kind !== 'sheet'; asked = await question(person)) {
    if (!trick && person.plays > 12) {
      trick = true;
      await picture(person.page, 'table');
      await dialog(person, 'menu', 'menu-dialog', 'table-menu');
      await dialog(person, 'open-sheet', 'sheet-dialog', 'table-sheet');
      await dialog(person, 'open-rules', 'rules-dialog', 'table-rules');
      await dialog(person, 'last-trick', 'last-trick-dialog', 'table-last-trick');
    }
    await answer(person, asked, rng);
  }
  await picture(person.page, 'hand-over');
  await person.page.keyboard.press('Escape');
  await person.press('menu');
  await person.press('menu-break-off');
  await person.see('break-off-dialog');
  await picture(person.page, 'break-off');
  await person.press('break-off-wish');
  await person.see('match-table');
  await picture(person.page, 'match-over');
}

async function past(person) {
  await at(person, '#/history', 'history', 'history');
  await person.press(person.page.locator('[data-testid^="match-"]').first());
  await person.see('match');
  await picture(person.page, 'match');
  const hand = await person.page.locator('a[href*="#/hand/"]').first().getAttribute('href');
  await at(person, `${hand.replace(/^.*#/, '#').split('/').slice(0, 3).join('/')}/${STEP}`, 'replay', 'replay');
  await dialog(person, 'menu', 'replay-menu', 'replay-menu');
}

const server = await Server.start({ web: true, args: UNHURRIED });
const browser = await launch();
try {
  const stranger = await Person.enter(browser, server.base, { name: 'Nuova', newcomer: true, locale });
  await at(stranger, '', 'lobby-name', 'start');
  for (const page of ['learn/minchiate', 'printed/minchiate', `printed/minchiate/${STEP}`])
    await at(stranger, `#/${page}`, 'board', page.replaceAll('/', '-'));
  for (const page of ['rules', 'rules/minchiate', 'rules/minchiate/PLAY-2', 'rules/bolognese', 'credits'])
    await at(stranger, `#/${page}`, '', page.replaceAll('/', '-'));
  await at(stranger, '#/nowhere', 'lobby-name', 'nowhere');
  await stranger.leave();

  const person = await Person.arrive(browser, server.base, { name: 'Ginevra', locale });
  await picture(person.page, 'lobby');
  await person.press('create-table');
  await person.see('create-dialog');
  await picture(person.page, 'create-table');
  await person.page.keyboard.press('Escape');
  await newTable(person, { preset: 'pagat' });
  await person.see('waiting-room');
  await picture(person.page, 'waiting-room');
  await evening(person);
  await past(person);
  await person.leave();
  await prompts(browser);
} finally {
  await browser.close();
  await server.dispose();
}
console.log(`${taken} pictures in ${folder}`);
