// A finished hand, again: opened from a file and checked at every move, played differently against bots, and shared
// by a link; by pointer and touch, at three sizes.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { clickToSheet } from './lib/any_game.mjs';
import { DESKTOP, Person, served } from './lib/browser.mjs';
import { Client } from './lib/client.mjs';
import { answer, playToSheet, question } from './lib/hands_on.mjs';
import { Api } from './lib/http.mjs';
import { latest, newTable, withBots } from './lib/new_table.mjs';
import { playHand, random } from './lib/player.mjs';
import { sizes } from './lib/sample.mjs';
import { Screens } from './lib/screens.mjs';
import { ROOT, UNHURRIED } from './lib/start_server.mjs';
import { answered, ready } from './lib/table.mjs';

const SIZES = {
  desktop: DESKTOP,
  phone: { width: 390, height: 664 },
  sideways: { width: 844, height: 390 },
};
const PRINTED = readFileSync(join(ROOT, 'tests/golden/minchiate-1798.json'), 'utf8');
const BAD = 40; // the altered move
const SEAT = 0;
const SEED = Number(process.env.SEED ?? 1798);

let server, browser;
served({ args: UNHURRIED }, (started) => ({ server, browser } = started));

const shown = (person) => person.at('replay').evaluate((element) => ({ ...element.dataset }));
const file = (text, name = 'hand.json') => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
const give = (person, text) => person.at('choose-file').setInputFiles(file(text));

/** The printed hand with a move made by another seat. */
function spoiled() {
  const record = JSON.parse(PRINTED);
  record.moves[BAD].seat = (record.moves[BAD].seat + 1) % 4;
  return JSON.stringify(record);
}

/** Plays a whole hand at a new table against bots, by clicks; returns the hand's id. */
async function played(person) {
  await newTable(person, { preset: 'pagat' });
  await withBots(person, SEAT);
  await clickToSheet(person);
  return latest(person, 'table').match.hands[0];
}

/** Plays such a hand by a protocol client as that person; returns the hand as the match lists it. */
async function playedByClient(person) {
  const api = new Api(server.base, await person.secret());
  const { table, invitation } = await api.create({ game: 'minchiate', preset: 'pagat', open: false, bots: true });
  const client = await new Client(api, table, { invitation, label: person.name }).connect();
  answered(await client.do({ sit: SEAT }));
  for (const seat of [1, 2, 3]) answered(await client.do({ bot: seat }));
  await ready([client], 1);
  await playHand(client, 1, random(SEED));
  await client.until(() => client.table.match.hands.length === 1, 'the hand in the match');
  await client.close();
  return client.table.match.hands[0];
}

suite('a hand from a file', () => {
  for (const [size, viewport] of Object.entries(sizes(SIZES, 'phone')))
    test(`is shown like any other, on the ${size}`, { timeout: 240_000 }, async () => {
      const touch = size !== 'desktop';
      const person = await Person.arrive(browser, server.base, { name: 'Bianca', viewport, touch, locale: 'en-GB' });
      const screens = new Screens(person, size);
      await person.page.goto('/#/history');
      await person.press('open-file');
      await person.at('choose-file').waitFor({ state: 'attached' });
      await screens.look('file');
      await give(person, '{"format": "germini-hand/1", "game": "whist"}');
      await person.see('file-wrong');
      await screens.look('file-wrong');
      await give(person, PRINTED);
      await person.see('replay');
      await person.page.keyboard.press('End');
      const { events } = await shown(person);
      assert.match(person.page.url(), new RegExp(`#/file/${events}$`));
      await person.at('replay-eyes').selectOption('1');
      await person.when(() => document.querySelector('[data-testid="replay"]')?.dataset.eyes === '1');
      assert.equal((await shown(person)).events, events);
      await screens.look('opened');
      await person.press('menu');
      assert.match(await person.at('about-hand').innerText(), /All moves are legal/);
      await screens.look('opened-menu');
      await person.press('another-file');
      await give(person, spoiled());
      await person.see('refusal');
      const { rule } = await person.at('refusal').evaluate((element) => ({ ...element.dataset }));
      assert.match(rule, /^[A-Z]+-\d+$/);
      assert.match(await person.at('refusal').innerText(), new RegExp(`Move ${BAD + 1}, Seat \\d.*not your turn`, 's'));
      await screens.look('bad-move');
      // Before it the hand is shown as usual.
      await person.page.keyboard.press('ArrowLeft');
      await person.at('refusal').waitFor({ state: 'hidden' });
      await person.page.keyboard.press('End');
      await person.see('refusal');
      await person.leave();
      screens.clean(['file', 'file-wrong', 'opened', 'opened-menu', 'bad-move']);
      assert.deepEqual(
        person.complaints.filter((one) => !/400/.test(one)),
        [],
      );
    });
});

