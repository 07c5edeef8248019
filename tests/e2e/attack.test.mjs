// Attacks, each kind by itself while four play on at a table: the attackers are refused with the documented codes,
// nobody at the table is refused or disconnected, and the server's memory stays flat. The time until the others see
// a move is measured with and without attacks, and reported; its limit depends on the machine too.
// ATTACK_SECONDS per kind (6, 0 for none); ATTACK_TOGETHER_SECONDS for all at once (none; tests/run.sh --full has 600).
import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { KINDS } from './lib/attack/kinds.mjs';
import { Memory } from './lib/attack/memory.mjs';
import { quantile, Steady } from './lib/attack/steady.mjs';
import { Server } from './lib/start_server.mjs';

const SEED = Number(process.env.SEED ?? 1798);
const SECONDS = Number(process.env.ATTACK_SECONDS ?? 6);
const TOGETHER = Number(process.env.ATTACK_TOGETHER_SECONDS ?? 0);
const CALM_SECONDS = Math.min(10, SECONDS || 10);
const MOST_MB = 512;
const MOST_GROWTH_MB = 32; // in the last third of an attack
const LEAST_SAMPLES = 20;
const ATTACKER = fileURLToPath(new URL('lib/attack/attacker.mjs', import.meta.url));
const ATTACKER_NICENESS = 5; // real attackers have machines of their own
const MOST_TOLD = 5;
const LATE_MS = 30_000;
const TIMEOUT = (seconds) => ({ timeout: seconds * 1000 + 180_000 });

/** What refuses each kind, at least: statuses, codes, and closes as the attackers count them. */
const TURNED_AWAY = {
  messages: ['too_fast', 'closed 4029'],
  'many connections': ['too_fast', 'closed 4029'],
  actions: ['too_fast', 'closed 4029'],
  pages: ['429', 'too_fast', 'ended'],
  connections: ['429', 'too_many', 'turned away'],
  'a /64': ['429', 'too_fast'],
  'queries and tables': ['429', 'too_many'],
  spectators: [],
};
const BIG_FILE = 200_000; // bytes
const LONGER = 3; // times
const CREWS = 3; // attacking processes, when all attack at once

let server, calm;
before(async () => {
  server = await Server.start({
    args: ['--trusted-proxy', '127.0.0.1/32'],
    place: (folder) => join(folder, 'data'),
    web: (folder) => {
      const pages = join(folder, 'web');
      mkdirSync(pages);
      writeFileSync(join(pages, 'index.html'), '<!doctype html>');
      writeFileSync(join(pages, 'big.js'), '/* a large file */'.padEnd(BIG_FILE));
      return pages;
    },
  });
});
after(() => server.dispose());

/** Starts attackers, who wait for `go`; `ended` is what they got, by kind. */
async function attackers(kinds, seconds, table) {
  const child = fork(ATTACKER, [JSON.stringify({ kinds, port: server.port, table, ms: seconds * 1000 })]);
  setPriority(child.pid, ATTACKER_NICENESS);
  await once(child, 'message');
  return {
    go: () => child.send('go'),
    ended: Promise.race([
      once(child, 'message').then(([counts]) => counts),
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`attackers of ${kinds} ended with ${code}`))),
      sleep(seconds * 1000 + LATE_MS, null, { ref: false }).then(() => {
        child.kill('SIGKILL');
        throw new Error(`attackers of ${kinds} did not come to an end`);
      }),
    ]),
  };
}

/** Plays for so long while these groups attack, one process each; returns the measurements. */
async function play(groups, seconds) {
  const steady = new Steady(server, SEED);
  await steady.start();
  const crews = [];
  for (const kinds of groups) crews.push(await attackers(kinds, seconds, steady.table));
  const memory = new Memory(server.pid);
  steady.samples.length = 0;
  for (const crew of crews) crew.go();
  const ended = Promise.all(crews.map((crew) => crew.ended));
  await (crews.length > 0 ? ended : sleep(seconds * 1000));
  memory.stop();
  const counts = Object.assign({}, ...(await ended));
  await steady.stop();
  return { samples: steady.samples, troubles: [...steady.troubles].slice(0, MOST_TOLD), memory, counts };
}

const ms = (value) => `${value.toFixed(1)} ms`;
const spread = (samples) =>
  `${ms(quantile(samples, 0.5))} (median), ${ms(quantile(samples, 0.99))} (p99), ${ms(quantile(samples, 1))} (longest of ${samples.length})`;

/** Invariants of every attack; reports what was seen. */
function held(t, { samples, troubles, memory, counts }) {
  t.diagnostic(`the others saw a move after ${spread(samples)}`);
  if (calm) t.diagnostic(`undisturbed after ${spread(calm)}`);
  t.diagnostic(`memory: ${memory.most.toFixed(0)} MB at most, ${memory.growth.toFixed(1)} MB more in the last third`);
  for (const [kind, got] of Object.entries(counts)) t.diagnostic(`${kind}: ${JSON.stringify(got)}`);
  assert.deepEqual(troubles, [], 'at the table');
  assert.ok(samples.length >= LEAST_SAMPLES, `${samples.length} moves were seen`);
  assert.ok(memory.most < MOST_MB, `${memory.most} MB`);
  assert.ok(memory.growth < MOST_GROWTH_MB, `${memory.growth} MB more in the last third`);
  assert.deepEqual(notTurnedAway(counts), []);
  assert.deepEqual(server.faults, []);
}

/** The expected refusals that did not occur. */
const notTurnedAway = (counts) =>
  Object.entries(counts).flatMap(([kind, got]) =>
    TURNED_AWAY[kind].filter((what) => !(got[what] > 0)).map((what) => `${kind}: nobody by ${what}`),
  );

/** Attackers of one kind; if the machine gave them too little time to be refused, once more and longer. */
async function attacked(kind) {
  const seen = await play([[kind]], SECONDS);
  return notTurnedAway(seen.counts).length === 0 ? seen : play([[kind]], LONGER * SECONDS);
}

suite('while four play on', () => {
  test('undisturbed', TIMEOUT(CALM_SECONDS), async (t) => {
    const seen = await play([], CALM_SECONDS);
    calm = seen.samples;
    held(t, seen);
  });
  for (const kind of Object.keys(KINDS))
    test(kind, { ...TIMEOUT((1 + LONGER) * SECONDS), skip: SECONDS === 0 }, async (t) => held(t, await attacked(kind)));
  test('all together', { ...TIMEOUT(TOGETHER), skip: TOGETHER === 0 }, async (t) => {
    const kinds = Object.keys(KINDS);
    const crews = Array.from({ length: CREWS }, (_, crew) => kinds.filter((_kind, at) => at % CREWS === crew));
    held(t, await play(crews, TOGETHER));
  });
  test('afterwards everybody is served as before', async () => {
    const pid = server.pid;
    const seen = await play([], 3);
    assert.deepEqual(seen.troubles, []);
    assert.equal(server.pid, pid);
    assert.equal((await fetch(`${server.base}/healthz`)).status, 200);
  });
});
