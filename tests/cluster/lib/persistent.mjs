// A client that plays on whatever happens to its connection: like the page it pings a silent server, and sends an action
// again while the server cannot store it.
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '../../e2e/lib/client.mjs';

const LOOK_MS = 250;
const PING_MS = 500; // of silence
const OPEN = 1;
/** Errors after which the same action is sent again, and how long later. */
const PASSING = new Set(['not_stored', 'busy']);
const AGAIN_MS = 100;

export class Persistent extends Client {
  #look;
  #pending = 0; // actions without an answer
  #heardAt = 0; // moment of the last message, or of the connection
  #waitsSince = 0; // moment since which actions wait for an answer on this connection

  /** A connection counts as lost after `silentMs` without a message, or `answerMs` without the answer to an action. */
  constructor(api, table, { silentMs, answerMs = Infinity, ...options }) {
    super(api, table, options);
    Object.assign(this, { silentMs, answerMs });
    this.watch = (message) => this.received(message);
  }

  get isOpen() {
    return this.welcome !== null && this.socket.readyState === OPEN;
  }

  async connect(options) {
    this.#heardAt = this.#waitsSince = performance.now();
    this.#look ??= setInterval(() => this.#check(), LOOK_MS);
    await super.connect(options);
    this.#waitsSince = performance.now();
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

  /** A message has come. */
  received() {
    this.#heardAt = performance.now();
  }
  /** Cuts a connection that counts as lost; the client then reconnects. */
  #check() {
    if (this.closed) return;
    const now = performance.now();
    const isLate = this.#pending > 0 && now - this.#waitsSince > this.answerMs;
    if (now - this.#heardAt > this.silentMs || isLate) this.socket.terminate();
    else if (now - this.#heardAt > PING_MS && this.isOpen) this.send({ t: 'ping' });
  }
}
