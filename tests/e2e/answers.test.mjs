// Which answer counts: an answered move is answered again and not played again, whatever happened to the
// connection or the server in the meantime; and a move for a closed question is never played.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { Client } from './lib/client.mjs';
import { acknowledged } from './lib/kept.mjs';
import { agree, reading } from './lib/ledger.mjs';
import { moveFor, playHand, random } from './lib/player.mjs';
import { Server, UNHURRIED } from './lib/start_server.mjs';
import { answered, nothingLeaked, ready, received, seated } from './lib/table.mjs';

const SEED = Number(process.env.SEED ?? 1798);
const KEPT = 64; // answers of a guest at a table
const SECONDS = 5; // the minimum time per move
const MOST_TABLES = 150; // until two have to discard at once

let server;
before(async () => (server = await Server.start({ args: UNHURRIED })));
after(() => server.dispose());

/** Moves of the table's log that a guest made without a bot, by id. */
const logged = (table, guest) =>
  reading(server.database, (db) =>
    db
      .prepare(
        `SELECT CAST(action AS INTEGER) AS id FROM events JOIN hands ON hand_key = hands.key
         JOIN matches ON match_key = matches.key JOIN tables ON table_key = tables.key
         JOIN guests ON events.guest = guests.key WHERE tables.id = ? AND guests.id = ? AND action IS NOT NULL
         ORDER BY id`,
      )
      .all(table, guest)
      .map(({ id }) => id),
  );
/** A table whose first hand is dealt, and the client that has to cut. */
async function dealt(options = {}) {
  const table = await seated(server, { preset: 'pagat', watched: true, ...options });
  await ready(table.clients, 1);
  const due = () => table.clients.find(({ question }) => question !== null);
  await Promise.race(table.clients.map((client) => client.until(() => due() !== undefined, 'a choice')));
  return { ...table, cutter: due() };
}
/** The hand is played to its end as usual, and all accounts of it agree. */
async function goesOn({ clients, everyone, spectator, apis, table }) {
  await Promise.all(clients.map((client) => playHand(client, 1, random(SEED + client.seat))));
  await spectator.until(() => spectator.over.has(1));
  for (const client of everyone) await client.until(() => client.table.state === 'between');
  nothingLeaked(everyone, await agree(server, apis[3], clients[0].table.match.id, received(spectator)));
  acknowledged(server.database, table, clients);
  await Promise.all(everyone.map((client) => client.close()));
}
async function until(condition, patience = 10_000) {
  const end = performance.now() + patience;
  while (!condition()) {
    assert.ok(performance.now() < end, String(condition));
    await new Promise((done) => setTimeout(done, 10));
  }
}

suite('repeated actions', () => {
  test('a move whose answer was lost with the connection is answered `done`, and played once', async () => {
    const all = await dealt();
    const { cutter, table } = all;
    const [id, { n }] = [cutter.nextId(), cutter.question];
    const move = { t: 'act', id, hand: 1, n, move: { cut: 40 } };
    cutter.pause();
    cutter.send(move);
    await until(() => logged(table, cutter.api.guest).includes(id));
    await cutter.close({ cut: true });
    assert.ok(
      cutter.received('done').every((done) => done.id !== id),
      'the answer did not come',
    );
    await cutter.connect();
    assert.equal(cutter.welcome.you.last, id);
    const told = () => cutter.last.n;
    await cutter.until(() => told() > n, 'what the move brought about');
    for (const other of [move.move, { cut: 41 }]) {
      const stood = told();
      assert.deepEqual(await cutter.act(other, { n, id }), { t: 'done', id });
      assert.equal(told(), stood);
    }
    await server.kill();
    await server.again();
    for (const client of all.everyone) await client.connect();
    assert.equal(cutter.welcome.you.last, id);
    assert.deepEqual(await cutter.act(move.move, { n, id }), { t: 'done', id });
    assert.deepEqual(logged(table, cutter.api.guest), [id]);
    await goesOn(all);
  });

  test('a refused action is refused again, even after the server was killed in the meantime', async () => {
    const { clients, everyone } = await dealt();
    const friend = clients[1];
    const id = friend.nextId();
    const refusal = await friend.do({ invite: true }, { id });
    assert.deepEqual([refusal.t, refusal.rule], ['refused', 'not_host']);
    await server.kill();
    await server.again();
    for (const client of everyone) await client.connect();
    assert.equal(friend.welcome.you.last, id);
    assert.deepEqual(await friend.do({ break_off: true }, { id }), refusal);
    assert.equal(friend.table.seats[1].break_off, false, 'it was not done');
    await Promise.all(everyone.map((client) => client.close()));
  });

  test(`an id older than the ${KEPT} answers kept is refused as stale, and nothing is done`, async () => {
    const { clients, everyone } = await dealt();
    const [host] = clients;
    const [first, second] = [host.nextId(), host.nextId()];
    const invite = async (id) => (await host.do({ invite: true }, { id })).t;
    for (const id of [first, second]) assert.equal(await invite(id), 'done');
    for (let count = KEPT - 1; count > 0; count -= 1) assert.equal(await invite(host.nextId()), 'done');
    const { invitation } = host.table;
    assert.equal(await invite(second), 'done', 'the oldest that is kept');
    const late = await host.do({ invite: true }, { id: first });
    assert.deepEqual([late.t, late.rule], ['refused', 'stale']);
    await server.kill();
    await server.again();
    for (const client of everyone) await client.connect();
    assert.equal(await invite(second), 'done');
    assert.equal((await host.do({ invite: true }, { id: first })).rule, 'stale');
    await host.until(() => host.table !== null);
    assert.ok([invitation, undefined].includes(host.table.invitation), 'no new invitation was made');
    await Promise.all(everyone.map((client) => client.close()));
  });
});

