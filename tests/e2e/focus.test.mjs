// The keyboard focus and the announcements for screen readers, which no axe rule can check.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { Person, served } from './lib/browser.mjs';
import { answer, question } from './lib/hands_on.mjs';
import { newTable, withBots } from './lib/new_table.mjs';
import { random } from './lib/player.mjs';
import { UNHURRIED } from './lib/start_server.mjs';

const SEED = Number(process.env.SEED ?? 1798);

let server, browser;
served({ args: UNHURRIED }, (started) => ({ server, browser } = started));

/** The focused element, by its id, testid or tag; runs in the page. */
function focused() {
  const node = document.activeElement;
  return node?.id || (node?.dataset.testid ?? node?.tagName);
}
const PATIENCE_MS = 5000;
/** Waits until the focus is as expected. */
async function at(person, expected) {
  const end = Date.now() + PATIENCE_MS;
  while ((await person.page.evaluate(focused)) !== expected && Date.now() < end) await person.page.waitForTimeout(20);
  assert.equal(await person.page.evaluate(focused), expected);
}

/** Opens and closes a dialog by keyboard; the focus returns to its place. */
async function thereAndBack(person, opener, dialog, inside = []) {
  await person.at(opener).focus();
  await person.page.keyboard.press('Enter');
  await person.see(dialog);
  for (const [press, next] of inside) {
    await person.at(press).focus();
    await person.page.keyboard.press('Enter');
    await person.see(next);
  }
  await person.page.keyboard.press('Escape');
  await person.page.locator('dialog').first().waitFor({ state: 'detached' });
  await at(person, opener);
}

async function skip(person) {
  await person.page.locator('.skip').focus();
  await person.page.keyboard.press('Enter');
  await at(person, 'content');
}

suite('by keyboard', () => {
  let person;
  before(async () => (person = await Person.arrive(browser, server.base, { name: 'Bianca' })));
  after(() => person?.leave());

  test('another page begins at its heading and at the top, and has a skip link', async () => {
    for (const page of ['rules', 'history', 'preferences', '']) {
      await person.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const link = person.page.locator(`header nav a[href="#/${page}"]`);
      await link.evaluate((node) => node.focus({ preventScroll: true }));
      await person.page.keyboard.press('Enter');
      await person.page.locator(`header nav a[href="#/${page}"][aria-current]`).waitFor();
      await at(person, 'H1');
      assert.equal(await person.page.evaluate(() => scrollY), 0);
      await skip(person);
    }
  });

  test('the dialog of a new table returns the focus', async () => {
    await thereAndBack(person, 'create-table', 'create-dialog');
  });

  test('the waiting room begins at its heading, and has a skip link', async () => {
    await newTable(person, { preset: 'germini' });
    await at(person, 'H1');
    await skip(person);
    await thereAndBack(person, 'show-rules', 'rules-dialog');
  });

  test('the table has a skip link, and every dialog returns the focus', { timeout: 120_000 }, async () => {
    await withBots(person);
    await question(person);
    await skip(person);
    for (const [opener, dialog] of [
      ['open-sheet', 'sheet-dialog'],
      ['menu', 'menu-dialog'],
    ])
      await thereAndBack(person, opener, dialog);
    await thereAndBack(person, 'menu', 'menu-dialog', [['menu-council', 'council-dialog']]);
    await thereAndBack(person, 'menu', 'menu-dialog', [['menu-sheet', 'sheet-dialog']]);
    await thereAndBack(person, 'menu', 'menu-dialog', [['show-rules', 'rules-dialog']]);
  });

  test('the focus moves to the new question, whatever the previous answer was', { timeout: 120_000 }, async () => {
    const rng = random(SEED);
    const CARDS = 20;
    const places = { cut: '.cut input[type="range"]', declare: '[data-testid="declare-panel"] *' };
    const inPlace = (selector) => document.activeElement.matches(selector);
    // The last menu keeps the focus until something is answered.
    await answer(person, await question(person), rng);
    for (let asked = await question(person); ; asked = await question(person)) {
      const itself = asked.kind === 'declare' && asked.offered === 0; // answered before the focus arrives
      if (!itself) await person.when(inPlace, places[asked.kind] ?? '.hand button[data-card]');
      if (asked.kind === 'play' && person.plays > CARDS) return;
      await answer(person, asked, rng);
    }
  });

  test('the turn is written in words, and playable cards are visible in forced colours', async () => {
    assert.match(await person.at('seat-0').innerText(), /tocca a te/i);
    assert.equal(await person.page.locator('[data-testid^="seat-"] >> text=/di turno/i').count(), 0);
    await person.page.emulateMedia({ forcedColors: 'active' });
    const outline = (selector) =>
      person.page
        .locator(selector)
        .first()
        .evaluate((node) => getComputedStyle(node).outlineStyle);
    assert.notEqual(await outline('.hand button[data-playable="true"]'), 'none');
    assert.notEqual(await outline('[data-testid="seat-0"]'), 'none');
    assert.equal(await outline('[data-testid="seat-1"]'), 'none');
    // Information given by colour is also given by a line, and no picture is behind the letters.
    assert.notEqual(await outline('.tabs [aria-pressed="true"]'), 'none');
    assert.equal(await outline('.tabs [aria-pressed="false"]'), 'none');
    const pictures = await person.page.evaluate(() =>
      ['body', 'header', 'main', '.paper'].map((one) => getComputedStyle(document.querySelector(one)).backgroundImage),
    );
    assert.deepEqual(pictures, ['none', 'none', 'none', 'none']);
    await person.shot('forced-colours');
    await person.page.emulateMedia({ forcedColors: 'none' });
  });

  test('the page logged no error', () => {
    assert.deepEqual(person.complaints, []);
  });
});
