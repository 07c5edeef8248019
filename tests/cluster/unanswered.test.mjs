// PostgreSQL is silent without closing anything: its machine is cut off, it hangs, or a node was lost with its sessions.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '../e2e/lib/client.mjs';
import { Api } from '../e2e/lib/http.mjs';
import { random } from '../e2e/lib/player.mjs';
import { EXE, Server, UNHURRIED } from '../e2e/lib/start_server.mjs';
import { Link } from './lib/link.mjs';
import { Match } from './lib/match.mjs';
import { Cluster } from './lib/nodes.mjs';
import { patient, within } from './lib/patience.mjs';

const LIMIT = { timeout: 180_000 };
const SILENT = 'the database does not answer';
const BACK = 'the database answers again';
const REPORTED_MS = 5000; // 3 s of silence, and a busy machine
const SENT_AWAY_MS = 11_000; // 8 s, and the same
const STOPPED_MS = 9000; // 3 s of silence, 3 s of goodbyes, and the same
const RETURNED_MS = 10_000; // 2.5 s without a heartbeat, and the start
const UNCERTAIN_MS = 25_000; // 6 s for an answer, 8 s for another one, and the same
const AGAIN = 'table is loaded again from its log';
const MOVES_BEFORE = 10;
const TWO_BEATS_MS = 1200; // within which a silence would be reported again

const count = (text, part) => text.split(part).length - 1;

async function stopped(node, signal = 'SIGTERM') {
  const since = performance.now();
  process.kill(node.pid, signal);
  const { code } = await node.ended;
  assert.equal(code, 0);
  const took = Math.round(performance.now() - since);
  assert.ok(took < patient(STOPPED_MS), `stopped after ${took} ms`);
  return took;
}

async function guestAt(base, name) {
  const guest = await Api.guest(base, name);
  const { table, invitation } = await guest.create({
    game: 'minchiate',
    preset: 'pagat',
    open: false,
    bots: false,
  });
  return { guest, client: await new Client(guest, table, { invitation }).connect() };
}

suite('two nodes and a link without answers', () => {
  let cluster;
  const links = new Map(); // name of a node → its way to PostgreSQL
  before(async () => {
    cluster = await Cluster.start([]);
    for (const name of ['a', 'b']) {
      const link = await Link.open(cluster.postgres.socket);
      links.set(name, link);
      const place = `postgresql://germini@${link.address}/germini`;
      cluster.nodes.set(name, await Server.start({ args: [...UNHURRIED, '--database', place, '--node', name] }));
    }
  });
  after(async () => {
    await cluster.dispose();
    links.forEach((link) => link.close());
  });

  test('a node reports the silence, sends its clients away and stops when asked to', LIMIT, async (t) => {
    const a = cluster.node('a');
    const { client } = await guestAt(a.base, 'Ginevra');
    const silence = performance.now();
    links.get('a').drop();
    t.diagnostic(`reported after ${await within(REPORTED_MS, () => a.log.includes(SILENT), 'a line in the log')} ms`);
    await within(SENT_AWAY_MS, () => client.closed !== null, 'its client is sent away');
    t.diagnostic(`sent away after ${Math.round(performance.now() - silence)} ms`);
    assert.equal(client.bye?.code, 'restarting');
    assert.equal((await fetch(`${a.base}/readyz`)).status, 503);
    assert.equal(count(a.log, SILENT), 1, 'one line');
    t.diagnostic(`ends ${await stopped(a)} ms after SIGTERM`);
    links.get('a').restore();
    await a.again();
  });

  test('a node lost with its sessions starts again under its name, and a running one is refused', LIMIT, async (t) => {
    const b = cluster.node('b');
    links.get('b').lose(); // PostgreSQL does not notice
    await b.kill();
    const since = performance.now();
    await b.again({ quick: true });
    const took = Math.round(performance.now() - since);
    t.diagnostic(`back after ${took} ms`);
    assert.ok(took < patient(RETURNED_MS), `back after ${took} ms`);
    const a = cluster.node('a');
    const name = b.args.indexOf('--node') + 1;
    b.args[name] = 'a';
    await b.stop();
    await assert.rejects(b.again({ quick: true }));
    assert.ok(b.log.includes('Another Germini is running on the database as node a.'), b.log);
    assert.ok(a.isRunning);
    b.args[name] = 'b';
    await b.again();
  });

  test('a message that is unknown or cannot be read takes no other with it', LIMIT, async () => {
    const { guest, client } = await guestAt(cluster.node('a').base, 'Lapo');
    const [[session]] = await cluster.query(`SELECT max(key) FROM sessions`);
    await cluster.query(`INSERT INTO cluster.messages (node, kind, number, text) SELECT key, kind, ${session}, text
      FROM cluster.nodes, (VALUES ('of_a_later_version', '{}'), ('person_deleted', 'x'), ('session_ended', ''))
      AS m (kind, text) WHERE name = 'a'`);
    await within(REPORTED_MS, () => client.closed !== null, 'its session is ended');
    const log = cluster.node('a').log;
    assert.match(log, /skipped.*of_a_later_version/);
    assert.match(log, /message "person_deleted" of another node failed/);
    assert.ok(guest);
  });
});