suite('outdated questions', () => {
  test('if two pages of one guest answer the same question, the later answer is stale', async () => {
    const all = await dealt();
    const { cutter, table, invitation } = all;
    const { n, choice } = cutter.question;
    const second = new Client(cutter.api, table, { invitation, label: 'second' });
    await second.connect();
    await cutter.ended;
    assert.equal(cutter.bye.code, 'second_tab');
    await second.until(() => second.question !== null, 'the choice again');
    assert.deepEqual([second.question.n, second.question.choice], [n, choice], 'put again as it was');
    const id = second.nextId();
    assert.ok(id > second.welcome.you.last);
    answered(await second.act({ cut: 40 }, { n, id }));
    await second.until(() => second.last.n > n);

    await cutter.connect();
    await second.ended;
    assert.equal(cutter.welcome.you.last, id, 'the first page goes on above the second');
    await cutter.until(() => cutter.last.n >= second.last.n);
    const late = cutter.nextId();
    assert.ok(late > id);
    for (const once of ['', 'again']) {
      const answer = await cutter.act({ cut: 41 }, { n, id: late });
      assert.deepEqual([answer.t, answer.rule], ['refused', 'stale'], once);
    }
    assert.deepEqual(logged(table, cutter.api.guest), [id], 'one of them was played');
    cutter.frames.push(...second.frames.filter(({ dir, text }) => dir === 'out' || /"t":"done"/.test(text)));
    await goesOn(all);
  });

  test('an answer after the timeout is stale, even if the seat is asked again', async () => {
    const all = await dealt({ request: { seconds: SECONDS } });
    const { cutter, everyone, table } = all;
    const { n } = cutter.question;
    await cutter.until(() => cutter.last.n > n, 'what was played for the seat', 4 * SECONDS * 1000);
    const stood = cutter.last.n;
    const late = await cutter.act({ cut: 40 }, { n });
    assert.deepEqual([late.t, late.rule], ['refused', 'stale']);
    assert.equal(cutter.last.n, stood);
    assert.deepEqual(logged(table, cutter.api.guest), []);
    await Promise.all(everyone.map((client) => client.close()));
  });
});

suite('open questions', () => {
  test('a question stays open while others discard', { timeout: 120_000 }, async (t) => {
    const rng = random(SEED);
    for (let count = 1; count <= MOST_TABLES; count += 1) {
      const all = await dealt({ preset: 'germini' });
      answered(await all.cutter.act(moveFor(all.cutter.question.choice, rng)));
      await Promise.all(all.clients.map((client) => client.until(() => client.due.phase !== 'cut')));
      const { due } = all.clients[0];
      if (due.phase === 'discard' && due.seats.length > 1) {
        const [first, other] = due.seats.map((seat) => all.clients[seat]);
        for (const client of [first, other]) await client.until(() => client.question !== null);
        const { n, choice } = other.question;
        assert.equal(first.question.n, n, 'one event asked both');
        answered(await first.act(moveFor(first.question.choice, rng), { n }));
        await other.until(() => other.last.n > n, 'the other’s discard');
        assert.equal(other.question?.n, n);
        // A newcomer is asked it too.
        await other.close({ cut: true });
        await other.connect({ afresh: true });
        await other.until(() => other.question !== null, 'the choice again');
        assert.deepEqual([other.question.n, other.question.choice], [n, choice]);
        answered(await other.act(moveFor(choice, rng), { n }));
        t.diagnostic(`the ${count}. table`);
        return goesOn(all);
      }
      await Promise.all(all.everyone.map((client) => client.close()));
    }
    assert.fail(`at ${MOST_TABLES} tables nobody had to discard with another`);
  });
});
