// The disk is full or another program locks the database: moves are answered `not_stored` and nobody sees them, and
// play continues as soon as there is space.
import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { after, before, suite, test } from 'node:test';
import { isBeyondLimit, limitFiles, SmallDisk } from './lib/disk.mjs';
import { acknowledged, steady } from './lib/kept.mjs';
import { agree } from './lib/ledger.mjs';
import { moveFor, playHand, random } from './lib/player.mjs';
import { Server, UNHURRIED } from './lib/start_server.mjs';
import { answered, nothingLeaked, ready, received, seated } from './lib/table.mjs';

const SEED = Number(process.env.SEED ?? 1798);
const TRIES = 5; // per move while the disk is full

/** Four play until the due seat has a move that has not been sent yet; returns {client, move}. */
async function untilMidHand({ clients }, rng) {
  for (let moves = 0; moves < 30; moves += 1) {
    const { client, move } = await nextMove(clients, rng);
    answered(await client.act(move));
  }
  return nextMove(clients, rng);
}
async function nextMove(clients, rng) {
  const due = () => clients.find(({ question }) => question !== null);
  await Promise.race(clients.map((client) => client.until(() => due() !== undefined, 'a choice')));
  const client = due();
  return { client, move: moveFor(client.question.choice, rng) };
}

/** The table has processed everything before. */
async function settled(clients) {
  for (const client of clients) {
    const pongs = client.received('pong').length;
    client.send({ t: 'ping' });
    await client.until(() => client.received('pong').length > pongs, 'a pong');
  }
}

/** While nothing can be stored: nothing is done, everybody is notified, and nobody sees anything. */
async function refusesAll(server, { everyone, clients, apis }, { client, move }) {
  await settled(everyone);
  const stood = everyone.map(({ last }) => ({ ...last }));
  const tables = everyone.map((one) => one.received('table').length);
  const id = client.nextId();
  for (let at = 0; at < TRIES; at += 1) {
    const answer = await client.act(move, { id });
    assert.deepEqual([answer.t, answer.code, answer.id], ['error', 'not_stored', id]);
  }
  const invite = await clients[0].do({ invite: true });
  assert.deepEqual([invite.t, invite.code], ['error', 'not_stored']);
  const guest = await apis[0].send('POST', '/api/guests', { name: 'Tardi' });
  const table = await apis[0].send('POST', '/api/tables', { game: 'minchiate', preset: 'pagat' });
  for (const answer of [guest, table]) assert.deepEqual([answer.status, answer.body.error.code], [503, 'not_stored']);
  await settled(everyone);
  assert.deepEqual(
    everyone.map(({ last }) => ({ ...last })),
    stood,
    'nobody saw anything',
  );
  assert.deepEqual(
    everyone.map((one) => one.received('table').length),
    tables,
  );
  return id;
}

/** With space again: the same move by the same id, and the hand to its end. */
async function goesOn(server, table, { client, move }, id, hand) {
  const { clients, everyone, spectator, apis } = table;
  answered(await client.act(move, { id }));
  await Promise.all(clients.map((each) => playHand(each, hand, random(SEED + each.seat))));
  await spectator.until(() => spectator.over.has(hand));
  for (const each of everyone) await each.until(() => each.table.state === 'between');
  const hands = await agree(server, apis[3], clients[0].table.match.id, received(spectator));
  nothingLeaked(everyone, hands);
  for (const each of everyone) steady(each);
  acknowledged(server.database, table.table, clients);
}

/** A guest with three bots, whose move is late. */
async function withBots(server, preset) {
  const table = await seated(server, { preset, request: { bots: true }, names: ['Alessandra'] });
  const [client] = table.clients;
  for (const seat of [1, 2, 3]) answered(await client.do({ bot: seat }));
  await ready([client], 1);
  return client;
}

suite('a full disk', () => {
  for (const way of ['a limit on the length of files', 'a small file system that is full'])
    suite(way, () => {
      let server, disk, table, pending, id, lonely;
      const byLimit = way.startsWith('a limit');
      const noRoom = () => (byLimit ? limitFiles(server.pid, true) : disk.fill());
      const room = () => (byLimit ? limitFiles(server.pid, false) : disk.clear());
      const rng = random(SEED);

      before(async () => {
        const place = (folder) => {
          if (byLimit) return folder;
          disk = new SmallDisk(folder);
          return disk.folder;
        };
        server = await Server.start({ args: [...UNHURRIED, '--least-space-mb', '0'], place });
      });
      after(async () => {
        if (server.isRunning) await server.stop();
        disk?.remove();
        await server.dispose();
      });
      const can = (t) => (disk?.problem ? (t.skip(`no separate file system here: ${disk.problem}`), false) : true);

      test('moves are answered not_stored, and nobody sees them', async (t) => {
        if (!can(t)) return;
        table = await seated(server, { preset: 'pagat', watched: true });
        await ready(table.clients, 1);
        pending = await untilMidHand(table, rng);
        lonely = await withBots(server, 'pagat');
        if (byLimit) assert.ok(isBeyondLimit(server.database));
        noRoom();
        id = await refusesAll(server, table, pending);
      });
      test('once there is space the same move is accepted and the hand continues to its end', async (t) => {
        if (!can(t)) return;
        room();
        await goesOn(server, table, pending, id, 1);
      });
      test('bots resume by themselves once there is space', async (t) => {
        if (!can(t)) return;
        await playHand(lonely, 1, random(SEED));
        await lonely.until(() => lonely.table.state === 'between');
        await lonely.close();
      });
      test('killed and started on a full disk, the table is as it was', async (t) => {
        if (!can(t)) return;
        for (const client of table.clients) answered(await client.do({ ready: true }));
        for (const client of table.clients) await client.until(() => client.last?.hand === 2, 'hand 2');
        pending = await untilMidHand(table, rng);
        noRoom();
        id = await refusesAll(server, table, pending);
        await server.kill();
        await server.again();
        for (const client of table.everyone) await client.connect();
        await pending.client.until(() => pending.client.question !== null, 'the choice again');
        if (!byLimit) {
          // The disk is as full as it was; the limit ended with the process.
          await refusesAll(server, table, pending);
          disk.clear();
        }
        await goesOn(server, table, pending, id, 2);
        await Promise.all(table.everyone.map((client) => client.close()));
      });
    });
});

suite('a shared database', () => {
  let server;
  before(async () => (server = await Server.start({ args: UNHURRIED })));
  after(() => server.dispose());

  test('moves are not stored while another program locks it, and are afterwards', { timeout: 120_000 }, async () => {
    const table = await seated(server, { preset: 'dresden', watched: true });
    await ready(table.clients, 1);
    const pending = await untilMidHand(table, random(SEED));
    await settled(table.everyone);
    const stood = table.everyone.map(({ last }) => ({ ...last }));
    const other = new DatabaseSync(server.database);
    other.exec('BEGIN IMMEDIATE');
    const id = pending.client.nextId();
    const answer = await pending.client.act(pending.move, { id });
    assert.deepEqual([answer.t, answer.code], ['error', 'not_stored']);
    assert.deepEqual(
      table.everyone.map(({ last }) => ({ ...last })),
      stood,
    );
    other.exec('ROLLBACK');
    other.close();
    await goesOn(server, table, pending, id, 1);
    await Promise.all(table.everyone.map((client) => client.close()));
  });
});
