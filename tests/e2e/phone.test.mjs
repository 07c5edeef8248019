// One visitor with three bots: a girata by taps on a phone, and hands by mouse on a desktop; every screen is
// checked (axe, no horizontal scroll) and saved as a screenshot.
import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { clickToSheet } from './lib/any_game.mjs';
import { DESKTOP, Person, PHONE, served } from './lib/browser.mjs';
import { answer, playToSheet, question, readSheet, sheetOf } from './lib/hands_on.mjs';
import { Api } from './lib/http.mjs';
import { agree } from './lib/ledger.mjs';
import { random } from './lib/player.mjs';
import { FULL } from './lib/sample.mjs';
import { Screens } from './lib/screens.mjs';
import { UNHURRIED } from './lib/start_server.mjs';
import { witness } from './lib/table.mjs';

const SEED = Number(process.env.SEED ?? 1798);
const HANDS = 4;
/** The card count of a trick at which the table is saved as a screenshot. */
const IN_PLAY = 30;
// Seen in any girata; declarations and discards depend on the hand, and are checked when they occur.
const ALWAYS = ['lobby', 'create', 'waiting', 'cut', 'table', 'about', 'sheet', 'chronicle', 'menu', 'fola'];

let server, browser;
served({ args: UNHURRIED }, (started) => ({ server, browser } = started));

/** A table with three bots through the lobby's form and the waiting room. */
async function openTable(person, screens, preset) {
  await person.page.goto('/');
  await person.see('lobby-name');
  await person.giveName();
  await person.see('hello');
  await screens.look('lobby');
  await person.press('create-table');
  await person.at('choose-preset').selectOption(preset);
  await screens.look('create');
  await person.press('create-confirm');
  await person.see('waiting-room');
  await person.see('stand');
  for (const seat of [1, 2, 3]) {
    await person.press(`add-bot-${seat}`);
    await person.at(`add-bot-${seat}`).waitFor({ state: 'hidden' });
  }
  await screens.look('waiting');
  await person.press('ready');
  await person.see('board');
}

const NAMES = { cut: 'cut', discard: 'discards', declare: 'declaration', give: 'give' };

/** Screenshots of each kind of question once; of the table itself within a hand with what can be opened there. */
function watch(person, screens) {
  return async ({ kind }) => {
    if (NAMES[kind]) return screens.look(NAMES[kind]);
    if (kind !== 'play' || person.plays % 84 < IN_PLAY || screens.seen.has('table')) return;
    await screens.look('table');
    await askOfCard(person, screens);
    await opened(person, screens, 'menu', 'menu', 'menu-dialog');
    await opened(person, screens, 'fola', 'fola', 'fola-dialog');
    if (await person.at('last-trick').count())
      await opened(person, screens, 'last-trick', 'last-trick', 'last-trick-dialog');
    if (await person.at('open-ledger').isVisible()) {
      await person.press('open-ledger');
      await person.press('tab-log');
      await person.see('chronicle');
      await screens.look('chronicle');
      await person.press('dialog-close');
    } else {
      screens.seen.add('chronicle'); // it is beside the table
    }
  };
}

/** Holds a finger on a card, or presses the key: its details are shown, within the screen, and nothing is played. */
async function askOfCard(person, screens) {
  const { page, plays } = person;
  const card = page.locator('.hand button').first();
  const code = await card.getAttribute('data-card');
  if (person.touch) {
    const { x, y, height } = await card.boundingBox();
    const finger = await person.context.newCDPSession(page);
    await finger.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: x + 6, y: y + height / 3 }],
    });
    await person.see('about');
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  } else {
    await card.focus();
    await page.keyboard.press('i');
  }
  await person.see('about');
  const sheet = person.at('about');
  await sheet.locator(`[data-card-told="${code}"]`).waitFor();
  const { x, y, width, height } = await sheet.boundingBox();
  const { width: right, height: bottom } = page.viewportSize();
  assert.ok(x >= 0 && y >= 0 && x + width <= right && y + height <= bottom);
  await screens.look('about');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  assert.equal(person.plays, plays);
  assert.equal(await card.getAttribute('data-card'), code);
}

