// Decides when the server is killed: it picks the phase that it owes most kills, waits until a client is in it,
// and kills it at a random moment later. The phase counted is the one known to the clients when the signal was sent.
import { setImmediate as breath, setTimeout as sleep } from 'node:timers/promises';
import { random } from './player.mjs';

const phaseOf = ({ choice }) => (choice.phase === 'play' ? 'trick' : choice.phase);

// Rare phases have their own share; the rest is divided evenly. A match
// ends once in four hands.
const SHARES = { 'match end': 0.08, start: 0.06 };
const LEAST = 2; // of each phase

// The probability of a kill if the phase is frequent in a hand.
const ODDS = { trick: 0.06, commit: 0.1 };
const ODDS_OTHERWISE = 0.7;
const MOST_A_HAND = 8; // kills in the frequent phases, so that they occur in many hands
const MOST_DELAY_MS = 25; // between what a client sees and the signal
const MOST_COMMIT_MS = 2; // between a move sent and the signal
const MOST_START_MS = 60; // that a start is given

export class Executioner {
  #rng;
  #busy = null;
  #inHand = 0;

  /**
   * `course`: the game's name; `phases`: where the server can be killed in it.
   * `gentle`: it ends the server by SIGTERM, like an operator.
   */
  constructor(server, { course, kills, seed, phases, gentle = false }) {
    Object.assign(this, { server, course, phases, gentle });
    this.#rng = random(seed);
    this.quota = {};
    let rest = kills;
    for (const phase of phases.filter((each) => each in SHARES)) {
      this.quota[phase] = Math.max(LEAST, Math.round(kills * SHARES[phase]));
      rest -= this.quota[phase];
    }
    const even = phases.filter((phase) => !(phase in SHARES));
    even.forEach((phase, at) => {
      const share = Math.floor(rest / even.length) + (at < rest % even.length ? 1 : 0);
      this.quota[phase] = Math.max(LEAST, share);
    });
    this.hits = Object.fromEntries(phases.map((phase) => [phase, 0]));
    this.commits = {}; // what was being stored
    this.everyone = [];
    this.downMs = []; // from each kill to the first answer of the next process
  }

  get kills() {
    return Object.values(this.hits).reduce((sum, count) => sum + count, 0);
  }
  get isDone() {
    return this.phases.every((phase) => !this.wants(phase));
  }
  wants(phase) {
    return this.hits[phase] < this.quota[phase];
  }
  #strikes(phase, odds = ODDS[phase] ?? ODDS_OTHERWISE) {
    if (this.#busy !== null || !(this.wants(phase) || this.#owesStart) || this.#rng() >= odds) return false;
    if (phase in SHARES) return true;
    this.#inHand += 1;
    return this.#inHand <= MOST_A_HAND;
  }
  /** Only kills during a start are missing: any phase serves to begin one. */
  get #owesStart() {
    return this.wants('start') && this.phases.every((phase) => phase === 'start' || !this.wants(phase));
  }
  nextHand() {
    this.#inHand = 0;
  }

  /** A client is asked. True: it should check again, for the server was killed in the meantime. */
  async prompt(choice) {
    const phase = phaseOf(choice);
    if (!this.#strikes(phase)) return false;
    const death = this.#strike(phase, this.#rng() * MOST_DELAY_MS);
    // In half of the tricks play continues until the kill.
    if (phase === 'trick' && this.#rng() < 0.5) return false;
    await death;
    return true;
  }

  /** A move has been sent. `last`: it ends the hand if it is accepted; `end`: what has ended then. */
  async sent(choice, answer, last, end) {
    if (last && this.#strikes(end)) return this.#strike(end, this.#rng() * MOST_COMMIT_MS * 2);
    const { phase: kind } = choice.choice;
    if (!this.#strikes('commit', kind in this.commits ? ODDS.commit : ODDS_OTHERWISE)) return undefined;
    let answered = false;
    answer.then(() => (answered = true)).catch(() => {});
    const at = performance.now() + this.#rng() ** 2 * MOST_COMMIT_MS;
    while (!answered && performance.now() < at) await breath();
    if (answered || this.#busy) return undefined; // too late for this one
    this.commits[kind] = (this.commits[kind] ?? 0) + 1;
    return this.#strike('commit', 0);
  }

  /** A hand or a match has ended and nothing else has begun. */
  async ended(phase) {
    if (this.#strikes(phase)) await this.#strike(phase, this.#rng() * MOST_DELAY_MS);
  }

  /** No kill is pending any longer. */
  async rest() {
    while (this.#busy) await this.#busy;
  }

  #strike(phase, delay) {
    this.#busy = this.#die(phase, delay).finally(() => (this.#busy = null));
    return this.#busy;
  }

  async #die(phase, delay) {
    if (delay > 0) await sleep(delay);
    await (this.gentle ? this.#stop() : this.#kill());
    this.hits[phase] += 1;
    while (this.wants('start') && this.#rng() < 0.3) {
      await this.server.stumble(this.#rng() * MOST_START_MS);
      this.hits.start += 1;
    }
    const born = Date.now();
    await this.server.again({ quick: true });
    this.downMs.push(Date.now() - born);
    // Usually all are back before the next kill, sometimes they are not.
    if (this.#rng() < 0.2) return;
    for (const client of this.everyone)
      await client.until(() => client.welcome !== null && !client.closed, 'its return');
  }

  async #kill() {
    const { signal } = await this.server.kill();
    if (signal !== 'SIGKILL') throw new Error(`the server ended by ${signal} where it was killed`);
  }

  /** Every client at the table is sent the reason. */
  async #stop() {
    const there = this.everyone.filter((client) => client.welcome && !client.closed);
    const ends = there.map((client) => client.ends.length);
    const { code } = await this.server.stop();
    if (code !== 0) throw new Error(`the server ended with ${code} where it was stopped`);
    for (const [at, client] of there.entries()) {
      await client.until(() => client.ends.length > ends[at], 'the end of its connection');
      const end = client.ends[ends[at]];
      if (end.code !== 1012 || end.bye !== 'restarting')
        throw new Error(`${client.label} was not told of the restart: ${JSON.stringify(end)}`);
    }
  }

  /** The histogram, one line per phase. */
  lines() {
    const widest = Math.max(...Object.values(this.hits));
    const bar = (count) => '#'.repeat(Math.ceil((count / widest) * 40));
    const lines = this.phases.map(
      (phase) => `${phase.padEnd(10)} ${String(this.hits[phase]).padStart(4)} ${bar(this.hits[phase])}`,
    );
    const within = Object.entries(this.commits).map(([kind, count]) => `${kind} ${count}`);
    const sorted = this.downMs.toSorted((one, other) => one - other);
    return [
      ...lines,
      `inside commits of: ${within.join(', ')}`,
      `from the start to the first answer: median ${sorted[sorted.length >> 1]} ms, longest ${sorted.at(-1)} ms`,
    ];
  }
}