suite('a single node and a commit without an answer', () => {
  let cluster, link;
  before(async () => {
    cluster = await Cluster.start([]);
    link = await Link.open(cluster.postgres.socket);
    const place = `postgresql://germini@${link.address}/germini`;
    cluster.nodes.set('a', await Server.start({ args: [...UNHURRIED, '--database', place] }));
  });
  after(async () => {
    await cluster.dispose();
    link.close();
  });

  test('a table whose write is uncertain is loaded again from its log, and plays on', LIMIT, async (t) => {
    const { port } = link.listener.address();
    let silent = false;
    const match = new Match(cluster, random(1798), (_, { acknowledged }) => {
      if (silent || acknowledged.length < MOVES_BEFORE) return;
      silent = true;
      link.listener.close(); // no new connection, and no answer on those that are open
      for (const { sides } of link.pairs) sides[1].removeAllListeners('data').resume();
    });
    await match.begin('a', 'minchiate', 0);
    t.after(() => match.close());
    const played = match.playHand();
    const a = cluster.node('a');
    t.diagnostic(`uncertain after ${await within(UNCERTAIN_MS, () => a.log.includes(AGAIN), 'a line in the log')} ms`);
    await new Promise((done) => link.listener.listen(port, '127.0.0.1', done));
    await played;
    assert.doesNotMatch(a.log, /table stopped/);
    const rows = await cluster.query('SELECT (SELECT count(*) FROM hands), (SELECT count(*) FROM matches)');
    assert.deepEqual(rows, [['1', '1']]);
    cluster.verify();
  });
});

suite('a single node and a frozen PostgreSQL', () => {
  let cluster;
  before(async () => (cluster = await Cluster.start(['a'], { direct: true })));
  after(() => cluster.dispose());

  test('the silence and its end are one line each, and SIGTERM ends the program', LIMIT, async (t) => {
    const a = cluster.node('a');
    const { client } = await guestAt(a.base, 'Nannina');
    cluster.postgres.freeze();
    try {
      await within(REPORTED_MS, () => a.log.includes(SILENT), 'a line in the log');
    } finally {
      cluster.postgres.thaw();
    }
    await within(REPORTED_MS, () => a.log.includes(BACK), 'the end of the silence');
    assert.equal(client.closed, null);
    await sleep(TWO_BEATS_MS);
    assert.equal(count(a.log, SILENT) + count(a.log, BACK), 2, a.log);
    const copy = ['copy', cluster.postgres.uri('germini'), join(a.folder, 'copy.db')];
    assert.match(spawnSync(EXE, copy, { encoding: 'utf8' }).stderr, /Another Germini is running on the database/);
    cluster.postgres.freeze();
    try {
      t.diagnostic(`ends ${await stopped(a)} ms after SIGTERM`);
    } finally {
      cluster.postgres.thaw();
    }
    await cluster.revive('a');
  });
});
