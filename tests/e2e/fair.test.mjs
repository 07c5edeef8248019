// The deal of a hand played in the browser: its page recomputes the pack, the proof downloaded there is
// also checked by the program and by tests/checker/fair.py, and all three find any change in it. The same for an
// incomplete hand, once it is revealed, and for the draw for seats.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import { clickToSheet } from './lib/any_game.mjs';
import { DESKTOP, Person, served } from './lib/browser.mjs';
import { until } from './lib/council.mjs';
import { checked, exchanged, falseSecret, openDeal, proofOf } from './lib/fair_file.mjs';
import { answer, question } from './lib/hands_on.mjs';
import { latest, newTable, withBots } from './lib/new_table.mjs';
import { random } from './lib/player.mjs';
import { sizes } from './lib/sample.mjs';
import { Screens } from './lib/screens.mjs';
import { UNHURRIED } from './lib/start_server.mjs';

const SEED = Number(process.env.SEED ?? 1798);
const PHONE = { width: 390, height: 664 };

let server, browser;
served({ args: UNHURRIED }, (started) => ({ server, browser } = started));

const SIZES = {
  desktop: { preset: 'germini', viewport: DESKTOP },
  phone: { preset: 'pagat', viewport: PHONE },
};
suite('the fair deal', () => {
  for (const [name, { preset, viewport }] of Object.entries(sizes(SIZES, 'desktop')))
    test(`is checked on the hand’s page, ${name}`, { timeout: 240_000 }, async () => {
      const person = await Person.arrive(browser, server.base, { name: 'Bianca', viewport, locale: 'en-GB' });
      const screens = new Screens(person, `fair-${name}`);
      await newTable(person, { preset });
      await withBots(person, 0);
      await clickToSheet(person);
      await until(() => latest(person, 'table').match.hands.length > 0, 'the hand is listed');
      const { hand } = latest(person, 'table').match.hands[0];
      await person.page.goto(`/#/hand/${hand}`);
      await person.see('replay');
      await openDeal(person);
      await person.see('fair-holds');
      assert.equal(await person.at('fair-holds').getAttribute('data-told'), 'true');
      assert.equal(await person.at('fair-holds').getAttribute('data-mine'), 'true');
      await screens.look('holds');
      const proof = await proofOf(person);
      assert.equal(proof.deal.client_seeds.filter((seed) => seed !== '').length, 1);
      assert.equal(checked(server, proof), 0);
      assert.equal(checked(server, { ...proof, deal: { ...proof.deal, client_seeds: ['', '', '', ''] } }), 1);
      assert.equal(checked(server, { ...proof, deal: { ...proof.deal, hand: proof.deal.hand + 1 } }), 1);
      assert.equal(checked(server, exchanged(proof)), 1);

      // A server that opens another secret than the one that it had committed to for this browser.
      await falseSecret(person, hand);
      await person.page.reload();
      await person.see('replay');
      await openDeal(person);
      await person.see('fair-faults');
      assert.equal(await person.at('fair-faults').getAttribute('data-faults'), 'commitment result added hand');
      await screens.look('faults');
      await person.leave();
      screens.clean(['holds', 'faults']);
    });

  test(
    'is revealed for an incomplete hand when its match is broken off, not before',
    { timeout: 240_000 },
    async () => {
      const person = await Person.arrive(browser, server.base, { name: 'Neri', viewport: DESKTOP, locale: 'en-GB' });
      const screens = new Screens(person, 'fair-struck');
      await newTable(person, { preset: 'germini', rounds: 3, seats: 'drawn' });
      await withBots(person, 0);
      await person.see('draw-dialog');
      await person.press('draw-done');
      const rng = random(SEED);
      while (person.plays < 3) await answer(person, await question(person), rng);
      const { id } = latest(person, 'table').match;
      const status = () =>
        person.page.evaluate((url) => fetch(url).then((r) => r.status), `/api/matches/${id}/struck-out`);
      assert.equal(await status(), 404);
      await server.kill();
      await server.again();
      await question(person);
      assert.equal(await status(), 404);

      await person.press('menu');
      await person.press('menu-council');
      await person.press('vote-break_off');
      await person.see('again');
      assert.equal(await status(), 200);
      await person.page.goto(`/#/match/${id}`);
      await person.see('struck-out');
      await person.at('fair-check').locator('summary').click();
      await person.see('fair-holds');
      assert.equal(await person.at('fair-holds').getAttribute('data-told'), 'true');
      assert.equal(await person.at('fair-holds').getAttribute('data-mine'), 'true');
      await person.at('draw-check').locator('summary').click();
      await person.see('draw-holds');
      assert.equal(await person.at('draw-holds').getAttribute('data-told'), 'true');
      await screens.look('struck-out');
      await person.page.setViewportSize(PHONE);
      await person.at('struck-out').evaluate((section) => section.scrollIntoView());
      await screens.look('struck-out-phone');
      const proof = await proofOf(person);
      assert.equal(checked(server, proof), 0);
      assert.equal(checked(server, { ...proof, deal: { ...proof.deal, client_seeds: ['', '', '', ''] } }), 1);

      // A server that now claims to have drawn from something else.
      await person.page.route(`**/api/matches/${id}`, async (route) => {
        const response = await route.fetch();
        const json = await response.json();
        json.match.draw_proof.client_seeds = ['', '', '', ''];
        await route.fulfill({ response, json });
      });
      await person.page.reload();
      await person.at('draw-check').locator('summary').click();
      await person.see('draw-faults');
      assert.equal(await person.at('draw-faults').getAttribute('data-faults'), 'result added');
      await screens.look('draw-faults');
      await person.leave();
      screens.clean(['struck-out', 'struck-out-phone', 'draw-faults']);
    },
  );
});
