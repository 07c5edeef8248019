// The server is killed again and again while four guests play: each comes back by itself from its last number, and
// every move is on the table once.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { agree } from './lib/ledger.mjs';
import { playHand, random } from './lib/player.mjs';
import { Server, UNHURRIED } from './lib/start_server.mjs';
import { answered, nothingLeaked, PRESETS, ready, received, seated } from './lib/table.mjs';

const KILLS = Number(process.env.KILLS ?? 6);
const SEED = Number(process.env.SEED ?? 1798);
const MOVES = 90; // of a hand, about

suite('kill -9 at any moment', () => {
  let server;
  before(async () => (server = await Server.start({ args: UNHURRIED })));
  after(() => server.dispose());

  for (const [at, preset] of PRESETS.entries())
    test(`a hand by ${preset} over ${KILLS} deaths`, { timeout: 180_000 }, async () => {
      const { clients, everyone, spectator, apis } = await seated(server, { preset, watched: true, stubborn: true });
      await ready(clients, 1);
      const rng = random(SEED + at);
      let moves = 0;
      let kills = 0;
      const due = Array.from({ length: KILLS }, () => Math.floor(rng() * MOVES)).sort((a, b) => a - b);
      // A death comes while moves are in flight: it waits for none of them.
      const dies = async () => {
        moves += 1;
        if (kills === KILLS || moves < due[kills] || !server.isRunning) return;
        kills += 1;
        const { signal } = await server.kill();
        assert.equal(signal, 'SIGKILL');
        await server.again();
      };
      const deaths = [];
      const before = () => {
        deaths.push(dies());
        return false;
      };
      await Promise.all(clients.map((client) => playHand(client, 1, random(SEED * 10 + client.seat), { before })));
      await Promise.all(deaths);
      assert.ok(kills >= KILLS - 1, `it died ${kills} times`);
      await spectator.until(() => spectator.over.has(1));
      for (const client of everyone) await client.until(() => client.table.state === 'between');
      assert.ok(
        everyone.every(({ returns }) => returns > 0),
        'all had to come back',
      );
      const hands = await agree(server, apis[3], clients[0].table.match.id, received(spectator));
      nothingLeaked(everyone, hands);
      answered(await clients[0].do({ ready: true }));
      await Promise.all(everyone.map((client) => client.close()));
    });

  test('ended gently it says so, and ends well', async () => {
    const { clients } = await seated(server, { preset: 'germini' });
    await ready(clients, 1);
    const { code } = await server.stop();
    assert.equal(code, 0);
    for (const client of clients) {
      await client.ended;
      assert.deepEqual([client.bye?.code, client.closed.code], ['restarting', 1012]);
    }
    await server.again();
    for (const client of clients) await client.connect();
    assert.deepEqual(
      clients.map(({ seat }) => seat),
      [0, 1, 2, 3],
    );
    await Promise.all(clients.map((client) => client.close()));
  });
});
