// Who pays for hands: the address that made the table, and for another match the one that asked for it.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Client } from './lib/client.mjs';
import { Api } from './lib/http.mjs';
import { playHand, random } from './lib/player.mjs';
import { ELSEWHERE } from './lib/raw.mjs';
import { Server } from './lib/start_server.mjs';

// A match of two that ends with its first hand.
const SHORT = { game: 'bolognese', preset: 'centocinquanta', options: { target: 1 }, open: true };
const LIMIT = { timeout: 60_000 };

async function sitting(api, { table, invitation }, seat, address) {
  const client = new Client(api, table, { invitation, label: api.name, address });
  await client.connect();
  assert.equal((await client.do({ sit: seat })).t, 'done');
  return client;
}
const everybody = (clients, what) => Promise.all(clients.map((client) => client.do(what)));
async function played(clients, hand, rng) {
  for (const client of clients) await client.until(() => client.last?.hand === hand, `hand ${hand}`);
  await Promise.all(clients.map((client) => playHand(client, hand, rng)));
}

suite('the rate of hands', () => {
  test('who plays on at a table does not spend the hands of the address that made it', LIMIT, async () => {
    const rng = random(1798);
    const server = await Server.start({ args: ['--hand-rate', '0.001/2'] });
    try {
      const host = await Api.guest(server.base, 'Lapo');
      const guest = await Api.guest(server.base, 'Neri');
      const first = await host.create(SHORT);
      const players = [await sitting(host, first, 0), await sitting(guest, first, 1, ELSEWHERE)];
      await everybody(players, { ready: true });
      await played(players, 1, rng);
      await players[0].until(() => players[0].table.state === 'over', 'the end of the match');
      await players[0].do({ again: true });
      await players[1].do({ again: true }); // asks last
      await everybody(players, { ready: true });
      await played(players, 2, rng);
      const second = await host.create(SHORT);
      const others = [await sitting(host, second, 0), await sitting(guest, second, 1, ELSEWHERE)];
      await everybody(others, { ready: true });
      await played(others, 1, rng);
      await Promise.all([...players, ...others].map((client) => client.close()));
    } finally {
      await server.dispose();
    }
  });
});
