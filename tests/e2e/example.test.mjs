// The example of an independent client (tests/examples): alone with bots.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, suite, test } from 'node:test';
import { reading, replay } from './lib/ledger.mjs';
import { ROOT, Server, UNHURRIED } from './lib/start_server.mjs';

const EXAMPLE = join(ROOT, 'tests/examples/one_hand.mjs');
const MOST_LINES = 153;
const TIMEOUT = { timeout: 120_000 };

const children = new Set();
const node = (...args) => {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.add(child);
  child.once('close', () => children.delete(child));
  return child;
};

suite('a client written from the protocol’s description', () => {
  let server;
  before(async () => (server = await Server.start({ args: UNHURRIED })));
  after(async () => {
    for (const child of children) child.kill('SIGKILL');
    await server.dispose();
  });

  /** Runs it; returns {line: its first, ended: {code, lines}}. */
  async function run(...args) {
    const child = node(EXAMPLE, '--server', server.base, ...args);
    const lines = [];
    const reader = createInterface({ input: child.stdout });
    const first = new Promise((done) => reader.once('line', done));
    reader.on('line', (line) => lines.push(line));
    const ended = new Promise((done) => child.once('close', (code) => done({ code, lines })));
    return { child, ended, first: await Promise.race([first, ended.then(() => '')]) };
  }
  const closedHands = (table) =>
    reading(server.database, (db) =>
      db
        .prepare(
          `SELECT record, result FROM hands JOIN matches ON match_key = matches.key JOIN tables ON table_key = tables.key
           WHERE tables.id = ? AND hands.closed IS NOT NULL`,
        )
        .all(table),
    );
  function finished({ code, lines }) {
    assert.equal(code, 0);
    assert.match(lines.at(-1), /^hand 1 is over: side 0 leads by -?\d+$/);
    return Number(/-?\d+$/.exec(lines.at(-1))[0]);
  }

  test('it is short, and needs nothing but Node', () => {
    const text = readFileSync(EXAMPLE, 'utf8');
    assert.ok(text.trimEnd().split('\n').length < MOST_LINES);
    assert.deepEqual(
      [...text.matchAll(/from '([^']+)'/g)].map(([, name]) => name),
      ['node:util'],
    );
  });

  test('with three bots it plays a hand to its end', TIMEOUT, async () => {
    const { first, ended } = await run();
    const [, table] = first.split(' ');
    const lead = finished(await ended);
    const [hand, ...others] = closedHands(table);
    assert.equal(others.length, 0);
    assert.equal(JSON.parse(hand.result).end, lead);
    assert.deepEqual(replay([JSON.parse(hand.record)])[0], JSON.parse(hand.result));
  });
});
