// An old hand on the table, at four sizes: the printed one from the start page, step by step by keys, by the
// line of its lead and automatically; and a hand just played, seen by each seat and by a spectator.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, suite, test } from 'node:test';
import { clickToSheet } from './lib/any_game.mjs';
import { DESKTOP, Person, served } from './lib/browser.mjs';
import { until } from './lib/council.mjs';
import { Api } from './lib/http.mjs';
import { latest, newTable, withBots } from './lib/new_table.mjs';
import { sizes } from './lib/sample.mjs';
import { Screens } from './lib/screens.mjs';
import { UNHURRIED } from './lib/start_server.mjs';

const SIZES = {
  desktop: DESKTOP,
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 664 },
  sideways: { width: 844, height: 390 },
};
const SEAT = 0;
const SOME = 70;
/** Events before West plays the 3 of cups rather than the King, in the seventeenth trick. */
const BEFORE_THE_KING = '215';
/** V-W5: the lead of East and West after each trick, as printed. */
const PRINTED = '30 35 40 35 35 35 35 35 35 35 35 35 38 38 41 41 44 39 39 39 34';

let server, browser;
served({ args: UNHURRIED, botThreads: '1' }, (started) => ({ server, browser } = started));

const shown = async (person) => ({
  ...(await person.at('replay').evaluate((element) => ({ ...element.dataset }))),
});

suite('the hand of 1798', () => {
  for (const [size, viewport] of Object.entries(sizes(SIZES, 'phone')))
    test(`on the ${size}`, { timeout: 240_000 }, async () => {
      const person = await Person.arrive(browser, server.base, { name: 'Bianca', viewport, locale: 'en-GB' });
      const screens = new Screens(person, size);
      await person.press('printed');
      await person.see('replay-menu');
      await screens.look('printed');
      await person.press('watch-hand');
      await person.page.keyboard.press('Home');
      assert.equal((await shown(person)).step, '0');
      const leads = [];
      let tricks = 0;
      const slider = person.at('replay-slider');
      /** Every step is taken once; at other sizes those of the first tricks. */
      const whole = size === 'desktop';
      const last = Number(await slider.getAttribute('max'));
      for (let step = 0; step < (whole ? last : SOME); step += 1) {
        await person.page.keyboard.press('ArrowRight');
        const text = await person.at('replay-text').innerText();
        if (/^trick to/i.test(text)) tricks += 1;
        if (tricks) leads[tricks - 1] = -(await person.at('lead').getAttribute('data-value'));
        if (tricks === 5 && !screens.seen.has('hand')) await screens.look('hand');
      }
      if (whole) assert.equal(leads.join(' '), PRINTED);
      else await person.page.keyboard.press('End');
      await screens.look('end');
      const box = await slider.boundingBox();
      await person.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      const { step, events } = await shown(person);
      assert.ok(Math.abs(Number(step) - last / 2) <= 1);
      assert.match(person.page.url(), new RegExp(`#/printed/minchiate/${events}$`));
      await person.press('menu');
      await person.press('menu-sheet');
      await person.press('review-hand');
      await person.press(person.at('dot-17').locator('button'));
      await person.see('reviewed-17');
      await screens.look('review');
      await person.press('review-jump');
      await person.see('replay');
      await person.at('sheet-dialog').waitFor({ state: 'hidden' });
      assert.equal((await shown(person)).events, BEFORE_THE_KING);
      await person.leave();
      screens.clean(['printed', 'hand', 'end', 'review']);
    });
});

suite('a hand just played', () => {
  test('each viewer’s replay shows what that viewer was sent', { timeout: 240_000 }, async () => {
    const person = await Person.arrive(browser, server.base, { name: 'Bianca', locale: 'en-GB' });
    const screens = new Screens(person, 'played');
    await newTable(person, { preset: 'pagat' });
    await withBots(person, SEAT);
    await clickToSheet(person);
    await until(() => latest(person, 'table').match.hands.length > 0, 'the hand is listed');
    const { hand } = latest(person, 'table').match.hands[0];
    await person.page.goto(`/#/hand/${hand}`);
    await person.see('replay');
    assert.equal((await shown(person)).eyes, 'all');
    const before = await shown(person);
    assert.ok((await person.page.locator('[data-testid^="open-"] [data-token]').count()) > 30);
    for (const eyes of ['0', '1', '2', '3', 'bystander']) {
      await person.at('replay-eyes').selectOption(eyes);
      await person.page.waitForFunction(
        (wanted) => document.querySelector('[data-testid="replay"]')?.dataset.eyes === wanted,
        eyes,
      );
      assert.equal((await shown(person)).events, before.events);
      const cards = await person.page.locator('.hand [data-card]').count();
      assert.ok(eyes === 'bystander' ? cards === 0 : cards >= 21, `${eyes}: ${cards}`);
      if (eyes === 'bystander' || eyes === String(SEAT)) await screens.look(`eyes-${eyes}`);
    }
    screens.clean([`eyes-${SEAT}`, 'eyes-bystander']);
    await person.leave();
  });
});

/** The positions of all games: {game, name, seat, idea, record}. */
const GAMES = new URL('../../web-client/src/games/', import.meta.url);
const positions = ['minchiate', 'bolognese', 'siciliano'].flatMap((game) =>
  readdirSync(new URL(`${game}/positions`, GAMES))
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      game,
      name: file.replace('.json', ''),
      ...JSON.parse(readFileSync(new URL(`${game}/positions/${file}`, GAMES))),
    })),
);

suite('the positions of the strategy', () => {
  test('are legal, and can be played on from with the advised move', async () => {
    const api = await Api.guest(server.base, 'Bianca');
    for (const { game, name, seat, idea, record } of positions) {
      const hand = await api.must('POST', `/api/records/replay?as=${seat}`, record);
      assert.deepEqual([hand.game, hand.bad, hand.seats], [game, null, null], name);
      const from = { record, step: hand.events.length, seat, last: 0 };
      assert.ok((await api.must('POST', '/api/what-if', { ...from, moves: [] })).asked, name);
      assert.equal((await api.must('POST', '/api/what-if', { ...from, moves: [idea] })).refused, null, name);
    }
  });

  for (const [size, viewport] of Object.entries(sizes(SIZES, 'phone')))
    test(`are opened from the book on the ${size}`, { timeout: 120_000 }, async () => {
      const person = await Person.arrive(browser, server.base, { name: 'Bianca', viewport, locale: 'en-GB' });
      const screens = new Screens(person, `position-${size}`);
      await person.page.goto('/#/rules/minchiate/SIG-14');
      await person.press('position-rifitta');
      await person.see('position-idea');
      await screens.look('task');
      await person.press('play-position');
      await person.see('trial');
      await person.at('card-S3').press('Enter');
      await screens.look('trial');
      await person.press('trial-mark');
      await person.see('replay');
      await person.leave();
      screens.clean(['task', 'trial']);
    });
});
