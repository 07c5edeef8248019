// The deal of a hand that was played in the browser: its page makes the pack again, the proof that is downloaded there is
// checked by the program and by tests/checker/fair.py too, and what was changed in it all three find.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { DESKTOP, launch, Person } from './lib/browser.mjs';
import { checked, exchanged, falseSecret, openDeal, proofOf } from './lib/fair_file.mjs';
import { playToSheet } from './lib/hands_on.mjs';
import { latest, newTable, withBots } from './lib/new_table.mjs';
import { random } from './lib/player.mjs';
import { Screens } from './lib/screens.mjs';
import { Server, UNHURRIED } from './lib/start_server.mjs';

const SEED = Number(process.env.SEED ?? 1798);
const PHONE = { width: 390, height: 664 };

let server, browser;
before(async () => {
  server = await Server.start({ web: true, args: UNHURRIED });
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server.dispose();
});

suite('the fair deal', () => {
  for (const [name, preset, viewport] of [
    ['desktop', 'germini', DESKTOP],
    ['phone', 'pagat', PHONE],
  ])
    test(`is checked on the hand’s page, ${name}`, { timeout: 240_000 }, async () => {
      const person = await Person.arrive(browser, server.base, { name: 'Bianca', viewport, locale: 'en-GB' });
      const screens = new Screens(person, `fair-${name}`);
      await newTable(person, { preset });
      await withBots(person, 0);
      await playToSheet(person, random(SEED));
      const { hand } = latest(person, 'table').match.hands[0];
      await person.page.goto(`/#/hand/${hand}`);
      await person.see('replay');
      await openDeal(person);
      await person.see('fair-holds');
      assert.equal(await person.at('fair-holds').getAttribute('data-told'), 'true');
      await screens.look('holds');
      const proof = await proofOf(person);
      assert.equal(proof.deal.noise.filter((noise) => noise !== '').length, 1);
      assert.equal(checked(server, proof), 0);
      assert.equal(checked(server, { ...proof, deal: { ...proof.deal, noise: ['', '', '', ''] } }), 1);
      assert.equal(checked(server, { ...proof, deal: { ...proof.deal, hand: proof.deal.hand + 1 } }), 1);
      assert.equal(checked(server, exchanged(proof)), 1);

      // A server that opens another secret than the one that it had promised to this browser.
      await falseSecret(person, hand);
      await person.page.reload();
      await person.see('replay');
      await openDeal(person);
      await person.see('fair-faults');
      assert.equal(await person.at('fair-faults').getAttribute('data-faults'), 'promise cards added');
      await screens.look('faults');
      await person.leave();
      screens.clean(['holds', 'faults']);
    });
});
