// A match behind HAProxy goes on while links drop what is sent, PostgreSQL hangs, and a node's machine loses its power.
import { after, before, test } from 'node:test';
import { examine } from './lib/history.mjs';
import { MachineCluster } from './lib/machine_cluster.mjs';
import { BRIEF, NETWORK_FAULTS } from './lib/network_faults.mjs';
import { Trials } from './lib/trials.mjs';

const BOUND_MS = 60_000; // the faults have stricter ones of their own
const SEED = 1798;

let cluster;
const remarks = [];
before(async () => {
  cluster = await MachineCluster.start(['a', 'b'], { print: (line) => remarks.push(line) });
});
after(() => cluster.dispose());

test('a match goes on through faults that end no connection', { timeout: 480_000 }, async (t) => {
  t.diagnostic(`links are ${cluster.networks.kind}`);
  for (const line of remarks) t.diagnostic(line);
  const faults = Object.fromEntries(BRIEF.map((kind) => [kind, NETWORK_FAULTS[kind]]));
  const trials = new Trials(cluster, { faults, seed: SEED, bound: BOUND_MS, atPlay: 1 });
  await trials.run(1, BRIEF.length);
  for (const line of trials.lines()) t.diagnostic(line);
  t.diagnostic(JSON.stringify(await examine(cluster, trials.matches)));
});