async function opened(person, screens, name, button, dialog) {
  await person.press(person.at(button).first());
  await person.see(dialog);
  await screens.look(name);
  await person.press('dialog-close');
  await person.at(dialog).waitFor({ state: 'hidden' });
}

/** Answers the first question of a hand like a person, e.g. the cut, and the others by clicks from within the page. */
async function hasten(person, screens, rng) {
  const first = await question(person);
  await watch(person, screens)(first);
  if (first.kind !== 'sheet') await answer(person, first, rng);
  await clickToSheet(person);
}

/** Plays a girata to its end, by default its first hand by touch alone, and returns the sheets as shown on the screen. */
async function playGirata(person, screens, seed) {
  const sheets = [];
  for (let hand = 1; hand <= HANDS; hand += 1) {
    const rng = random(seed + hand);
    if (FULL || hand === 1) await playToSheet(person, rng, watch(person, screens));
    else await hasten(person, screens, rng);
    sheets.push(await readSheet(person));
    await screens.look('sheet');
    if (hand === HANDS) break;
    await person.press('next-hand');
    await person.at('sheet-dialog').waitFor({ state: 'hidden' });
  }
  await person.see('to-match');
  await screens.look('girata');
  return sheets;
}

/** From the last sheet to the girata's page, a hand of it, the history, and the pages to read. */
async function lookBack(person, screens) {
  await person.press('to-match');
  await person.see('match');
  await screens.look('match');
  await person.press('hand-1');
  await person.see('replay');
  await screens.look('replay');
  await person.page.keyboard.press('End');
  await screens.look('replay-end');
  for (const [page, testid] of [
    ['history', 'history'],
    ['rules', 'rules'],
    ['credits', 'credits'],
  ]) {
    await person.page.goto(`/#/${page}`);
    await person.see(testid);
    await screens.look(page);
  }
}

test('axe detects the faults of a page', async () => {
  const person = await Person.enter(browser, server.base, { name: 'Bianca', viewport: PHONE });
  await person.page.setContent('<img src="data:," /><div style="width: 2000px">wide</div>');
  const screens = new Screens(person, 'broken');
  await screens.look('page', { picture: false });
  await person.leave();
  assert.match(screens.problems.join('\n'), /image-alt/);
  assert.match(screens.problems.join('\n'), /wider than the screen/);
  assert.throws(() => screens.clean([]));
});

const VISITORS = [
  ['phone', PHONE, true, 'germini', 'it-IT'],
  ['desktop', DESKTOP, false, 'pagat', 'en-GB'],
];
for (const [size, viewport, touch, preset, locale] of VISITORS.slice(0, FULL ? VISITORS.length : 1))
  suite(`one visitor and three bots, ${size}`, () => {
    let person, screens, sheets;
    after(() => person?.leave());

    test('a girata from the lobby to its page', { timeout: 300_000 }, async () => {
      person = await Person.enter(browser, server.base, { name: 'Bianca', viewport, touch, locale, newcomer: true });
      screens = new Screens(person, size);
      await openTable(person, screens, preset);
      sheets = await playGirata(person, screens, SEED * 10);
      await lookBack(person, screens);
    });

    test('the sheets are right, and no frame sent too much', async () => {
      const table = person.frames.map(({ text }) => JSON.parse(text)).findLast(({ t }) => t === 'table');
      assert.equal(table.state, 'over');
      const received = person.frames.filter(({ dir }) => dir === 'in').map(({ text }) => text);
      const hands = await agree(server, new Api(server.base, await person.secret()), table.match.id, received);
      assert.equal(hands.length, HANDS);
      sheets.forEach((sheet, at) => assert.deepEqual(sheet, sheetOf(hands[at].result)));
      const found = witness(0, person.frames, hands);
      assert.deepEqual(found.problems, []);
      for (const { number } of hands) assert.ok(found.toldWhole(number));
    });

    test('every screen was seen, none too wide, none with an axe violation', () => {
      screens.clean([...ALWAYS, 'girata', 'match', 'replay', 'history', 'rules', 'credits']);
      assert.deepEqual(person.complaints, []);
      assert.deepEqual(person.strays, []);
    });
  });
