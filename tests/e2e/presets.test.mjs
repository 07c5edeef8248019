// One hand of every preset of every game with three bots, by mouse, by touch and by keyboard alone, from the cut to
// its sheet; those of chance have a suite of their own, `tocchi`. Without FULL=1 two by keyboard, of those that no other
// suite plays with it; by mouse and touch, `cousins` and `browser` play a hand of each kind.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { answerByKeys } from './lib/by_keys.mjs';
import { Person, PHONE, served } from './lib/browser.mjs';
import { answer, nextHand, question } from './lib/hands_on.mjs';
import { Api } from './lib/http.mjs';
import { Keys } from './lib/keys.mjs';
import { latest, newTable, withBots } from './lib/new_table.mjs';
import { random } from './lib/player.mjs';
import { PRESETS } from './lib/presets.mjs';
import { FULL } from './lib/sample.mjs';
import { UNHURRIED } from './lib/start_server.mjs';

const SEED = Number(process.env.SEED ?? 1798);
const WAYS = {
  mouse: {},
  touch: { viewport: PHONE, touch: true },
  keyboard: {},
};
const SAMPLE = ['mattazza by keyboard', 'tortorici2014 by keyboard'];

let server, browser;
served({ args: UNHURRIED }, (started) => ({ server, browser } = started));

test('the presets on offer are those of the engine', async () => {
  const { games } = await new Api(server.base).rules();
  assert.deepEqual(Object.fromEntries(games.map(({ game, presets }) => [game, Object.keys(presets)])), PRESETS);
});

async function play(person, way) {
  const keys = new Keys(person);
  const rng = random(SEED);
  const kinds = new Set();
  for (;;) {
    const asked = await question(person);
    if (asked.kind === 'sheet') return kinds;
    kinds.add(asked.kind);
    if (way === 'keyboard') await answerByKeys(person, keys, asked);
    else await answer(person, asked, rng);
  }
}

for (const [game, presets] of Object.entries(PRESETS).filter(([one]) => one !== 'tocchi'))
  for (const preset of presets)
    for (const [way, how] of Object.entries(WAYS)) {
      const name = `${preset} by ${way}`;
      if (!FULL && !SAMPLE.includes(name)) continue;
      test(`a hand of ${name}`, { timeout: 170_000 }, async () => {
        const person = await Person.arrive(browser, server.base, { name: 'Bianca', ...how });
        await newTable(person, { game, preset });
        await withBots(person);
        let kinds = await play(person, way);
        // An annulled hand of Sicily has no card played, and is dealt again.
        while (await person.at('annulled').count()) {
          await nextHand(person);
          kinds = await play(person, way);
        }
        assert.ok(kinds.has('play'), [...kinds].join(', '));
        await person.shot(`preset-${preset}-${way}`);
        const { hand } = latest(person, 'hands').hands.at(-1);
        const api = new Api(server.base, await person.secret());
        const { record } = await api.hand(hand);
        assert.deepEqual([record.game, record.rules.preset], [game, preset]);
        assert.deepEqual(person.complaints, []);
        await person.leave();
      });
    }
