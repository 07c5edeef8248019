// The review of a closed hand on its score sheet: of each family from a file, and at the table that has just played
// the hand. Nothing is computed before it is asked for, and nothing twice.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { suite, test } from 'node:test';
import { clickToSheet } from './lib/any_game.mjs';
import { DESKTOP, Person, PHONE, served } from './lib/browser.mjs';
import { hasModules } from './lib/modules.mjs';
import { newTable, withBots } from './lib/new_table.mjs';
import { sizes } from './lib/sample.mjs';
import { Screens } from './lib/screens.mjs';
import { UNHURRIED } from './lib/start_server.mjs';

const SIZES = { desktop: DESKTOP, phone: PHONE, small: { width: 360, height: 640 } };
/** Each family, with the tricks of its hand. */
const TRICKS = { minchiate: 21, bolognese: 15, siciliano: 15 };
const HANDS = 12; // among so many one is not annulled
const WHOLE = 60; // moves
const REVIEW_MS = 90_000; // of the longest hand, in a browser beside another

let server, browser;
served({ args: UNHURRIED, botThreads: '2' }, (started) => ({ server, browser } = started));

/** The first whole hand of greedy bots. */
function playedOut(game) {
  const { stdout } = spawnSync(
    server.exe,
    ['simulate', '--game', game, '--policy', 'greedy', '--hands', String(HANDS), '--seed', '1798'],
    { encoding: 'utf8', maxBuffer: 1 << 24 },
  );
  const hands = stdout.trim().split('\n').map(JSON.parse);
  return hands.find(({ record }) => record.moves.length >= WHOLE).record;
}

/** Counts this person's requests for reviews; a browser with the modules makes none. */
function counted(person) {
  const asked = { reviews: 0 };
  person.page.on('request', (request) => (asked.reviews += request.url().endsWith('/api/review') ? 1 : 0));
  return asked;
}

const marks = (person) =>
  person.page.$$eval('[data-testid^="dot-"]', (dots) => dots.map(({ dataset }) => dataset.mark ?? ''));

/** Has the hand reviewed, and opens the first card that was worse than the bot's; returns its trick. */
async function review(person, screens, tricks) {
  await person.see('story');
  assert.match(await person.at('story').innerText(), /\d/);
  assert.deepEqual(await marks(person), []);
  await person.press('review-hand');
  await person.see('dot-1');
  await person.at('review').and(person.page.locator(`[data-judged="${tricks}"][data-running="false"]`)).waitFor({ timeout: REVIEW_MS });
  const all = await marks(person);
  assert.equal(all.length, tricks);
  for (const mark of all) assert.match(mark, /^(none|good|minor|grave)$/);
  assert.equal(all.at(-1), 'none', 'the last card is no choice');
  await screens.look('dots');
  const worse = all.findIndex((mark) => mark === 'grave' || mark === 'minor');
  assert.ok(worse >= 0, `no card is worse than the bot’s: ${all}`);
  await person.press(person.at(`dot-${worse + 1}`).getByRole('button'));
  assert.match(await person.at(`reviewed-${worse + 1}`).innerText(), /(better|meglio)/i);
  await screens.look('better');
  return worse + 1;
}

/** Plays on from there in the same tab, and goes back. */
async function tryIt(person) {
  await person.press('try-it');
  await person.see('trial');
  assert.equal(person.context.pages().length, 1);
}

suite('the review on the score sheet', () => {
  for (const [size, viewport] of Object.entries(sizes(SIZES, 'phone')))
    for (const [game, tricks] of Object.entries(sizes(TRICKS, 'siciliano')))
      test(`of a hand of ${game} from a file, ${size}`, { timeout: 180_000 }, async () => {
        const locale = game === 'bolognese' ? 'it-IT' : 'en-GB';
        const person = await Person.arrive(browser, server.base, { name: 'Bianca', viewport, touch: size !== 'desktop', locale });
        const asked = counted(person);
        const screens = new Screens(person, `${size}-${game}`);
        await person.page.goto('/#/history');
        await person.press('open-file');
        const buffer = Buffer.from(JSON.stringify(playedOut(game)));
        await person.at('choose-file').setInputFiles({ name: 'hand.json', mimeType: 'application/json', buffer });
        await person.see('replay');
        const sheet = async () => {
          await person.press('menu');
          await person.press('menu-sheet');
        };
        await sheet();
        await person.see('review-hand');
        assert.equal(asked.reviews, 0);
        await review(person, screens, tricks);
        const made = hasModules ? 0 : tricks;
        assert.equal(asked.reviews, made);
        await tryIt(person);
        await person.press('trial-mark');
        await person.see('replay');
        await sheet();
        await person.see('dot-1');
        assert.equal(asked.reviews, made, 'the review is kept');
        screens.clean(['dots', 'better']);
        assert.deepEqual(person.complaints, []);
        await person.leave();
      });

  test('at the table, where it outlives the page', { timeout: 240_000 }, async () => {
    const person = await Person.arrive(browser, server.base, { name: 'Bianca', viewport: PHONE, locale: 'en-GB' });
    const screens = new Screens(person, 'table');
    await newTable(person, { game: 'bolognese', preset: 'ottocento' });
    await withBots(person, 0);
    await clickToSheet(person);
    await review(person, screens, TRICKS.bolognese);
    const asked = counted(person);
    await person.page.reload();
    await person.see('dot-1');
    assert.equal(asked.reviews, 0);
    const dot = person.page.locator('[data-testid^="dot-"] button').first();
    await person.press(dot);
    await tryIt(person);
    screens.clean(['dots', 'better']);
    assert.deepEqual(person.complaints, []);
    await person.leave();
  });
});
