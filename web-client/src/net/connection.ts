// WebSocket of one table: sends hello with the last event number, reconnects, and keeps every action until it is
// answered, so that a lost connection neither loses nor repeats a move. Action ids increase across all pages of a
// guest; `welcome` contains the highest answered one.
import type { ActionId, Bye, Inbound, Move, Outbound, Since, What } from '../protocol/types';
import { backoff } from './backoff';

export const SUBPROTOCOL = 'germini.v5';
/** Milliseconds of silence after which a visible page pings the server; hidden pages ping rarely. */
const BEAT_MS = 1000;
const PING_MS = 20_000;
/** Milliseconds between checks; silence of QUIET_MS is shown within three seconds. */
const LOOK_MS = 500;
const QUIET_MS = 2500;
/** Milliseconds without an answer to a ping after which the connection is considered dead. */
const SILENCE_MS = 10_000;
/** Milliseconds for connecting and being welcomed. */
const CONNECT_MS = 10_000;
/** Milliseconds for which unanswered actions are still delivered after the page was left. */
const FAREWELL_MS = 120_000;
/** Close codes after which reconnecting is pointless. */
const FINAL = new Set<Bye['code']>(['second_tab', 'gone', 'closed', 'sent_away', 'full', 'internal_error']);
/** Milliseconds before following `elsewhere` again without a welcome, for each time so far, and at most. */
const MOVE_MS = 250;
const MOST_MOVE_MS = 500;
const NODE = /^[a-z0-9]{1,16}$/;
/** Maximum random gap between the ids of this page and those of earlier pages. */
const MOST_AHEAD = 1_000_000;

/** `moving`: from one node of a cluster to another, without anything lost. */
export type Status = 'connecting' | 'open' | 'moving' | 'waiting' | 'closed';

export interface Options {
  url: string;
  table: string;
  invitation?: string | undefined;
  /** The last numbered event received, if any. */
  since(): Since | undefined;
  onMessage(message: Outbound): void;
  onStatus(status: Status): void;
  /** The server has become silent, or sends again; the connection is kept. */
  onQuiet?(quiet: boolean): void;
  /** Whether the page is visible. */
  visible?(): boolean;
  random?: () => number;
  socket?: (url: string, protocol: string) => WebSocket;
}

type Action = Extract<Inbound, { t: 'act' | 'do' }>;

/** Parses a message; null if it is malformed. */
function read(data: string): Outbound | null {
  try {
    const message: unknown = JSON.parse(data);
    return typeof message === 'object' && message !== null && 't' in message ? (message as Outbound) : null;
  } catch {
    return null;
  }
}

export class Connection {
  #socket: WebSocket | null = null;
  #status: Status = 'closed';
  #attempt = 0;
  /** Relative to the URL: `@NAME/ws` of the node that has the table, if another one has named it. */
  #path = 'ws';
  /** Nodes that have named another one since the last welcome. */
  #moves = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #connecting: ReturnType<typeof setTimeout> | undefined;
  /** Set after the farewell: the connection ends once everything is answered. */
  #leaving: ReturnType<typeof setTimeout> | undefined;
  /** Timer for repeating what was sent too fast. */
  #again: ReturnType<typeof setTimeout> | undefined;
  #heardAt = 0;
  #quiet = false;
  #welcomed = false;
  #unanswered = new Map<ActionId, Action>();
  /** Highest known action id; unknown before the first welcome. */
  #highest = -1;

  constructor(private readonly options: Options) {}

  get status(): Status {
    return this.#status;
  }

  get unanswered(): number {
    return this.#unanswered.size;
  }

