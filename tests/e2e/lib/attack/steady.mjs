// A table that plays on at a steady pace while something else happens at the server: how long it takes until the
// others see a move, and whether anybody there was ever refused or disconnected.
import { setTimeout as sleep } from 'node:timers/promises';
import { playHand, random } from '../player.mjs';
import { answered, seated } from '../table.mjs';

const PACE_MS = 40; // between two moves: some twenty a second, each seen by three
const WAIT_MS = 120_000; // for a move's answer, on a busy machine

export class Steady {
  /** Milliseconds from a move's sending until another player saw it, one for each of the others. */
  samples = [];
  /** What went wrong at the table. */
  troubles = new Set();
  #server;
  #seed;
  #over = false;
  #clients = [];
  #moves = []; // pending: {at, waiting: Set of clients}

  constructor(server, seed) {
    this.#server = server;
    this.#seed = seed;
  }

  /** Sits down; then it plays until stop(). */
  async start() {
    await this.#sitDown();
    this.done = this.#play().catch((error) => this.#over || this.troubles.add(String(error.stack ?? error)));
  }
  /** Disconnects during play. */
  async stop() {
    this.#look();
    this.#over = true;
    await Promise.all(this.#clients.map((client) => client.close()));
    await this.done;
  }
  /** The table and its invitation, for spectators. */
  get table() {
    return this.#table;
  }
  #table;

  async #sitDown() {
    // Twelve hands, then another table.
    const made = await seated(this.#server, {
      preset: 'pagat',
      request: { rounds: 3, seats: 'chosen', open: true, spectators: true },
      names: ['Ginevra', 'Lapo', 'Nannina', 'Vieri'],
    });
    this.#table = { table: made.table, invitation: made.invitation };
    this.#clients = made.clients;
    for (const client of made.clients) {
      const act = client.act.bind(client);
      client.act = (move, options) => {
        if (client.question?.choice.phase === 'play') this.#sent(client);
        return act(move, options);
      };
      client.watch = ({ t }) => t === 'events' && this.#seen(client);
    }
  }

  #sent(client) {
    this.#moves.push({
      at: performance.now(),
      waiting: new Set(this.#clients.filter((other) => other !== client)),
    });
  }
  /** A mover has one move at a time: the next events at another client belong to it. */
  #seen(client) {
    const [move] = this.#moves;
    if (!move?.waiting.delete(client)) return;
    this.samples.push(performance.now() - move.at);
    if (move.waiting.size === 0) this.#moves.shift();
  }

  async #play() {
    for (let hand = 1; !this.#over; hand += 1) {
      if (this.#clients[0].table.state === 'over') {
        const before = this.#clients;
        this.#look();
        await this.#sitDown();
        await Promise.all(before.map((client) => client.close()));
        hand = 1;
      }
      for (const client of this.#clients) answered(await client.do({ ready: true }));
      await Promise.all(
        this.#clients.map(async (client) => {
          await client.until(() => client.last?.hand === hand, `hand ${hand}`, WAIT_MS);
          const pause = () => sleep(PACE_MS).then(() => client.question === null);
          await playHand(client, hand, random(this.#seed + hand * 4 + client.seat), { before: pause });
          await client.until(() => client.table.state !== 'playing', 'the end of the hand', WAIT_MS);
        }),
      );
      this.#moves = [];
    }
  }

  #look() {
    for (const client of this.#clients) {
      for (const problem of client.problems) this.troubles.add(problem);
      if (client.bye) this.troubles.add(`${client.label} heard ${JSON.stringify(client.bye)}`);
      for (const { dir, text } of client.frames)
        if (dir === 'in' && /^\{"t":"(error|refused)"/.test(text)) this.troubles.add(`${client.label}: ${text}`);
    }
  }
}

/** The value below which that part of the samples is. */
export function quantile(samples, part) {
  const sorted = [...samples].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}