suite('after any hand of a match', () => {
  test('opens from its sheet, can be played differently, and is in the list', { timeout: 300_000 }, async () => {
    const person = await Person.arrive(browser, server.base, { name: 'Bianca', locale: 'en-GB' });
    const { hand } = await played(person);
    const opened = async (link) => {
      const page = person.context.waitForEvent('page');
      await person.press(link);
      return page;
    };
    const watching = await opened('watch-hand');
    await watching.getByTestId('replay').waitFor();
    assert.match(watching.url(), new RegExp(`#/hand/${hand}`));
    await watching.close();
    const trial = await opened('what-if');
    await trial.getByTestId('trial-mark').waitFor();
    assert.match(trial.url(), new RegExp(`#/hand/${hand}/\\d+/${SEAT}$`));
    await trial.close();
    // The table was not left.
    assert.equal(await person.at('sheet-dialog').count(), 1);
    const { match } = latest(person, 'table');
    await person.page.goto('/#/history');
    await person.press(`match-${match.id}`);
    await person.press('hand-1');
    await person.see('replay');
    assert.deepEqual(person.complaints, []);
    await person.leave();
  });
});

suite('what if', () => {
  test('the player’s own hand is played on to its end, and the two are compared', { timeout: 300_000 }, async () => {
    const person = await Person.arrive(browser, server.base, { name: 'Bianca', locale: 'en-GB' });
    const screens = new Screens(person, 'desktop');
    const { hand, seats } = await playedByClient(person);
    await person.page.goto(`/#/hand/${hand}`);
    await person.see('replay');
    for (let step = 0; step < 6; step += 1) await person.press('replay-next');
    const here = await shown(person);
    const before = await person.page.evaluate(async () => (await fetch('api/history')).json());
    await person.press('play-on');
    await person.see('play-on-dialog');
    await screens.look('play-on');
    await person.press(`play-on-${SEAT}`);
    await person.see('trial-mark');
    await question(person);
    assert.match(person.page.url(), new RegExp(`#/hand/${hand}/${here.events}/${SEAT}$`));
    await screens.look('trial');
    for (let moves = 0; moves < 4; moves += 1) await answer(person, await question(person), random(moves));
    // Nothing of it is stored: a returning visitor begins at the step.
    await person.page.reload();
    await person.see('trial-mark');
    await playToSheet(person, random(SEED + 1));
    await person.see('trial-compared');
    await screens.look('compared');
    const { was, would } = await person.at('trial-compared').evaluate((element) => ({ ...element.dataset }));
    assert.equal(was, seats.join(','));
    assert.equal(
      would.split(',').reduce((sum, amount) => sum + Number(amount), 0),
      0,
    );
    await person.press('trial-done');
    await person.see('replay');
    assert.deepEqual(await shown(person), here);
    assert.deepEqual(await person.page.evaluate(async () => (await fetch('api/history')).json()), before);
    screens.clean(['play-on', 'trial', 'compared']);
    assert.deepEqual(person.complaints, []);
    await person.leave();
  });
});

suite('a link', () => {
  const copied = (person) => person.page.evaluate(() => navigator.clipboard.readText());
  const clipboard = (person) => person.context.grantPermissions(['clipboard-read', 'clipboard-write']);

  test('shows what the sharer saw and no names, until it is revoked', { timeout: 300_000 }, async () => {
    const person = await Person.arrive(browser, server.base, { name: 'Bianca', locale: 'en-GB' });
    await clipboard(person);
    const screens = new Screens(person, 'desktop');
    const { hand } = await playedByClient(person);
    await person.page.goto(`/#/hand/${hand}`);
    await person.see('replay');
    await person.press('replay-next');
    const { events } = await shown(person);
    await person.press('menu');
    await person.press('share-eyes');
    await person.see('end-share');
    await screens.look('sharing');
    await person.press('share-link-copy');
    const link = await copied(person);
    assert.match(link, new RegExp(`#/shared/[A-Za-z0-9_-]{22}/${events}$`));

    for (const [size, viewport] of Object.entries(sizes(SIZES, 'phone'))) {
      const other = await Person.enter(browser, server.base, { name: 'Neri', viewport, locale: 'en-GB' });
      await other.page.goto(link);
      await other.see('replay');
      const look = new Screens(other, size);
      await look.look('shared');
      look.clean(['shared']);
      const there = await shown(other);
      assert.equal(there.eyes, String(SEAT));
      assert.equal(there.events, events);
      assert.ok((await other.page.locator('.hand [data-card]').count()) >= 20);
      for (const missing of ['replay-eyes', 'play-on']) assert.equal(await other.at(missing).count(), 0);
      await other.press('menu');
      await other.see('about-hand');
      assert.equal(await other.at('download-record').count(), 0);
      assert.ok(!(await other.page.locator('body').innerText()).includes('Bianca'));
      await other.leave();
    }

    await person.press('end-share');
    await person.at('end-share').waitFor({ state: 'hidden' });
    const late = await Person.enter(browser, server.base, { name: 'Neri', locale: 'en-GB' });
    await late.page.goto(link);
    await late.see('no-hand');
    await late.leave();
    screens.clean(['sharing']);
    await person.leave();
  });
});
