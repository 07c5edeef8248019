// The faults of a cluster. Each function makes one at a node at once, and returns when everything is up again; `epoch` is
// the node's until then.
import { setTimeout as sleep } from 'node:timers/promises';
import { patient } from './patience.mjs';

const MOST_DOWN_MS = 1000; // before a supervisor starts a node or PostgreSQL again
const SHORT_MS = 1500; // at most: a pause so short that no other node takes over
const END_MS = 10_000; // for a node to notice that it was taken over

const down = (rng) => sleep(rng() * MOST_DOWN_MS);

export async function killed(cluster, name) {
  const { signal } = await cluster.node(name).kill();
  if (signal !== 'SIGKILL') throw new Error(`node ${name} ended by ${signal} where it was killed`);
}

/**
 * Waits for the end of a node that was taken over while it was suspended, and starts it again; `revive()` does the last,
 * if it is more than the supervisor's.
 */
export async function replaced(cluster, name, rng, revive = () => cluster.revive(name)) {
  const late = sleep(patient(END_MS), null, { ref: false });
  const end = await Promise.race([cluster.node(name).ended, late]);
  if (end?.code !== 1)
    throw new Error(`node ${name} was taken over: expected its end with status 1, got ${JSON.stringify(end)}`);
  await down(rng);
  await revive();
}

/** By their names. */
export const FAULTS = {
  async 'node killed, back at once'(cluster, name, rng) {
    await killed(cluster, name);
    await down(rng);
    await cluster.revive(name);
  },
  async 'node killed, taken over'(cluster, name, rng, epoch) {
    await killed(cluster, name);
    await cluster.takenOver(name, epoch);
    await down(rng);
    await cluster.revive(name);
  },
  async 'node paused briefly'(cluster, name, rng) {
    cluster.signal(name, 'SIGSTOP');
    await sleep(rng() * SHORT_MS);
    cluster.signal(name, 'SIGCONT');
  },
  async 'node paused, taken over'(cluster, name, rng, epoch) {
    cluster.signal(name, 'SIGSTOP');
    await cluster.takenOver(name, epoch);
    await down(rng);
    cluster.signal(name, 'SIGCONT');
    await replaced(cluster, name, rng);
  },
  async 'node stopped'(cluster, name, rng) {
    const { code } = await cluster.node(name).stop();
    if (code !== 0) throw new Error(`node ${name} ended with ${code} where it was stopped`);
    await down(rng);
    await cluster.revive(name);
  },
  async 'PostgreSQL killed'(cluster, name, rng) {
    cluster.postgres.kill();
    await down(rng);
    await cluster.postgres.again();
  },
  async 'connections to PostgreSQL cut'(cluster, name) {
    cluster.links.get(name).cut();
  },
  async 'connections to PostgreSQL frozen briefly'(cluster, name, rng) {
    cluster.links.get(name).drop();
    await sleep(rng() * SHORT_MS);
    cluster.links.get(name).restore();
  },
  async 'connections to PostgreSQL frozen, taken over'(cluster, name, rng, epoch) {
    const link = cluster.links.get(name);
    link.drop();
    await cluster.takenOver(name, epoch);
    await down(rng);
    link.restore();
    await replaced(cluster, name, rng);
  },
};

/** Those that a single node on PostgreSQL survives too. */
export const ALONE = Object.keys(FAULTS).filter((kind) => !kind.includes('taken over'));
