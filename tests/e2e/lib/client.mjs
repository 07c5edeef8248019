// One viewer at a table over the WebSocket. It folds nothing: it keeps every frame of both directions, checks
// each by the schema, and remembers only what an answer or a reconnection needs.
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { inbound, outbound } from './validate.mjs';

export const SUBPROTOCOL = 'germini.v5';
const pause = () => sleep(50); // before it reconnects
const AFRESH = 4; // every fourth time it reconnects without its number, like a reloaded page
const PATIENCE_MS = Number(process.env.PATIENCE_MS ?? 30_000);

export class Client {
  socket = null;
  #waiters = new Set();
  #answers = new Map(); // action id → resolve
  #unanswered = new Map(); // action id → message
  #closedHands = { match: null, hands: [] };
  #highest = 0;

  /**
   * @param api the guest; `invitation` if it has one. `label` is used in error messages. `stubborn`: it reconnects
   * by itself from its last number, and resends what was not answered, until it is closed on purpose. `base` returns
   * where it connects; `delay` waits before it reconnects; `patience`: milliseconds that it waits for anything;
   * `address`: its own, since limits count by address.
   */
  constructor(
    api,
    table,
    {
      invitation,
      label = 'c',
      stubborn = false,
      base = () => api.base,
      delay = pause,
      patience = PATIENCE_MS,
      address = undefined,
    } = {},
  ) {
    Object.assign(this, { api, tableId: table, invitation, label, stubborn, base, delay, patience, address });
    this.frames = []; // {dir: 'in' | 'out', text}
    this.problems = []; // frames that violate the schema
    this.welcome = null;
    this.table = null;
    this.choice = null;
    this.bye = null;
    this.closed = null; // {code} once the connection has ended
    this.ends = []; // {code, bye} of each connection that has ended
    this.last = null; // {hand, n} of the last numbered event
    this.due = { seats: [], phase: null }; // as the last such event says
    this.askedAt = 0; // number of the event that asked this seat, as in the choice
    this.over = new Set(); // hands whose closing event was received
    this.wasWelcome = false;
    this.returns = 0; // number of automatic reconnections
    this.pongs = 0;
    this.watch = null; // is passed every message received
  }

  get seat() {
    return this.welcome?.you.seat ?? null;
  }

