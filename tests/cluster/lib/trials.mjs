// Matches are played at the nodes of a cluster while faults happen one after the other, drawn by a seed.
import { setTimeout as sleep } from 'node:timers/promises';
import { COURSES } from '../../e2e/lib/courses.mjs';
import { random } from '../../e2e/lib/player.mjs';
import { Match } from './match.mjs';
import { patient, within } from './patience.mjs';

const MOST_DELAY_MS = 30; // between a move sent and the fault
const QUIET_MS = 2000; // then a fault happens even without a move
const AT_PLAY = 0.9;

/** What people at the tables see during a fault. */
class Watch {
  constructor(matches, lasting) {
    Object.assign(this, { matches, lasting });
    this.ends = new Map(matches.flatMap(({ everyone }) => everyone.map((client) => [client, client.ends.length])));
  }

  /** All tables go on within so many milliseconds from now. */
  async back(patience) {
    const since = performance.now();
    await Promise.all(this.matches.map((match) => match.goesOn(since, patient(patience))));
  }
  /** The connections that were open when the fault began have ended, within so many milliseconds from now. */
  async sentAway(patience) {
    const isAway = (client) => !client.stubborn || client.ends.length > this.ends.get(client);
    const areAway = (match) => match.isOver || match.everyone.every(isAway);
    await within(patience, () => this.matches.every(areAway), 'the connections to be ended');
  }
}

export class Trials {
  matches = []; // also those at play
  counts = {}; // faults of each kind
  gaps = {}; // of each kind: milliseconds until the next acknowledged move, of each table
  #stopped = false;
  #queue = Promise.resolve();
  #onMove = () => {};

  /**
   * `faults`: kind → function, see faults.mjs and network_faults.mjs. `bound`: milliseconds within which all tables must
   * go on; `lasting`: milliseconds that a fault of the network lasts, at least; `atPlay`: the part of the faults that
   * happen at a node with tables.
   */
  constructor(cluster, { faults, seed, bound, lasting = 0, atPlay = AT_PLAY, tell = () => {} }) {
    Object.assign(this, { cluster, faults, bound, lasting, atPlay, tell });
    this.rng = random(seed);
  }

  /** Plays at so many tables until so many faults have happened, and then to the end of each match. */
  async run(tables, count) {
    const players = Promise.all(Array.from({ length: tables }, (_, at) => this.#playOn(at)));
    const trouble = this.#makeFaults(count).finally(() => (this.#stopped = true));
    await Promise.all([trouble, players]);
  }

  /** One after the other: no table is made during a fault. */
  #alone(work) {
    const mine = this.#queue.then(work);
    this.#queue = mine.catch(() => {});
    return mine;
  }

  async #playOn(at) {
    const courses = Object.keys(COURSES);
    for (let number = at; !this.#stopped; number += 1) {
      const match = new Match(this.cluster, this.rng, (_, one) => this.#onMove(one));
      const course = courses[number % courses.length];
      await this.#alone(() => match.begin(this.#pick(this.cluster.names), course, number));
      this.matches.push(match);
      await match.play();
    }
  }

  async #makeFaults(count) {
    const kinds = Object.keys(this.faults);
    while (this.matches.filter(({ acknowledged }) => acknowledged.length > 0).length === 0) await sleep(MOST_DELAY_MS);
    for (let at = 0; at < count; at += 1) {
      // Each kind once before any comes twice.
      const kind = at < kinds.length ? kinds[at] : this.#pick(kinds);
      await this.#alone(() => this.#fault(kind));
      this.tell(this);
    }
  }

  async #fault(kind) {
    const { cluster } = this;
    const atPlay = this.matches.filter(({ isOver }) => !isOver);
    const match = this.rng() < this.atPlay ? this.#pick(atPlay) : null;
    const node = (match && (await cluster.home(match.table))) ?? this.#pick(cluster.names);
    const epoch = await cluster.epoch(node);
    await this.#moment(match);
    const since = performance.now();
    const going = Promise.allSettled(atPlay.map((match) => match.goesOn(since, patient(this.bound))));
    await this.faults[kind](cluster, node, this.rng, epoch, new Watch(atPlay, this.lasting));
    this.counts[kind] = (this.counts[kind] ?? 0) + 1;
    const ends = await going;
    const late = ends.find(({ status }) => status === 'rejected');
    if (late) throw new Error(`${kind} at node ${node}: ${late.reason.message}`);
    (this.gaps[kind] ??= []).push(...ends.map(({ value }) => value).filter((gap) => gap !== null));
    for (const name of cluster.names)
      if (!cluster.node(name).isRunning) throw new Error(`${kind} at node ${node}: node ${name} has ended by itself`);
  }

  /** A moment after a move was sent in the match. */
  async #moment(match) {
    const moved = new Promise((done) => (this.#onMove = (one) => one === match && done()));
    await Promise.race([moved, sleep(QUIET_MS, null, { ref: false })]);
    await sleep(this.rng() * MOST_DELAY_MS);
  }

  #pick(list) {
    return list[Math.floor(this.rng() * list.length)];
  }

  /** One line per kind: how often, and the time until the tables went on. */
  lines() {
    return Object.entries(this.counts).map(
      ([kind, count]) => `${kind.padEnd(46)} ${String(count).padStart(4)}  ${quantiles(this.gaps[kind])}`,
    );
  }
}

/** Median, 95 % and maximum of milliseconds. */
export function quantiles(values) {
  if (values.length === 0) return 'no table at play';
  const sorted = values.toSorted((one, other) => one - other);
  const at = (part) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]);
  return `median ${at(0.5)} ms, 95 % ${at(0.95)} ms, most ${at(1)} ms`;
}
