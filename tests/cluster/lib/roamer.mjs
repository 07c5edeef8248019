// A client of a cluster without a proxy: it knows all nodes, follows `bye` `elsewhere`, and tries another node once a
// connection is lost, silent, or leaves an action without an answer. It is less patient than the page.
import { setTimeout as sleep } from 'node:timers/promises';
import { Persistent } from './persistent.mjs';

// Before the first, the second and all further attempts: after a lost connection, and after an `elsewhere`.
const LOST_MS = [50, 100, 250];
const ELSEWHERE_MS = [0, 250, 500];
const nth = (list, at) => list[Math.min(at, list.length - 1)];

/** The class of the clients of these nodes (name → server). After `silentMs` a connection counts as lost. */
export const roamers = (nodes, silentMs = 2000) =>
  class Roamer extends Persistent {
    #told = 0; // how often in succession it was sent elsewhere
    #lost = 0; // how often it has lost the connection since it was welcome
    #last = null; // node and moment of the last message

    constructor(api, table, options) {
      const ways = { base: () => nodes.get(this.node).base, delay: () => this.#choose() };
      super(api, table, { ...options, ...ways, silentMs, answerMs: silentMs });
      /** The name of the node to which it is connected, or connects next. */
      this.node = [...nodes].find(([, { base }]) => base === api.base)[0];
      this.gaps = []; // milliseconds between the last message of a node and the first of the next one
    }

    async connect(options) {
      await super.connect(options);
      if (this.welcome) this.#told = this.#lost = 0;
      return this;
    }

    /** Chooses the next node. */
    async #choose() {
      if (this.bye?.code === 'elsewhere') {
        this.node = this.bye.at;
        await sleep(nth(ELSEWHERE_MS, this.#told));
        this.#told += 1;
        return;
      }
      this.#told = 0;
      const names = [...nodes.keys()];
      this.node = names[(names.indexOf(this.node) + 1) % names.length];
      await sleep(nth(LOST_MS, this.#lost));
      this.#lost += 1;
    }

    received(message) {
      super.received(message);
      const { node } = this;
      const now = performance.now();
      if (message.t === 'bye' && node !== this.#last?.node) return;
      if (this.#last && node !== this.#last.node) this.gaps.push(now - this.#last.at);
      this.#last = { node, at: now };
    }
  };
