#!/usr/bin/env node
// Plays at two nodes on one PostgreSQL while nodes, PostgreSQL and the connections between them fail, and compares the
// history of all clients with the database afterwards. Exits with 1 if anything was lost, doubled or shown too early.
// usage: node tests/cluster/faults.mjs [--faults 300] [--seed 1798] [--tables 3] [--nodes a,b] [--bound 20000] [--kind TEXT]
//   --bound  milliseconds within which all tables must go on after each fault
//   --kind   only the kinds of fault whose names contain this
// TESTS_EXE  the program (build/release/bin/germini)
import { parseArgs } from 'node:util';
import { ALONE, FAULTS } from './lib/faults.mjs';
import { examine } from './lib/history.mjs';
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
  },
});
const names = options.nodes.split(',');
const kinds = (names.length > 1 ? Object.keys(FAULTS) : ALONE).filter((kind) => kind.includes(options.kind));
const faults = Object.fromEntries(kinds.map((kind) => [kind, FAULTS[kind]]));
const LOG_CHARS = 2000; // of each node, after a failure
const print = (text) => process.stdout.write(`${text}\n`);

const cluster = await Cluster.start(names);
try {
  const total = ({ counts }) => Object.values(counts).reduce((all, count) => all + count, 0);
  const tell = (trials) => total(trials) % 20 === 0 && print(`${total(trials)} faults`);
  const trials = new Trials(cluster, { faults, seed: Number(options.seed), bound: Number(options.bound), tell });
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
