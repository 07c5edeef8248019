// Two nodes on one PostgreSQL, without a proxy: a hand goes on at the other node after a crash and after a stop, and
// each node knows the tables and sessions of the other.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '../e2e/lib/client.mjs';
import { Api } from '../e2e/lib/http.mjs';
import { random } from '../e2e/lib/player.mjs';
import { examine } from './lib/history.mjs';
import { Match } from './lib/match.mjs';
import { Cluster } from './lib/nodes.mjs';
import { quantiles } from './lib/trials.mjs';

const MOVES_BEFORE = 20; // of a hand, before its node ends
const LIMIT = { timeout: 60_000 };
const SOON_MS = 5000;
const LONG_START_S = 4; // longer than the silence after which a node is taken for dead
const PASSWORD = 'Orsanmichele 1337';

suite('two nodes', () => {
  let cluster, rng;
  before(async () => {
    cluster = await Cluster.start(['a', 'b']);
    rng = random(1798);
  });
  after(() => cluster.dispose());

  /** Plays a hand at a; `end(client, match)` is called once in the middle of it, just before the client moves. */
  async function interrupted(end) {
    let ended = null;
    const match = new Match(cluster, rng, (client) => {
      if (ended === null && match.acknowledged.length >= MOVES_BEFORE) ended = end(client, match);
    });
    await match.begin('a', 'minchiate', 0);
    await match.playHand();
    await ended;
    for (const client of match.everyone) assert.equal(client.node, 'b', client.label);
    return match;
  }

  test('a hand goes on at the other node after kill -9, with an acknowledgement lost', LIMIT, async (t) => {
    let since, unheard;
    const match = await interrupted(async (client, { clients }) => {
      unheard = client;
      client.socket.removeAllListeners('message'); // the acknowledgement is lost
      const other = clients.find((one) => one !== client);
      const { n } = other.last;
      await other.until(() => other.last.n > n, 'the move');
      since = performance.now();
      await cluster.node('a').kill();
    });
    t.diagnostic(`a move is acknowledged ${Math.round(await match.goesOn(since, 0))} ms after the kill`);
    const sent = unheard.frames.filter(({ dir, text }) => dir === 'out' && JSON.parse(text).t === 'act');
    assert.ok(new Set(sent.map(({ text }) => text)).size < sent.length, 'an action was sent again with the same id');
    await cluster.revive('a');
    await match.play();
    t.diagnostic(JSON.stringify(await examine(cluster, [match])));
  });

  test('a hand goes on at the other node after SIGTERM', LIMIT, async (t) => {
    const match = await interrupted(async () => {
      const { code } = await cluster.node('a').stop();
      assert.equal(code, 0);
    });
    const gaps = match.everyone.flatMap((client) => client.gaps);
    assert.equal(gaps.length, match.everyone.length, 'each client went over once');
    t.diagnostic(`between the last message of a and the first of b: ${quantiles(gaps)}`);
    await cluster.revive('a');
    await match.play();
    await examine(cluster, [match]);
  });

  test('a node that waits for long in its start is not taken for dead', LIMIT, async () => {
    await cluster.node('b').stop();
    const before = await cluster.epoch('b');
    const locked = cluster.query(`LOCK TABLE tables; SELECT pg_sleep(${LONG_START_S})`);
    const held = `SELECT 1 FROM pg_locks WHERE relation = 'tables'::regclass AND mode = 'AccessExclusiveLock' AND granted`;
    while ((await cluster.query(held)).length === 0) await sleep(50);
    const since = performance.now();
    await cluster.revive('b');
    assert.ok(performance.now() - since > (LONG_START_S - 1) * 1000, 'the start has waited');
    await locked;
    assert.equal(await cluster.epoch('b'), before + 1);
  });

  test('a session that is ended at one node is disconnected at the other', LIMIT, async () => {
    const [a, b] = ['a', 'b'].map((name) => cluster.node(name).base);
    const enter = async (base, path) => {
      const { headers } = await new Api(base).send('POST', path, { login: 'ada', password: PASSWORD });
      return new Api(base, /germini_guest=([^;]+)/.exec(headers.get('set-cookie'))[1]);
    };
    const one = await enter(a, '/api/accounts');
    const other = await enter(b, '/api/log-in');
    const { table } = await other.create({ game: 'minchiate', preset: 'pagat', open: false, bots: false });
    const client = await new Client(other, table).connect();
    assert.ok(client.welcome);
    await one.must('DELETE', '/api/me/sessions');
    await client.until(() => client.closed !== null, 'the end of the session', SOON_MS);
    assert.equal(client.bye?.code, 'gone');
    assert.equal((await other.send('GET', '/api/me')).status, 401);
  });

  test('a table is listed at every node, and its own node answers for it', LIMIT, async () => {
    const [a, b] = ['a', 'b'].map((name) => cluster.node(name).base);
    const host = await Api.guest(b, 'Berta');
    const { table } = await host.create({ game: 'minchiate', preset: 'pagat', open: true, bots: false });
    const guest = await Api.guest(a, 'Cino');
    const listed = async () => (await guest.must('GET', '/api/tables')).tables.some(({ id }) => id === table);
    const end = performance.now() + SOON_MS;
    while (!(await listed())) {
      assert.ok(performance.now() < end, 'node a lists the table of node b');
      await sleep(50);
    }
    const url = `${a}/api/tables/${table}`;
    const headers = { Cookie: `germini_guest=${guest.secret}` };
    const answer = await fetch(url, { headers, redirect: 'manual' });
    assert.equal(answer.status, 307);
    const location = answer.headers.get('location');
    assert.ok(location.startsWith('../'), location);
    assert.equal(new URL(location, url).pathname, `/@b/api/tables/${table}`);
    assert.equal((await fetch(`${b}/api/tables/${table}`, { headers })).status, 200);
  });
});
