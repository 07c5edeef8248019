// The table of the deal of the day in place of a server's: what `Connection` needs of a WebSocket, over requests. The
// server performs an action once, so whatever may not have arrived is sent again.
import { ApiError, call } from '../net/api';
import { backoff } from '../net/backoff';
import type { BotPace, Bye, DayMessage, Id, Inbound, Outbound } from '../protocol/types';

const [OPEN, CLOSED] = [1, 3];
/** Messages of one request. */
const MOST = 20;
/** Milliseconds without an answer after which a request is repeated. */
const PATIENCE_MS = 20_000;
/** Part of the bots' time that passes at each pace. */
const PART: Record<BotPace, number> = { natural: 1, quick: 0.4, immediate: 0 };
/** Messages for clocks and bots that run while nobody asks; here there are none. */
const NEEDLESS = new Set<Inbound['t']>(['shown', 'look']);
/** Statuses after which a request is repeated: no answer, too many requests, and those of a server in trouble. */
const isPassing = (status: number): boolean => status === 0 || status === 429 || status >= 500;
/** Here a page names the table that it opens; another page that has it open stops. */
const CHANNEL = 'germini.day';

export class DaySocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readyState = 0;
  /** Messages that the server has not answered. */
  #unsent: Inbound[] = [];
  /** Answers that are not shown yet. */
  #unshown: DayMessage[] = [];
  #asking = false;
  /** Requests that have failed since the last answer. */
  #failures = 0;
  #part = PART.natural;
  #request: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #channel = new BroadcastChannel(CHANNEL);

  constructor(
    readonly table: Id,
    readonly random: () => number = Math.random,
  ) {
    this.#channel.onmessage = ({ data }) => {
      if (data === table) this.#bye('second_tab');
    };
    this.#channel.postMessage(table);
    // `Connection` listens only after this.
    queueMicrotask(() => {
      if (this.readyState === CLOSED) return;
      this.readyState = OPEN;
      this.onopen?.();
    });
  }

  send(text: string): void {
    const message = JSON.parse(text) as Inbound;
    if (message.t === 'ping') {
      // While requests fail, `Connection` notices the silence. It waits for the answer only after this.
      if (!this.#failures) queueMicrotask(() => this.#take({ t: 'pong' }));
    } else if (message.t === 'pace') {
      this.#part = PART['wish' in message ? message.wish : message.quick ? 'quick' : 'natural'];
      this.#show();
    } else if (!NEEDLESS.has(message.t)) {
      this.#unsent.push(message);
      if (!this.#asking) void this.#ask();
    }
  }

  close(): void {
    this.readyState = CLOSED;
    this.#request?.abort();
    clearTimeout(this.#timer);
    this.#channel.close();
  }

  /** Sends what there is, one request at a time. */
  async #ask(): Promise<void> {
    this.#asking = true;
    while (this.#unsent.length && this.readyState === OPEN) {
      const messages = this.#unsent.slice(0, MOST);
      try {
        const answer = await this.#post(messages);
        this.#failures = 0;
        this.#unsent.splice(0, messages.length);
        this.#unshown.push(...answer);
        if (this.#timer === undefined) this.#show();
      } catch (error) {
        if (this.readyState !== OPEN) return;
        const { status, code } = error instanceof ApiError ? error : { status: 0, code: '' };
        if (status === 404 || code === 'day_over') return this.#bye('gone');
        if (!isPassing(status) && code !== 'changed') return this.#end();
        await new Promise((done) => setTimeout(done, backoff(this.#failures++, this.random)));
      }
    }
    this.#asking = false;
  }

  async #post(messages: Inbound[]): Promise<DayMessage[]> {
    const request = (this.#request = new AbortController());
    const late = setTimeout(() => request.abort(), PATIENCE_MS);
    const { table } = this;
    try {
      const answer = await call('POST day/tables/{table}/messages', { table, body: { messages } }, request.signal);
      return answer.messages;
    } finally {
      clearTimeout(late);
    }
  }

  /** Shows the next answers that are due, and the one after them later. */
  #show(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (;;) {
      const [next] = this.#unshown;
      if (!next || this.readyState !== OPEN) return;
      const wait = next.after * this.#part;
      if (wait > 0) {
        this.#timer = setTimeout(() => {
          next.after = 0;
          this.#show();
        }, wait);
        return;
      }
      this.#unshown.shift();
      this.#take(next.message);
      // Played on from another device: asks again for what there is.
      if (next.message.t === 'refused' && next.message.rule === 'stale') return this.#end();
    }
  }

  #take(message: Outbound): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** The connection is lost. */
  #end(): void {
    const { onclose } = this;
    this.close();
    onclose?.();
  }
  /** The connection ends for good. */
  #bye(code: Bye['code']): void {
    this.#take({ t: 'bye', code, message: '' });
    this.close();
  }
}
