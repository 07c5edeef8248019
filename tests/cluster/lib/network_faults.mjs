// Faults that end no connection: links that drop what is sent, a PostgreSQL that hangs, machines that lose their power.
// docs/cluster.md promises when play goes on; people are back within BACK_MS of that. Each function makes one at a node
// and returns when everything is up again; `watch` is what people see, `epoch` the node's until then.
import { setTimeout as sleep } from 'node:timers/promises';
import { killed, replaced } from './faults.mjs';
import { patient } from './patience.mjs';

const CUT_OFF_MS = 8000; // without PostgreSQL, until a node sends its clients away
const SILENCE_MS = 3500; // until another node takes the tables of one without a heartbeat
const BACK_MS = 10_000;
const ANSWERED_MS = 100; // until the answers of PostgreSQL have arrived
const FAILOVER_MS = 35_000; // until a standby is promoted: longer than a commit stays uncertain

/** Starts the node again, like its supervisor; its name must be free in time. */
async function revived(cluster, name) {
  const since = performance.now();
  const most = patient(BACK_MS);
  await cluster.revive(name);
  const took = Math.round(performance.now() - since);
  if (took > most) throw new Error(`node ${name} was up ${took} ms after its start: expected at most ${most} ms`);
}

/**
 * Cuts the power of the node's machine, and restores it after `meanwhile`. PostgreSQL waits for nothing from it at that
 * moment, so that it cannot notice: an answer that it sends again would be refused by the machine once it is back.
 */
async function powerLoss(cluster, name, meanwhile) {
  cluster.signal(name, 'SIGSTOP');
  await sleep(ANSWERED_MS);
  const machine = cluster.machines.get(name);
  await machine.lose(() => killed(cluster, name));
  await meanwhile();
  machine.boot();
  await revived(cluster, name);
}

export const NETWORK_FAULTS = {
  async 'link to PostgreSQL cut'(cluster, name, rng, _, watch) {
    const machine = cluster.machines.get(name);
    machine.drop('database', { isInterfaceDown: rng() < 0.5 });
    await Promise.all([watch.back(CUT_OFF_MS + BACK_MS), sleep(watch.lasting)]);
    machine.restore('database');
    await replaced(cluster, name, rng, () => revived(cluster, name));
  },
  async 'PostgreSQL frozen'(cluster, _, rng, __, watch) {
    cluster.postgres.freeze();
    try {
      await Promise.all([watch.sentAway(CUT_OFF_MS + BACK_MS), sleep(rng() * watch.lasting)]);
    } finally {
      cluster.postgres.thaw();
    }
    await watch.back(BACK_MS);
  },
  async 'machine loses its power'(cluster, name, rng, epoch, watch) {
    await powerLoss(cluster, name, () =>
      Promise.all([watch.back(SILENCE_MS + BACK_MS), cluster.takenOver(name, epoch)]),
    );
  },
  async 'machine loses its power for a moment'(cluster, name, _, __, watch) {
    await powerLoss(cluster, name, () => {});
    await watch.back(BACK_MS);
  },
  async 'link to HAProxy cut'(cluster, name, rng, _, watch) {
    const machine = cluster.machines.get(name);
    machine.drop('front', { isInterfaceDown: rng() < 0.5 });
    await sleep(watch.lasting);
    machine.restore('front');
    await watch.back(BACK_MS);
  },
  /** The document's advice, where the network is not back soon. */
  async 'link to HAProxy cut, node stopped'(cluster, name, rng, _, watch) {
    const machine = cluster.machines.get(name);
    machine.drop('front', { isInterfaceDown: rng() < 0.5 });
    await sleep(rng() * watch.lasting);
    await cluster.node(name).stop();
    await watch.back(BACK_MS);
    machine.restore('front');
    await revived(cluster, name);
  },
  async 'failover to a standby'(cluster, _, __, ___, watch) {
    await cluster.failOver(() => Promise.all([watch.sentAway(CUT_OFF_MS + BACK_MS), sleep(FAILOVER_MS)]));
    await watch.back(BACK_MS);
    await cluster.standby.follow(cluster.postgres);
  },
};

/** Short ones, which need no standby. */
export const BRIEF = ['link to PostgreSQL cut', 'PostgreSQL frozen', 'machine loses its power'];
