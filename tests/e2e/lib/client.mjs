// One viewer at a table over the WebSocket. It folds nothing: it keeps every frame of both directions, holds
// each against the schema, and remembers only what an answer or a reconnection needs.
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { inbound, outbound } from './validate.mjs';

export const SUBPROTOCOL = 'germini.v4';
const RETRY_MS = 50;
const AFRESH = 4; // every fourth time it comes back without its number, as a page that is loaded anew
const PATIENCE_MS = Number(process.env.PATIENCE_MS ?? 30_000);

export class Client {
  #socket = null;
  #waiters = new Set();
  #answers = new Map(); // action id → resolve
  #unanswered = new Map(); // action id → message
  #highest = 0;

  /**
   * @param api the guest; `invitation` if it has one. `label` goes into complaints. `stubborn`: it comes
   * back by itself from its last number, and sends again what was not answered, until it is closed on purpose.
   */
  constructor(api, table, { invitation, label = 'c', stubborn = false } = {}) {
    Object.assign(this, { api, tableId: table, invitation, label, stubborn });
    this.frames = []; // {dir: 'in' | 'out', text, at, began: of its connection, milliseconds since 1970}
    this.problems = []; // frames that break the schema
    this.welcome = null;
    this.table = null;
    this.choice = null;
    this.bye = null;
    this.closed = null; // {code} once the connection has ended
    this.ends = []; // {code, bye} of each connection that has ended
    this.last = null; // {hand, n} of the last numbered event
    this.due = { seats: [], phase: null }; // as the last such event says
    this.askedAt = 0; // number of the event that asked this seat, as the choice has it
    this.over = new Set(); // hands whose closing event came
    this.wasWelcome = false;
    this.returns = 0; // times that it came back by itself
    this.pongs = 0;
    this.watch = null; // is shown every message that came
  }

  get seat() {
    return this.welcome?.you.seat ?? null;
  }

  /** Opens the connection, says hello (from the last number on, unless `afresh`) and waits for the welcome. */
  async connect({ afresh = false, hello = {} } = {}) {
    const url = `${this.api.base.replace('http', 'ws')}/ws`;
    const headers = this.api.secret ? { Cookie: `germini_guest=${this.api.secret}` } : {};
    const socket = new WebSocket(url, SUBPROTOCOL, { headers, perMessageDeflate: false });
    this.#socket = socket;
    this.began = Date.now();
    this.closed = this.bye = this.welcome = null;
    socket.on('message', (data) => socket === this.#socket && this.#take(data.toString()));
    const ended = new Promise((done) => {
      socket.on('close', (code) => {
        if (socket === this.#socket) {
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
    socket.on('error', () => {}); // the close that follows tells
    const since = !afresh && this.last ? { since: this.last } : {};
    const invitation = this.invitation ? { invitation: this.invitation } : {};
    this.send({ t: 'hello', table: this.tableId, ...invitation, ...since, ...hello });
    await this.until(() => this.welcome !== null || this.bye !== null || this.closed !== null, 'welcome');
    this.wasWelcome ||= this.welcome !== null;
    return this;
  }

  /** Tries again until it is welcome, then says again what nobody has answered. */
  async #comeBack() {
    for (;;) {
      await sleep(RETRY_MS);
      if (!this.stubborn) return;
      this.wasWelcome = false; // so that an attempt that fails is not tried again from its own end
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

  /** Sends a message, which has to be as the schema says. */
  send(message) {
    const wrong = inbound(message);
    if (wrong) throw new Error(`${this.label} would send what the schema refuses: ${wrong}`);
    this.sendText(JSON.stringify(message));
  }
  /** Sends anything. */
  sendText(text) {
    this.frames.push({ dir: 'out', text: String(text), at: Date.now(), began: this.began });
    this.#socket.send(text);
  }

  /** So much higher than any of this client's, and than what the guest had been answered when it was welcome. */
  nextId(step = 1) {
    this.#highest = Math.max(this.#highest, this.welcome?.you.last ?? 0) + step;
    return this.#highest;
  }

  /**
   * A move; answers with the message that answers it (`done`, `refused` or `error`). `n`: of the choice that it
   * answers, the last one if nothing else is said.
   */
  act(move, { hand = this.last?.hand ?? 1, n = this.choice?.n ?? this.last?.n ?? 1, id = this.nextId() } = {}) {
    return this.#ask({ t: 'act', id, hand, n, move });
  }
  /** Something at the table; the same. */
  do(what, { id = this.nextId() } = {}) {
    return this.#ask({ t: 'do', id, what });
  }
  #ask(message) {
    const answer = new Promise((done) => this.#answers.set(message.id, done));
    this.#unanswered.set(message.id, message);
    if (this.#socket.readyState === WebSocket.OPEN || !this.stubborn) this.send(message);
    return this.#within(answer, () => `an answer to ${JSON.stringify(message)}`);
  }

  /** Waits until the condition holds; looks again at every frame. */
  async until(condition, what = condition.toString(), patience = PATIENCE_MS) {
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

  /** Stops and goes on reading; what comes meanwhile waits in the system. */
  pause() {
    this.#socket.pause();
  }
  resume() {
    this.#socket.resume();
  }

  /** Ends the connection; gently, or as if the line were cut: then what is on its way is lost. */
  async close({ cut = false } = {}) {
    this.stubborn = false;
    const socket = this.#socket;
    if (!socket || socket.readyState === WebSocket.CLOSED) return;
    if (cut) socket.removeAllListeners('message').terminate();
    else socket.close();
    await this.ended;
  }

  async #within(promise, what, patience = PATIENCE_MS) {
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
    this.frames.push({ dir: 'in', text, at: Date.now(), began: this.began });
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
    if (message.t === 'table') this.table = message;
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

  /** Where several are due, those who have yet to answer are not asked again. */
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
