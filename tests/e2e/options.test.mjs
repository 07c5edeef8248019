// Hands with random options from all that the server offers: whatever the rules, no frame sends a viewer
// more than section 14b allows, and all accounts agree.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { Api } from './lib/http.mjs';
import { agree } from './lib/ledger.mjs';
import { playHand, random } from './lib/player.mjs';
import { optionsOf, PAIRS } from './lib/presets.mjs';
import { Server, UNHURRIED } from './lib/start_server.mjs';
import { nothingLeaked, ready, received, seated, sum } from './lib/table.mjs';

const SEED = Number(process.env.SEED ?? 1798);
const HANDS = Number(process.env.HANDS ?? 12);

let server, offered;
before(async () => {
  server = await Server.start({ args: UNHURRIED });
  const { games } = await new Api(server.base).rules();
  const minchiate = games.find(({ game }) => game === 'minchiate');
  offered = optionsOf(minchiate, PAIRS[0]);
  assert.equal(offered.length, 21);
});
after(() => server.dispose());

suite(`${HANDS} hands under options drawn at random`, () => {
  const all = { frames: 0, codes: 0, choices: 0 };
  const met = new Map(); // option → values played

  for (let number = 0; number < HANDS; number += 1)
    test(`hand ${number + 1}`, { timeout: 60_000 }, async () => {
      const rng = random(SEED * 100 + number);
      const pick = (list) => list[Math.floor(rng() * list.length)];
      const options = Object.fromEntries(offered.map(({ name, values }) => [name, pick(values)]));
      const { clients, everyone, spectator, apis } = await seated(server, {
        preset: pick(PAIRS),
        request: { options },
        watched: true,
      });
      await ready(clients, 1);
      await Promise.all(clients.map((client) => playHand(client, 1, random(SEED * 10 + number * 4 + client.seat))));
      await spectator.until(() => spectator.over.has(1));
      for (const client of everyone) await client.until(() => client.table.state === 'between');
      const hands = await agree(server, apis[0], clients[0].table.match.id, received(spectator));
      assert.deepEqual(hands[0].record.rules.options, options);
      sum(all, nothingLeaked(everyone, hands));
      for (const [name, value] of Object.entries(options)) met.set(name, (met.get(name) ?? new Set()).add(value));
      await Promise.all(everyone.map((client) => client.close()));
    });

  test('many cards were sent, under several values of every option', (t) => {
    assert.ok(all.codes > 500 * HANDS && all.choices > 60 * HANDS);
    for (const { name } of offered) assert.ok(HANDS < 12 || met.get(name).size > 1, name);
    t.diagnostic(`${all.frames} frames, ${all.codes} card codes, ${all.choices} choices held against what was known`);
  });
});
