// SQLite's log: a reader that another program forgets makes it grow, which a metric shows; it shrinks once the reader
// has ended. And what the server's log says while the database changes its mind.
import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { after, before, suite, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { Api } from '../e2e/lib/http.mjs';
import { freePort, Server, UNHURRIED } from '../e2e/lib/start_server.mjs';

const USUAL_BYTES = 32 + 4000 * 4120; // pages of a checkpoint
const LARGE_BYTES = 24_000_000;
const MOST_TRIES = 50;

suite("SQLite's log", () => {
  let server, metrics, other;
  before(async () => {
    metrics = await freePort();
    server = await Server.start({ args: [...UNHURRIED, '--metrics', String(metrics)] });
    other = new DatabaseSync(server.database);
  });
  after(async () => {
    other.close();
    await server.dispose();
  });
  const bytes = () => statSync(`${server.database}-wal`).size;
  const metric = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    return Number(/^germini_wal_bytes (\S+)$/m.exec(text)[1]);
  };
  const guest = () => new Api(server.base).send('POST', '/api/guests', { name: 'Neri' });

  test('grows while another program reads, which the metric shows, and shrinks afterwards', async () => {
    const reader = new DatabaseSync(server.database, { readOnly: true });
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM guests').get();
    other.exec('PRAGMA wal_autocheckpoint = 0; CREATE TABLE large (bytes)');
    other.prepare('INSERT INTO large VALUES (zeroblob(?))').run(LARGE_BYTES);
    other.exec('DROP TABLE large');
    assert.ok(bytes() > LARGE_BYTES);
    assert.equal(await metric(), bytes());
    reader.exec('COMMIT');
    reader.close();
    for (let tries = 0; bytes() > USUAL_BYTES && tries < MOST_TRIES; tries += 1)
      assert.equal((await guest()).status, 201);
    assert.ok(bytes() <= USUAL_BYTES, `${bytes()} bytes`);
    assert.equal(await metric(), bytes());
  });

  test("the log's last line says whether the database refuses writes", { timeout: 60_000 }, async () => {
    const lines = () => server.log.split('\n').filter((line) => /write failed|accepts writes again/.test(line));
    const locked = async () => {
      other.exec('BEGIN IMMEDIATE');
      const { status } = await guest();
      const last = lines().at(-1);
      other.exec('ROLLBACK');
      assert.equal(status, 503);
      assert.match(last, /write failed/);
    };
    await locked();
    assert.equal((await guest()).status, 201);
    await sleep(50);
    assert.match(lines().at(-1), /accepts writes again/);
    await locked(); // within the minute
    assert.equal((await guest()).status, 201);
    assert.ok(lines().length <= 4, lines().join('\n'));
  });
});
