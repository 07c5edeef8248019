#!/usr/bin/env node
// With --before, first compares the instructions of a move on SQLite with those of an earlier program (valgrind).
// Compares one program on SQLite (--synchronous full), one node on PostgreSQL and three nodes, in one run: moves per
// second and CPU per move of tables of bots at full speed. Then the time in which tables go on at another node after
// kill -9 and after SIGTERM. Only ratios of one run on a quiet machine count.
// usage: node tests/bench/cluster_ratio.mjs [--before PROGRAM] [--tables 500] [--seconds 10] [--moved 1000]
//   --before the release build of another commit
//   --moved  tables of the node that ends
// TESTS_EXE  the program (build/release/bin/germini)
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Cluster } from '../cluster/lib/nodes.mjs';
import { roamers } from '../cluster/lib/roamer.mjs';
import { quantiles } from '../cluster/lib/trials.mjs';
import { Api } from '../e2e/lib/http.mjs';
import { processorSeconds } from '../e2e/lib/processor_time.mjs';
import { EXE, Server, UNHURRIED } from '../e2e/lib/start_server.mjs';
import { answered } from '../e2e/lib/table.mjs';
import { instructionsPerMove } from './instructions.mjs';
import { LONG, metricsPort, movesOf } from './moves.mjs';

const WARM_UP_MS = 3000;
const AT_ONCE = 16; // tables being made
const LIMITS = ['max-connections-per-address', 'max-tables-per-address', 'max-tables'].flatMap((name) => [
  `--${name}`,
  '100000',
]);
const SLOW = '800-1200'; // milliseconds per move of bots whose node ends
const LOOK_MS = 20;
const SILENT_MS = 10_000; // as patient as the page
const PATIENCE_MS = 30_000;
const print = (text) => process.stdout.write(`${text}\n`);

const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    tables: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '10' },
    moved: { type: 'string', default: '1000' },
  },
});
const [tables, seconds, moved] = [values.tables, values.seconds, values.moved].map(Number);

const sum = (list) => list.reduce((all, one) => all + one, 0);

/** Makes tables of bots at the servers in turn, each with an onlooker who knows all nodes; returns these. */
async function onlookers(nodes, servers, count) {
  const Roamer = roamers(nodes, SILENT_MS);
  const all = [];
  const make = async () => {
    while (all.length < count) {
      const { base } = servers[all.length % servers.length];
      const place = all.push(null) - 1;
      const host = await Api.guest(base, 'Chi guarda');
      const { table } = await host.create(LONG);
      const client = new Roamer(host, table, { stubborn: true });
      await client.connect();
      for (const seat of [0, 1, 2, 3]) answered(await client.do({ bot: seat }));
      all[place] = client;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, make));
  await Promise.all(all.map(async (client) => answered(await client.do({ ready: true }))));
  return all;
}

/** Moves per second and microseconds of CPU per move of the nodes and of PostgreSQL, with nobody looking on. */
async function rate(name, nodes, postgres) {
  const clients = await onlookers(nodes, [...nodes.values()], tables);
  await Promise.all(clients.map((client) => client.close()));
  await sleep(WARM_UP_MS);
  const look = async () => ({
    at: performance.now(),
    moves: await Promise.all([...nodes.values()].map(movesOf)),
    cpu: sum([...nodes.values()].map(({ pid }) => processorSeconds(pid))),
    database: sum((postgres?.pids ?? []).map(cpu)),
  });
  const from = await look();
  await sleep(seconds * 1000);
  const to = await look();
  const took = (to.at - from.at) / 1000;
  const each = to.moves.map((count, at) => (count - from.moves[at]) / took);
  const moves = sum(each) * took;
  const found = { each, moves: sum(each), cpu: ((to.cpu - from.cpu) / moves) * 1e6 };
  found.database = ((to.database - from.database) / moves) * 1e6;
  const parts = each.map((one) => one.toFixed(0)).join(' + ');
  print(
    `${name.padEnd(30)} ${found.moves.toFixed(0).padStart(6)} moves/s (${parts}), ` +
      `${found.cpu.toFixed(0)} µs of CPU per move, PostgreSQL ${found.database.toFixed(0)} µs`,
  );
  return found;
}

/** Starts nodes whose metrics can be read. */
async function clusterOf(names, options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'germini-bench-'));
  const flags = (name) => [...LIMITS, '--metrics', '0', '--port-file', join(folder, name)];
  const cluster = await Cluster.start(names, { flags, fsync: 'on', ...options });
  for (const [name, server] of cluster.nodes) server.metrics = metricsPort(join(folder, name));
  rmSync(folder, { recursive: true });
  return cluster;
}

async function onSqlite() {
  const folder = mkdtempSync(join(tmpdir(), 'germini-bench-'));
  const file = join(folder, 'ports');
  const server = await Server.start({ args: [...UNHURRIED, ...LIMITS, '--metrics', '0', '--port-file', file] });
  server.metrics = metricsPort(file);
  rmSync(folder, { recursive: true });
  const found = await rate('SQLite, full', new Map([['a', server]]));
  await server.dispose();
  return found;
}
async function onNodes(names, direct) {
  const cluster = await clusterOf(names, { direct });
  const way = direct ? 'PostgreSQL' : 'PostgreSQL by proxy';
  const found = await rate(`${way}, nodes: ${names.length}`, cluster.nodes, cluster.postgres);
  await cluster.dispose();
  return found;
}

/** The tables of node a go on at b once `end` has ended it. */
async function moving(how, end) {
  const cluster = await clusterOf(['a', 'b'], { botPace: SLOW, direct: true });
  const [a, b] = ['a', 'b'].map((name) => cluster.node(name));
  const clients = await onlookers(cluster.nodes, [a], moved);
  await sleep(WARM_UP_MS);
  const since = performance.now();
  const ended = end(a);
  let first = null;
  while (first === null) {
    if (performance.now() - since > PATIENCE_MS) throw new Error(`${how}: no table has gone on`);
    await sleep(LOOK_MS);
    if ((await movesOf(b)) > 0) first = performance.now() - since;
  }
  for (const client of clients) await client.until(() => client.gaps.length > 0, 'the other node', PATIENCE_MS);
  await ended;
  print(
    `${how} of a node with ${moved} tables: first move elsewhere after ${Math.round(first)} ms; ` +
      `gap of an onlooker: ${quantiles(clients.map(({ gaps }) => gaps[0]))}`,
  );
  await Promise.all(clients.map((client) => client.close()));
  await cluster.dispose();
}

if (values.before) {
  const earlier = await instructionsPerMove(values.before);
  const now = await instructionsPerMove(EXE);
  print(
    `SQLite, one table: ${earlier.toFixed(0)} instructions per move before, ${now.toFixed(0)} now, ` +
      `ratio ${(earlier / now).toFixed(3)}`,
  );
}
const sqlite = await onSqlite();
const direct = await onNodes(['a'], true);
// A proxy delays each answer as a network would; else one node keeps the processors busy alone.
const one = await onNodes(['a'], false);
const three = await onNodes(['a', 'b', 'c'], false);
const ratio = (value, to) => (value / to).toFixed(2);
const compare = (what, found, to) =>
  print(`${what}: ${ratio(found.moves, to.moves)} of its moves, ${ratio(found.cpu, to.cpu)} of its CPU per move`);
compare('one node to SQLite', direct, sqlite);
compare('three nodes to one', three, one);
await moving('kill -9', (server) => server.kill());
await moving('SIGTERM', (server) => server.stop());
process.exit();