  open(): void {
    if (this.#socket) return;
    if (this.#status !== 'moving') this.#say('connecting');
    this.#welcomed = false;
    const make = this.options.socket ?? ((url, protocol) => new WebSocket(url, protocol));
    const socket = make(new URL(this.#path, this.options.url).href, SUBPROTOCOL);
    this.#socket = socket;
    socket.onopen = () => this.#hello(socket);
    socket.onmessage = (event) => this.#take(socket, String(event.data));
    socket.onclose = () => this.#lost(socket);
    socket.onerror = () => this.#lost(socket);
    this.#connecting = setTimeout(() => this.#lost(socket), CONNECT_MS);
  }

  /** Closes permanently. */
  close(): void {
    clearTimeout(this.#leaving);
    this.#end();
    this.#say('closed');
  }

  /** The page was left: delivers what is unanswered, then closes. */
  farewell(): void {
    if (this.#unanswered.size === 0 || this.#status === 'closed') return this.close();
    this.#leaving ??= setTimeout(() => this.close(), FAREWELL_MS);
  }

  /** A gap in the events: reconnects to receive everything again. */
  resync(): void {
    if (this.#socket) this.#lost(this.#socket);
  }

  /** The page is visible or online again: reconnects immediately. */
  wake(): void {
    if (this.#status === 'closed') return;
    if (this.#status === 'waiting') {
      clearTimeout(this.#retry);
      this.#attempt = 0;
      this.open();
    } else if (this.#status === 'open') {
      this.#probe();
    }
  }

  /** `n`: number of the event that asked. */
  act(hand: number, n: number, move: Move): ActionId {
    return this.#send((id) => ({ t: 'act', id, hand, n, move }));
  }

  do(what: What): ActionId {
    return this.#send((id) => ({ t: 'do', id, what }));
  }

  #send(make: (id: ActionId) => Action): ActionId {
    if (this.#highest < 0) throw new Error('there is nothing to do before the first welcome');
    this.#highest += 1;
    const action = make(this.#highest);
    this.#unanswered.set(action.id, action);
    // Repeated together with earlier actions that were too fast, in order.
    if (this.#again === undefined) this.post(action);
    return action.id;
  }

  /** Drops the message without a connection; the author of a chat message sees whether it arrived. */
  post(message: Inbound): void {
    if (this.#socket?.readyState === 1 && this.#welcomed) this.#socket.send(JSON.stringify(message));
  }

  #hello(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    const { table, invitation } = this.options;
    const since = this.options.since();
    const hello: Inbound = { t: 'hello', table, ...(invitation ? { invitation } : {}), ...(since ? { since } : {}) };
    socket.send(JSON.stringify(hello));
    this.#heardAt = performance.now();
    this.#ping = setInterval(() => this.#look(), LOOK_MS);
  }

  #look(): void {
    // After the farewell there is no page to ask, and pending answers must not wait for a dead connection.
    const visible = this.#leaving !== undefined || (this.options.visible?.() ?? true);
    const age = performance.now() - this.#heardAt;
    if (age >= (visible ? BEAT_MS : PING_MS)) this.#probe();
    if (visible && age >= QUIET_MS) this.#tellQuiet(true);
  }

  #tellQuiet(quiet: boolean): void {
    if (quiet === this.#quiet) return;
    this.#quiet = quiet;
    if (this.#leaving === undefined) this.options.onQuiet?.(quiet);
  }

  #probe(): void {
    if (this.#socket?.readyState !== 1 || this.#silence !== undefined) return;
    this.#socket.send(JSON.stringify({ t: 'ping' } satisfies Inbound));
    const socket = this.#socket;
    this.#silence = setTimeout(() => this.#lost(socket), SILENCE_MS);
  }

  #take(socket: WebSocket, data: string): void {
    if (socket !== this.#socket) return;
    clearTimeout(this.#silence);
    this.#silence = undefined;
    this.#heardAt = performance.now();
    this.#tellQuiet(false);
    const message = read(data);
    if (!message) return this.#lost(socket);
    if (message.t === 'welcome' && !this.#welcomed) this.#welcome(message.you.last);
    if (message.t === 'done' || message.t === 'refused') this.#unanswered.delete(message.id);
    if (message.t === 'error') this.#wrong(message.code, message.id);
    if (this.#leaving === undefined) this.options.onMessage(message);
    else if (this.#unanswered.size === 0) return this.close();
    if (message.t !== 'bye') return;
    if (FINAL.has(message.code)) this.close();
    else if (message.code === 'elsewhere' && NODE.test(message.at ?? '')) this.#move(`@${message.at}/ws`);
  }

  #welcome(last: ActionId): void {
    this.#welcomed = true;
    this.#goOnFrom(last);
    clearTimeout(this.#connecting);
    this.#attempt = this.#moves = 0;
    this.#say('open');
    this.#postAll();
  }

  /** Another page's actions may be answered later than this: leaves their ids to it. */
  #goOnFrom(last: ActionId): void {
    const { random = Math.random } = this.options;
    if (last > this.#highest) this.#highest = last + Math.floor(random() * MOST_AHEAD);
  }

  /** Not stored, too busy or too fast: nothing has happened, so the action is repeated. */
  #wrong(code: string, id: ActionId | undefined): void {
    const soon = backoff(0, this.options.random);
    // An action that was too fast was not parsed, so its id is unknown: it may be any unanswered one.
    if (code === 'too_fast') this.#again ??= setTimeout(() => this.#postAll(), soon);
    else if (id === undefined) return;
    else if (code === 'not_stored' || code === 'busy') setTimeout(() => this.#postAgain(id), soon);
    else this.#unanswered.delete(id);
  }

  #postAgain(id: ActionId): void {
    const action = this.#unanswered.get(id);
    if (action) this.post(action);
  }

  #postAll(): void {
    clearTimeout(this.#again);
    this.#again = undefined;
    for (const action of this.#unanswered.values()) this.post(action);
  }

  /** Another node has the table. */
  #move(path: string): void {
    this.#end();
    this.#path = path;
    this.#say(this.#welcomed ? 'moving' : 'connecting');
    this.#retry = setTimeout(() => this.open(), Math.min(MOST_MOVE_MS, this.#moves * MOVE_MS));
    this.#moves += 1;
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#end();
    this.#say('waiting');
    this.#retry = setTimeout(() => this.open(), backoff(this.#attempt, this.options.random));
    this.#attempt += 1;
  }

  #end(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    clearTimeout(this.#silence);
    clearTimeout(this.#connecting);
    clearTimeout(this.#again);
    this.#silence = this.#again = undefined;
    this.#path = 'ws';
    this.#tellQuiet(false);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    socket.close();
  }

  #say(status: Status): void {
    if (status === this.#status) return;
    this.#status = status;
    if (this.#leaving === undefined) this.options.onStatus(status);
  }
}
