// Two nodes on one PostgreSQL, without a proxy: a hand goes on at the other node after a crash and after a stop, and
// each node knows the tables and sessions of the other.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '../e2e/lib/client.mjs';
import { exchangeProblem } from '../e2e/lib/documents.mjs';
import { Api } from '../e2e/lib/http.mjs';
import { random } from '../e2e/lib/player.mjs';
import { examine } from './lib/history.mjs';
import { Match } from './lib/match.mjs';
import { Cluster } from './lib/nodes.mjs';
import { patient, within } from './lib/patience.mjs';
import { quantiles } from './lib/trials.mjs';

const MOVES_BEFORE = 20; // of a hand, before its node ends
const LIMIT = { timeout: 180_000 };
const SOON_MS = 5000;
const LONG_START_S = 4; // longer than the silence after which a node is taken for dead
const PASSWORD = 'Orsanmichele 1337';
const AT_ONCE_MS = 200; // long before the next heartbeat
const ENDED_SESSIONS = 5;
const MOST_TABLES = 3; // of one guest
const LISTED_TABLES = 200; // of others, in a list

suite('two nodes', () => {
  let cluster, pages, rng;
  before(async () => {
    const flags = () => [
      '--host-name',
      '127.0.0.1',
      '--max-tables-per-guest',
      String(MOST_TABLES),
      '--trusted-proxy',
      '127.0.0.1/32',
    ];
    pages = mkdtempSync(join(tmpdir(), 'germini-pages-'));
    writeFileSync(join(pages, 'index.html'), '<title>Germini</title>');
    cluster = await Cluster.start(['a', 'b'], { flags, web: () => pages });
    rng = random(1798);
  });
  after(async () => {
    await cluster.dispose();
    rmSync(pages, { recursive: true });
  });

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

  test('a node whose write is refused because it was taken for dead ends, whatever its heartbeats say', LIMIT, async () => {
    const b = cluster.node('b');
    const [[key]] = await cluster.query(`SELECT key FROM cluster.nodes WHERE name = 'b'`);
    const lines = await cluster.query(`SELECT pg_get_functiondef('cluster.begin_commit'::regproc)`);
    const kept = lines.map((line) => line.join('|')).join('\n');
    const refusal = `IF me = ${key} THEN RAISE EXCEPTION 'dead' USING ERRCODE = 'GF001'; END IF;`;
    await cluster.query(kept.replace('BEGIN', `BEGIN ${refusal}`));
    const { ended } = b;
    try {
      await assert.rejects(Api.guest(b.base, 'Vanna'));
      assert.deepEqual(await ended, { code: 1, signal: null });
    } finally {
      await cluster.query(kept);
    }
    assert.match(b.log, /node b was taken for dead/);
    await cluster.revive('b');
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
    await client.until(() => client.closed !== null, 'the end of the session', patient(SOON_MS));
    assert.equal(client.bye?.code, 'gone');
    assert.equal((await other.send('GET', '/api/me')).status, 401);
  });

  test('a session that is ended at one node is disconnected at the other at once', LIMIT, async (t) => {
    const [a, b] = ['a', 'b'].map((name) => cluster.node(name).base);
    const host = await Api.guest(b, 'Lapa');
    const { table } = await host.create({ game: 'minchiate', preset: 'pagat', open: true, bots: false });
    const took = [];
    for (let i = 0; i < ENDED_SESSIONS; i += 1) {
      const guest = await Api.guest(b, 'Gemma');
      const client = await new Client(guest, table).connect();
      await new Api(a, guest.secret).must('DELETE', '/api/me');
      const since = performance.now();
      await client.until(() => client.closed !== null, 'the end of the session', patient(SOON_MS));
      took.push(Math.round(performance.now() - since));
    }
    t.diagnostic(`disconnected after ${took.join(', ')} ms`);
    took.sort((one, other) => one - other);
    assert.ok(took[ENDED_SESSIONS >> 1] < AT_ONCE_MS, `disconnected after ${took.join(', ')} ms`);
  });

  test('a new name and the end of a merged guest reach a table at the other node', LIMIT, async () => {
    const [a, b] = ['a', 'b'].map((name) => cluster.node(name).base);
    const host = await Api.guest(b, 'Piera');
    const { table } = await host.create({ game: 'minchiate', preset: 'pagat', open: true, bots: false });
    const client = await new Client(host, table).connect();
    const elsewhere = new Api(a, host.secret);
    await elsewhere.must('PATCH', '/api/guests/me', { name: 'Piccarda' });
    await client.until(() => client.table?.host_name === 'Piccarda', 'the new name', patient(SOON_MS));
    const listed = async () => (await elsewhere.must('GET', '/api/tables')).tables.find(({ id }) => id === table)?.host;
    await within(SOON_MS, async () => (await listed()) === 'Piccarda', 'the new name in the list of node a');
    const { code } = await (await Api.guest(a, 'Nella')).must('POST', '/api/me/link-code', {});
    await elsewhere.must('POST', '/api/link-code', { code });
    await client.until(() => client.closed !== null, 'the end of the session', patient(SOON_MS));
    assert.deepEqual([client.bye?.code, client.closed.code], ['gone', 4004]);
  });

  test('nothing is changed that the other nodes cannot be notified of', LIMIT, async () => {
    const guest = await Api.guest(cluster.node('a').base, 'Dino');
    const refuse = `CREATE FUNCTION refuse_message() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION $$full$$; END'`;
    await cluster.query(refuse);
    await cluster.query(`CREATE TRIGGER refuse_message BEFORE INSERT ON cluster.messages FOR EACH ROW
      WHEN (NEW.kind = 'person_deleted') EXECUTE FUNCTION refuse_message()`);
    assert.equal((await guest.send('DELETE', '/api/me')).status, 500);
    await cluster.query('DROP FUNCTION refuse_message CASCADE');
    assert.equal((await guest.send('GET', '/api/me')).status, 200);
    await guest.must('DELETE', '/api/me');
  });

  test('the tables of one guest are limited over all nodes', LIMIT, async () => {
    const [a, b] = ['a', 'b'].map((name) => cluster.node(name).base);
    const guest = await Api.guest(a, 'Forese');
    const request = { game: 'minchiate', preset: 'pagat', open: false, bots: false };
    const made = [];
    for (const base of [a, b, a, b, a, b])
      made.push((await new Api(base, guest.secret).send('POST', '/api/tables', request)).status);
    assert.deepEqual(made, [201, 201, 201, 429, 429, 429]);
    const other = await Api.guest(a, 'Guido');
    const both = [a, b].flatMap((base) => Array.from({ length: MOST_TABLES }, () => new Api(base, other.secret)));
    const raced = await Promise.all(both.map((api) => api.send('POST', '/api/tables', request)));
    assert.equal(raced.filter(({ status }) => status === 201).length, MOST_TABLES);
  });

  test('a table by invitation at another node is for strangers like none', LIMIT, async () => {
    const [a, b] = ['a', 'b'].map((name) => cluster.node(name).base);
    const host = await Api.guest(b, 'Lisa');
    const { table, invitation } = await host.create({
      game: 'minchiate',
      preset: 'pagat',
      open: false,
      bots: false,
    });
    const stranger = await Api.guest(a, 'Nello');
    const seen = async (api, id) => {
      const headers = { Cookie: `germini_guest=${api.secret}` };
      const answer = await fetch(`${a}/api/tables/${id}`, { headers, redirect: 'manual' });
      return [answer.status, await answer.text()];
    };
    assert.deepEqual(await seen(stranger, table), await seen(stranger, 'nosuchtable1'));
    assert.equal((await seen(new Api(a, host.secret), table))[0], 307);
    const enters = async (options) => (await new Client(stranger, table, options).connect()).bye;
    assert.equal((await enters({}))?.code, 'gone');
    assert.deepEqual((await enters({ invitation })) ?? {}, {
      t: 'bye',
      ...(await enters({ invitation })),
      at: 'b',
    });
  });

  test('a redirect from the path of a node leads to the path of another one alone', LIMIT, async () => {
    const [a, b] = ['a', 'b'].map((name) => cluster.node(name).base);
    const host = await Api.guest(b, 'Tessa');
    const { table } = await host.create({ game: 'minchiate', preset: 'pagat', open: true, bots: false });
    const headers = { Cookie: `germini_guest=${host.secret}`, 'X-Forwarded-Prefix': '/@a' };
    const goes = async (path) => {
      const answer = await fetch(`${a}${path}`, { headers, redirect: 'manual' });
      assert.equal(answer.status, 307, path);
      return new URL(answer.headers.get('location'), `http://cards.example/@a${path}`).pathname;
    };
    assert.equal(await goes(`/api/tables/${table}`), `/@b/api/tables/${table}`);
    assert.equal(await goes('/'), '/');
  });

  test('requests of another page, for another host and beyond a limit are logged', LIMIT, async () => {
    const a = cluster.node('a');
    const headers = { Origin: 'http://elsewhere.example', 'Content-Type': 'application/json' };
    const body = JSON.stringify({ name: 'Rinieri' });
    assert.equal((await fetch(`${a.base}/api/guests`, { method: 'POST', headers, body })).status, 403);
    const status = await new Promise((done, fail) => {
      const options = { host: '127.0.0.1', port: a.port, path: '/', headers: { Host: 'elsewhere.example' } };
      get(options, (answer) => done(answer.resume().statusCode)).on('error', fail);
    });
    assert.equal(status, 421);
    for (const logged of ['403 bad_origin', '421 bad_host', 'table, limit per guest reached'])
      assert.ok(a.log.includes('refused: ') && a.log.includes(logged), logged);
  });

  test('a table is listed at every node, and its own node answers for it', LIMIT, async () => {
    const [a, b] = ['a', 'b'].map((name) => cluster.node(name).base);
    const host = await Api.guest(b, 'Berta');
    const { table } = await host.create({ game: 'minchiate', preset: 'pagat', open: true, bots: false });
    const guest = await Api.guest(a, 'Cino');
    const listed = async () => (await guest.must('GET', '/api/tables')).tables.some(({ id }) => id === table);
    await within(SOON_MS, listed, 'the table of node b in the list of node a');
    const url = `${a}/api/tables/${table}`;
    const headers = { Cookie: `germini_guest=${guest.secret}` };
    const answer = await fetch(url, { headers, redirect: 'manual' });
    assert.equal(answer.status, 307);
    const exchange = { status: 307, body: await answer.text(), type: answer.headers.get('content-type') };
    assert.equal(exchangeProblem('GET', `/api/tables/${table}`, exchange), null);
    const location = answer.headers.get('location');
    assert.ok(location.startsWith('../'), location);
    assert.equal(new URL(location, url).pathname, `/@b/api/tables/${table}`);
    assert.equal((await fetch(`${b}/api/tables/${table}`, { headers })).status, 200);

    // Hundreds of newer tables of one address at that node do not push it out, nor are tables shown that everybody has
    // left.
    const copies = (first, more) => `WITH copied AS (
        INSERT INTO tables SELECT (jsonb_populate_record(t, jsonb_build_object('key', ${first} + n, 'id', 'copy' || ${first} + n))).*
        FROM tables t, generate_series(1, ${LISTED_TABLES}) n WHERE t.id = '${table}' RETURNING key, id),
      leased AS (INSERT INTO cluster.leases (table_key, node)
        SELECT copied.key, l.node FROM copied, cluster.leases l JOIN tables t ON t.key = l.table_key WHERE t.id = '${table}')
      INSERT INTO cluster.lobby (table_key, open, created, insiders, summary)
        SELECT copied.key, 1, y.created + 1, '{}', CAST((CAST(y.summary AS JSONB) - 'until') || jsonb_build_object('id', copied.id,
          'created', y.created + 1, 'maker', 'crowd') || '${JSON.stringify(more)}' AS TEXT)
        FROM copied, cluster.lobby y JOIN tables t ON t.key = y.table_key WHERE t.id = '${table}'`;
    await cluster.query(copies(1_000_000, { connections: 1 }));
    await cluster.query(copies(2_000_000, { connections: 0, until: Date.now() - 1000 }));
    const { tables } = await guest.must('GET', '/api/tables');
    assert.equal(tables.length, LISTED_TABLES);
    assert.ok(tables.some(({ id }) => id === table));
    assert.ok(!tables.some(({ id }) => id.startsWith('copy2')));
  });
});
