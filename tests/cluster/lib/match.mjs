// A match of four roaming guests and a spectator, while nodes come and go.
import { setTimeout as sleep } from 'node:timers/promises';
import { COURSES } from '../../e2e/lib/courses.mjs';
import { playHand } from '../../e2e/lib/player.mjs';
import { ready, seated } from '../../e2e/lib/table.mjs';

const THINKS_MS = 20; // at most
const MOST_HANDS = 40;
const TRIES = 3; // to make a table: the first request after a fault may be refused

export class Match {
  acknowledged = []; // moments of the acknowledgements of moves
  hands = 0;
  isOver = false;
  #waiting = new Set();

  /** `beforeMove(client, match)` is called just before each move. */
  constructor(cluster, rng, beforeMove = () => {}) {
    Object.assign(this, { cluster, rng, beforeMove });
  }

  /** Makes the table at a node, with the course's request of that number. */
  async begin(node, course, number) {
    this.course = course;
    const request = { game: course, ...new COURSES[course]().request(number) };
    const kind = this.cluster.clients;
    for (let tries = 1; ; tries += 1)
      try {
        const table = await seated(this.cluster.node(node), { request, watched: true, stubborn: true, kind });
        return Object.assign(this, table);
      } catch (error) {
        if (tries === TRIES) throw error;
      }
  }

  async play() {
    try {
      while (!this.isOver) await this.playHand();
    } finally {
      await this.close();
    }
  }

  close() {
    return Promise.all(this.everyone.map((client) => client.close()));
  }

  async playHand() {
    const hand = (this.hands += 1);
    if (hand > MOST_HANDS) throw new Error('the match does not end');
    await ready(this.clients, hand);
    const after = () => this.#acknowledge();
    const play = (client) => playHand(client, hand, this.rng, { before: () => this.#think(client), after });
    await Promise.all(this.clients.map(play));
    for (const client of this.everyone) await client.until(() => client.over.has(hand), `the end of hand ${hand}`);
    const [client] = this.clients;
    const isClosed = () => client.table?.match.hands.length === hand && client.table.state !== 'playing';
    await client.until(isClosed, `the result of hand ${hand}`);
    this.matchId = client.table.match.id;
    this.isOver = client.table.state === 'over';
    this.#wake();
  }

  /**
   * Waits until the match has gone on since the moment: returns the milliseconds to the second acknowledgement, since
   * the first may have been on its way; null if the match has ended before.
   */
  async goesOn(since, patience) {
    const second = () => this.acknowledged.filter((at) => at > since)[1];
    const end = performance.now() + patience;
    while (second() === undefined && !this.isOver) {
      const left = end - performance.now();
      if (left <= 0) {
        const open = this.clients.filter(({ isOpen }) => isOpen).map(({ label }) => label);
        const connected = `connected are: ${open.join(', ') || 'none'}`;
        throw new Error(`table ${this.table} has not gone on within ${Math.round(patience)} ms; ${connected}`);
      }
      await Promise.race([new Promise((done) => this.#waiting.add(done)), sleep(left, null, { ref: false })]);
    }
    return second() === undefined ? null : second() - since;
  }

  async #think(client) {
    await sleep(this.rng() * THINKS_MS);
    this.beforeMove(client, this);
    return false;
  }
  #acknowledge() {
    this.acknowledged.push(performance.now());
    this.#wake();
  }
  #wake() {
    for (const done of this.#waiting) done();
    this.#waiting.clear();
  }
}
