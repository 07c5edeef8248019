#!/usr/bin/env node
// Plays at two nodes on one PostgreSQL while nodes, PostgreSQL and the connections between them fail, and compares the
// history of all clients with the database afterwards. Exits with 1 if anything was lost, doubled or shown too early.
// usage: node tests/cluster/faults.mjs [--network] [--faults 300] [--seed 1798] [--tables 3] [--nodes a,b] [--bound 20000]
//   [--kind TEXT] [--lasting 30000] [--namespaces true]
//   --bound  milliseconds within which all tables must go on after each fault
//   --kind   only the kinds of fault whose names contain this
//   --network     faults that end no connection, at machines with links of their own, behind HAProxy
//   --lasting     milliseconds that such a fault lasts, at least (30000)
//   --namespaces  false: proxies stand for the links, as where no network namespace may be made
// TESTS_EXE  the program (build/release/bin/germini)
import { parseArgs } from 'node:util';
import { ALONE, FAULTS } from './lib/faults.mjs';
import { examine } from './lib/history.mjs';
import { MachineCluster } from './lib/machine_cluster.mjs';
import { NETWORK_FAULTS } from './lib/network_faults.mjs';
import { Cluster } from './lib/nodes.mjs';
import { quantiles, Trials } from './lib/trials.mjs';

const { values: options } = parseArgs({
  options: {
    faults: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1798' },
    tables: { type: 'string', default: '3' },
    nodes: { type: 'string', default: 'a,b' },
    bound: { type: 'string', default: '20000' },
    kind: { type: 'string', default: '' },
    network: { type: 'boolean', default: false },
    lasting: { type: 'string', default: '30000' },
    namespaces: { type: 'string', default: 'true' },
  },
});
const names = options.nodes.split(',');
const [seed, lasting] = [Number(options.seed), Number(options.lasting)];
const LOG_CHARS = 2000; // of each node, after a failure
const print = (text) => process.stdout.write(`${text}\n`);

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1)); // its parts end with it
const all = options.network ? NETWORK_FAULTS : FAULTS;
const possible = options.network || names.length > 1 ? Object.keys(all) : ALONE;
const kinds = possible.filter((kind) => kind.includes(options.kind));
const faults = Object.fromEntries(kinds.map((kind) => [kind, all[kind]]));
const standby = kinds.includes('failover to a standby');
// A fault of the network lasts for long, and its kinds have bounds of their own.
const bound = Number(options.bound) + (options.network ? 3 * lasting : 0);

const cluster = options.network
  ? await MachineCluster.start(names, { standby, namespaces: options.namespaces === 'true', print })
  : await Cluster.start(names);
try {
  const total = ({ counts }) => Object.values(counts).reduce((all, count) => all + count, 0);
  const tell = (trials) => total(trials) % 20 === 0 && print(`${total(trials)} faults`);
  const trials = new Trials(cluster, { faults, seed, bound, lasting, tell });
  await trials.run(Number(options.tables), Number(options.faults));
  trials.lines().forEach(print);
  print(`until the next acknowledged move: ${quantiles(Object.values(trials.gaps).flat())}`);
  const counts = await examine(cluster, trials.matches);
  print(JSON.stringify(counts));
  const { acknowledged, hands } = counts;
  print(`${total(trials)} faults, ${acknowledged} actions acknowledged in ${hands} hands, 0 lost, 0 doubled, 0 leaked`);
} catch (error) {
  console.error(error);
  for (const [name, { log }] of cluster.nodes) print(`node ${name}, the end of its log:\n${log.slice(-LOG_CHARS)}`);
  process.exitCode = 1;
}
await cluster.dispose();
process.exit();
