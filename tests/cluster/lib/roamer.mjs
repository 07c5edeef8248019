// A client of a cluster without a proxy: it knows all nodes, follows `bye` `elsewhere`, and tries another node once a
// connection is lost or silent. Like the page it pings a silent server; it is less patient.
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '../../e2e/lib/client.mjs';

// Before the first, the second and all further attempts: after a lost connection, and after an `elsewhere`.
const LOST_MS = [50, 100, 250];
const ELSEWHERE_MS = [0, 250, 500];
const nth = (list, at) => list[Math.min(at, list.length - 1)];
const LOOK_MS = 250;
const PING_MS = 500; // of silence
const OPEN = 1;
/** Errors after which the same action is sent again, and how long later. */
const PASSING = new Set(['not_stored', 'busy']);
const AGAIN_MS = 100;

/** The class of the clients of these nodes (name → server). After `silentMs` a connection counts as lost. */
export const roamers = (nodes, silentMs = 2000) =>
  class Roamer extends Client {
    #told = 0; // how often in succession it was sent elsewhere
    #lost = 0; // how often it has lost the connection since it was welcome
    #look;
    #pending = 0; // actions without an answer
    #heardAt = 0; // moment of the last message, or of the connection
    #last = null; // node and moment of the last message
    #waitsSince = 0; // moment since which actions wait for an answer on this connection

    constructor(api, table, options) {
      super(api, table, { ...options, base: () => nodes.get(this.node).base, delay: () => this.#choose() });
      /** The name of the node to which it is connected, or connects next. */
      this.node = [...nodes].find(([, { base }]) => base === api.base)[0];
      this.gaps = []; // milliseconds between the last message of a node and the first of the next one
      this.watch = ({ t }) => this.#heard(t);
    }

    get isOpen() {
      return this.welcome !== null && this.socket.readyState === OPEN;
    }

    async connect(options) {
      this.#heardAt = this.#waitsSince = performance.now();
      this.#look ??= setInterval(() => this.#check(), LOOK_MS);
      await super.connect(options);
      this.#waitsSince = performance.now();
      if (this.welcome) this.#told = this.#lost = 0;
      return this;
    }
    async close(options) {
      clearInterval(this.#look);
      await super.close(options);
    }
    act(move, options) {
      return this.#answered((id) => super.act(move, { ...options, id }));
    }
    do(what) {
      return this.#answered((id) => super.do(what, { id }));
    }

    /** The answer to an action, which is sent again with the same id while the server cannot store it. */
    async #answered(ask) {
      const id = this.nextId();
      this.#pending += 1;
      for (;;) {
        if (this.#pending === 1) this.#waitsSince = performance.now();
        const answer = await ask(id);
        this.#waitsSince = performance.now();
        if (answer.t !== 'error' || !PASSING.has(answer.code)) {
          this.#pending -= 1;
          return answer;
        }
        await sleep(AGAIN_MS);
      }
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

    #heard(t) {
      const { node } = this;
      this.#heardAt = performance.now();
      if (t === 'bye' && node !== this.#last?.node) return;
      if (this.#last && node !== this.#last.node) this.gaps.push(this.#heardAt - this.#last.at);
      this.#last = { node, at: this.#heardAt };
    }
    /** Cuts a connection that is silent or does not answer an action; the client then reconnects. */
    #check() {
      if (this.closed) return;
      const now = performance.now();
      const isLate = this.#pending > 0 && now - this.#waitsSince > silentMs;
      if (now - this.#heardAt > silentMs || isLate) this.socket.terminate();
      else if (now - this.#heardAt > PING_MS && this.isOpen) this.send({ t: 'ping' });
    }
  };