  /** Opens the connection, says hello (from the last number on, unless `afresh`) and waits for the welcome. */
  async connect({ afresh = false, hello = {} } = {}) {
    const url = `${this.base().replace('http', 'ws')}/ws`;
    const headers = this.api.secret ? { Cookie: `germini_guest=${this.api.secret}` } : {};
    const socket = new WebSocket(url, SUBPROTOCOL, {
      headers,
      perMessageDeflate: false,
      localAddress: this.address,
      handshakeTimeout: PATIENCE_MS,
    });
    this.socket = socket;
    this.closed = this.bye = this.welcome = null;
    socket.on('message', (data) => socket === this.socket && this.#take(data.toString()));
    const ended = new Promise((done) => {
      socket.on('close', (code) => {
        if (socket === this.socket) {
          this.closed = { code };
          this.ends.push({ code, bye: this.bye?.code ?? null });
          this.#wake();
          if (this.stubborn && this.wasWelcome) this.#comeBack();
        }
        done();
      });
    });
    this.ended = ended;
    await new Promise((done, fail) => {
      socket.once('open', done);
      socket.once('unexpected-response', (_, answer) =>
        fail(Object.assign(new Error(`HTTP ${answer.statusCode}`), { status: answer.statusCode })),
      );
      socket.once('error', fail);
    });
    socket.on('error', () => {}); // the close that follows is reported
    const since = !afresh && this.last ? { since: this.last } : {};
    const invitation = this.invitation ? { invitation: this.invitation } : {};
    this.send({ t: 'hello', table: this.tableId, ...invitation, ...since, ...hello });
    await this.until(() => this.welcome !== null || this.bye !== null || this.closed !== null, 'welcome');
    this.wasWelcome ||= this.welcome !== null;
    return this;
  }

  /** Retries until it is welcome, then resends everything unanswered. */
  async #comeBack() {
    for (;;) {
      await this.delay();
      if (!this.stubborn) return;
      this.wasWelcome = false; // so that a failed attempt is not retried from its own end
      try {
        await this.connect({ afresh: this.returns % AFRESH === AFRESH - 1 });
      } catch {
        continue; // not up yet
      }
      if (this.welcome === null) continue;
      this.returns += 1;
      for (const message of [...this.#unanswered.values()]) this.send(message);
      return;
    }
  }

  /** Sends a message, which must be valid by the schema. */
  send(message) {
    const wrong = inbound(message);
    if (wrong) throw new Error(`${this.label} would send what the schema refuses: ${wrong}`);
    this.sendText(JSON.stringify(message));
  }
  /** Sends anything. */
  sendText(text) {
    this.frames.push({ dir: 'out', text: String(text) });
    this.socket.send(text);
  }

  /** Higher than all ids of this client and than those answered for the guest at the welcome. */
  nextId(step = 1) {
    this.#highest = Math.max(this.#highest, this.welcome?.you.last ?? 0) + step;
    return this.#highest;
  }

  /**
   * A move; returns the message that answers it (`done`, `refused` or `error`). `n`: of the choice that it
   * answers, by default the last one.
   */
  act(move, { hand = this.last?.hand ?? 1, n = this.choice?.n ?? this.last?.n ?? 1, id = this.nextId() } = {}) {
    return this.#ask({ t: 'act', id, hand, n, move });
  }
  /** An action at the table; the same. */
  do(what, { id = this.nextId() } = {}) {
    return this.#ask({ t: 'do', id, what });
  }
  #ask(message) {
    const answer = new Promise((done) => this.#answers.set(message.id, done));
    this.#unanswered.set(message.id, message);
    const isOpen = this.welcome !== null && this.socket.readyState === WebSocket.OPEN;
    if (isOpen || !this.stubborn) this.send(message);
    return this.#within(answer, () => `an answer to ${JSON.stringify(message)}`);
  }

  /** Waits until the condition is true; checks at every frame. */
  async until(condition, what = condition.toString(), patience = this.patience) {
    if (condition()) return;
    let waiter;
    const met = new Promise((done) => {
      waiter = () => condition() && done();
      this.#waiters.add(waiter);
    });
    try {
      await this.#within(met, () => what, patience);
    } finally {
      this.#waiters.delete(waiter);
    }
  }

  /** Stops and resumes reading; incoming data waits in the system. */
  pause() {
    this.socket.pause();
  }
  resume() {
    this.socket.resume();
  }

  /** Ends the connection; gently, or as if it were cut: then data on its way is lost. */
  async close({ cut = false } = {}) {
    this.stubborn = false;
    const socket = this.socket;
    if (!socket || socket.readyState === WebSocket.CLOSED) return;
    if (cut) socket.removeAllListeners('message').terminate();
    else socket.close();
    await this.ended;
  }

  async #within(promise, what, patience = this.patience) {
    let timer;
    const late = new Promise((_, fail) => {
      timer = setTimeout(() => {
        const seen = this.frames.slice(-3).map(({ dir, text }) => `${dir} ${text.slice(0, 300)}`);
        fail(new Error(`${this.label}: waited ${patience} ms for ${what()}; the last frames:\n${seen.join('\n')}`));
      }, patience);
    });
    try {
      return await Promise.race([promise, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  #take(text) {
    this.frames.push({ dir: 'in', text });
    let message;
    try {
      message = JSON.parse(text);
    } catch {
      this.problems.push(`${this.label}: no JSON: ${text.slice(0, 200)}`);
      return;
    }
    const wrong = outbound(message);
    if (wrong) this.problems.push(`${this.label}: ${wrong}: ${text.slice(0, 300)}`);
    this.#note(message);
    this.watch?.(message);
    this.#wake();
  }

  #note(message) {
    if (message.t === 'welcome') this.welcome = message;
    if (message.t === 'hands') this.#takeHands(message);
    if (message.t === 'table') this.table = this.#withHands(message);
    if (message.t === 'choice') this.choice = message;
    if (message.t === 'bye') this.bye = message;
    if (message.t === 'pong') this.pongs += 1;
    if (message.t === 'events') {
      message.events.forEach((event, at) => {
        if (event.e === 'due') this.#asked(event, message.n + at);
        if (event.e === 'over') this.over.add(message.hand);
      });
      this.last = { hand: message.hand, n: message.n + message.events.length - 1 };
    }
    if (message.id !== undefined && this.#answers.has(message.id)) {
      this.#answers.get(message.id)(message);
      this.#answers.delete(message.id);
      this.#unanswered.delete(message.id);
    }
  }

  #takeHands({ match, hands }) {
    if (match !== this.#closedHands.match) this.#closedHands = { match, hands: [] };
    for (const hand of hands) this.#closedHands.hands[hand.number - 1] = hand;
  }

  /** The table with its closed hands, each of which was sent once. */
  #withHands(table) {
    if (!table.match) return table;
    const known = this.#closedHands.match === table.match.id ? this.#closedHands.hands : [];
    if (known.length !== table.match.played) this.problems.push(`${this.label}: not all closed hands were sent`);
    return { ...table, match: { ...table.match, hands: [...known] } };
  }

  /** If several are due, those who have yet to answer are not asked again. */
  #asked(event, n) {
    const several = event.phase === 'discard' || event.phase === 'claim';
    const again = several && event.phase === this.due.phase && this.due.seats.includes(this.seat);
    if (event.seats.includes(this.seat) && !again) this.askedAt = n;
    this.due = event;
  }

  /** The choice that this seat has to make now, or null. */
  get question() {
    const { choice, due } = this;
    const valid =
      choice && choice.hand === this.last?.hand && choice.n === this.askedAt && due.seats.includes(this.seat);
    return valid && !this.closed ? choice : null;
  }

  #wake() {
    for (const waiter of [...this.#waiters]) waiter();
  }

  /** Messages received, of a kind. */
  received(kind) {
    return this.frames
      .filter(({ dir }) => dir === 'in')
      .map(({ text }) => JSON.parse(text))
      .filter(({ t }) => t === kind);
  }
}
