// A client behind HAProxy, as patient as the page: it leaves a node only if its connection ends or nothing at all is
// sent on it, however long an action stays without an answer.
import { setTimeout as sleep } from 'node:timers/promises';
import { Persistent } from './persistent.mjs';

// As in web-client/src/net/connection.ts and backoff.ts.
const SILENCE_MS = 10_000;
const MOVE_MS = 250;
const MOST_MOVE_MS = 500;
const FIRST_MS = 500;
const MOST_MS = 8000;
const PATIENCE_MS = 120_000;

/** The class of the clients of an HAProxy in front of these nodes (name → server). */
export const visitors = (proxy, nodes) =>
  class Visitor extends Persistent {
    #path; // of the node that has the table, if it is known
    #moves = 0; // nodes that have named another one since the last welcome
    #attempt = 0;

    constructor(api, table, options) {
      const ways = { base: () => proxy.base + this.#path, delay: () => this.#choose() };
      super(api, table, { ...options, ...ways, silentMs: SILENCE_MS, patience: PATIENCE_MS });
      this.#path = `/@${[...nodes].find(([, { base }]) => base === api.base)[0]}`; // where the guest has made it
    }

    async connect(options) {
      await super.connect(options);
      if (this.welcome) this.#moves = this.#attempt = 0;
      return this;
    }

    async #choose() {
      if (this.bye?.code === 'elsewhere') {
        this.#path = `/@${this.bye.at}`;
        await sleep(Math.min(MOST_MOVE_MS, this.#moves * MOVE_MS));
        this.#moves += 1;
        return;
      }
      this.#path = '';
      await sleep(Math.min(MOST_MS, FIRST_MS * 2 ** this.#attempt) * (0.5 + Math.random() / 2));
      this.#attempt += 1;
    }
  };
