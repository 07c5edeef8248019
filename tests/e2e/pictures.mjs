#!/usr/bin/env node
// Screenshots of the pages around a game and of every prompt, at four sizes, for people to look at one by one. SHOTS of
// run.mjs takes the other pages.
// usage: node tests/e2e/pictures.mjs FOLDER      after `node tests/e2e/run.mjs start` has installed its packages
// TESTS_EXE, TESTS_WEB: as for run.mjs    ONLY: a part of the screenshots' names    SIZE: only one of them
// IN: the page's language (it; en)
import { launchPainting, Person } from './lib/browser.mjs';
import { Camera } from './lib/camera.mjs';
import { ways } from './lib/council.mjs';
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
const STEP = 120; // somewhere in the middle of a hand that is stepped through
const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('usage: node tests/e2e/pictures.mjs FOLDER');
  process.exit(2);
}
const camera = new Camera(folder, SIZES, process.env.ONLY);

async function prompts(browser) {
  const served = await servePrompts();
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(served.address);
  await page.waitForFunction(() => window.prompts);
  for (const name of await page.evaluate(() => window.prompts.names)) {
    await page.evaluate(([one, lang]) => window.prompts.show(one, lang), [name, LANG]);
    await camera.picture(page, `prompt-${name}`);
  }
  await page.close();
  await served.close();
}

/** One hand with bots to its end, then the match is stopped: it is in the history. */
async function evening(person) {
  await person.page.goto('/');
  await person.press('play-alone');
  await person.see('board');
  const rng = random(SEED);
  let trick = false;
  for (let asked = await question(person); asked.kind !== 'sheet'; asked = await question(person)) {
    if (!trick && person.plays > 12) {
      trick = true;
      await camera.picture(person.page, 'table');
      await camera.dialog(person, 'menu', 'menu-dialog', 'table-menu');
      await camera.dialog(person, 'open-sheet', 'sheet-dialog', 'table-sheet');
      if (await person.at('last-trick').count())
        await camera.dialog(person, 'last-trick', 'last-trick-dialog', 'table-last-trick');
    }
    await answer(person, asked, rng);
  }
  await camera.picture(person.page, 'hand-over');
  await person.page.keyboard.press('Escape');
  await ways(person);
  await camera.picture(person.page, 'break-off');
  await person.press('vote-break_off');
  await person.see('match-table');
  await camera.picture(person.page, 'match-over');
}

async function past(person) {
  await camera.at(person, '#/history', 'history', 'history');
  await person.press(person.page.locator('[data-testid^="match-"]').first());
  await person.see('match');
  await camera.picture(person.page, 'match');
  const hand = await person.page.locator('a[href*="#/hand/"]').first().getAttribute('href');
  await camera.at(person, `${hand.replace(/^.*#/, '#').split('/').slice(0, 3).join('/')}/${STEP}`, 'replay', 'replay');
  await camera.dialog(person, 'menu', 'replay-menu', 'replay-menu');
}

async function games(house) {
  const { browser, server, locale } = house;
  const stranger = await Person.enter(browser, server.base, { name: 'Nuova', newcomer: true, locale });
  await camera.at(stranger, '', 'lobby-name', 'start');
  for (const page of ['learn/minchiate', 'printed/minchiate', `printed/minchiate/${STEP}`])
    await camera.at(stranger, `#/${page}`, 'board', page.replaceAll('/', '-'));
  for (const page of ['rules', 'rules/minchiate', 'rules/minchiate/PLAY-2', 'rules/bolognese', 'credits'])
    await camera.at(stranger, `#/${page}`, '', page.replaceAll('/', '-'));
  await camera.at(stranger, '#/nowhere', 'lobby-name', 'nowhere');
  await stranger.leave();

  const person = await Person.arrive(browser, server.base, { name: 'Ginevra', locale });
  await camera.picture(person.page, 'lobby');
  await camera.dialog(person, 'create-table', 'create-dialog', 'create-table');
  await newTable(person, { preset: 'pagat' });
  await person.see('waiting-room');
  await camera.picture(person.page, 'waiting-room');
  await evening(person);
  await past(person);
  await person.leave();
}

const browser = await launchPainting();
const server = await Server.start({ web: true, args: UNHURRIED });
try {
  await games({ browser, server, locale });
  await prompts(browser);
} finally {
  await server.dispose();
  await browser.close();
}
console.log(`${camera.taken} pictures in ${folder}`);
