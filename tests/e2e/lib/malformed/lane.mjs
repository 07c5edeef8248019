// A connection to a private table with three bots, on which malformed input is sent; every piece is answered before the
// next is sent.
import { WebSocket } from 'ws';
import { Client, SUBPROTOCOL } from '../client.mjs';
import { Api } from '../http.mjs';
import { ELSEWHERE } from '../raw.mjs';
import { answered } from '../table.mjs';

const ANSWERS = new Set(['error', 'refused', 'done', 'said', 'pong', 'bye']);
const PATIENCE_MS = 30_000;

/** Opens a WebSocket from the source address of malformed input. */
export function open(server, secret, { protocol = SUBPROTOCOL, headers = {}, ...options } = {}) {
  return new Promise((done) => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, protocol, {
      headers: { ...(secret ? { Cookie: `germini_guest=${secret}` } : {}), ...headers },
      localAddress: ELSEWHERE,
      perMessageDeflate: false,
      ...options,
    });
    socket.on('error', () => {});
    socket.once('open', () => done({ socket }));
    socket.once('unexpected-response', (_, answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => done({ status: answer.statusCode, body: JSON.parse(Buffer.concat(chunks)) }));
    });
  });
}

export class Lane {
  #got = [];
  #wake = () => {};

  static async start(server, name) {
    const lane = new Lane();
    lane.server = server;
    lane.api = await Api.guest(server.base, name);
    Object.assign(lane, await lane.api.create({ game: 'minchiate', preset: 'germini', open: false }));
    const seat = new Client(lane.api, lane.table, { label: 'lane' });
    await seat.connect();
    for (const what of [{ sit: 0 }, { bot: 1 }, { bot: 2 }, { bot: 3 }, { ready: true }]) answered(await seat.do(what));
    // The bots play until the guest's move is due, and then they wait.
    await seat.until(() => seat.question !== null);
    lane.hand = seat.last.hand;
    lane.choice = seat.question.choice;
    lane.n = seat.question.n;
    await seat.close();
    await lane.connect();
    return lane;
  }

  /** A spectator of another table, {table, invitation}. */
  static async look(server, name, { table, invitation }) {
    const lane = new Lane();
    Object.assign(lane, { server, table, invitation, api: await Api.guest(server.base, name) });
    await lane.connect();
    return lane;
  }

  /** Says hello; `since`: the last event that it claims to have. Returns the number of the first event received. */
  async connect({ since } = {}) {
    const { socket, status } = await open(this.server, this.api.secret);
    if (!socket) throw new Error(`HTTP ${status} where a WebSocket was expected`);
    this.socket = socket;
    this.code = null;
    this.#got = [];
    socket.on('message', (data) => socket === this.socket && this.#take(JSON.parse(data)));
    socket.on('close', (code) => {
      if (socket !== this.socket) return;
      this.code = code;
      this.#wake();
    });
    this.events = 0;
    this.first = null;
    const { table, invitation } = this;
    socket.send(JSON.stringify({ t: 'hello', table, invitation, since }));
    await this.#until(() => this.events > 0 || this.code !== null);
    this.#got = [];
    return this.first;
  }

  #take(message) {
    if (message.t === 'events') {
      this.first ??= message.n;
      this.events = message.n + message.events.length - 1;
    }
    if (ANSWERS.has(message.t)) this.#got.push(message);
    this.#wake();
  }
  async #until(condition) {
    let timer;
    const late = new Promise((_, fail) => {
      timer = setTimeout(() => fail(new Error(`no answer after ${PATIENCE_MS} ms`)), PATIENCE_MS);
    });
    const met = (async () => {
      while (!condition()) await new Promise((done) => (this.#wake = done));
    })();
    await Promise.race([met, late]).finally(() => clearTimeout(timer));
  }

  /** The next answer of the server, or how it ended. */
  async answer() {
    await this.#until(() => this.#got.length > 0 || this.code !== null);
    return this.#got.shift() ?? { t: 'closed', code: this.code };
  }
  /** Sends a message, a Buffer as a binary one, or pieces as fragments of one. */
  send({ text, pieces, isText }) {
    if (!pieces) return this.socket.send(text);
    pieces.forEach((piece, at) => {
      this.socket.send(piece, { binary: !isText, fin: at === pieces.length - 1 });
      if (at === 0) this.socket.ping(); // control frames may come between
    });
    return undefined;
  }
  async ask(made) {
    this.send(made);
    return this.answer();
  }
  /** Everything received until the answer to a ping. */
  async drain() {
    this.socket.send('{"t":"ping"}');
    const all = [];
    for (;;) {
      const answer = await this.answer();
      if (answer.t === 'pong' || answer.t === 'closed') return { all, alive: answer.t === 'pong' };
      all.push(answer);
    }
  }
  close() {
    this.socket.terminate();
  }
}

/** Distributes cases to lanes, which work in parallel. */
export async function share(lanes, cases, work) {
  let next = 0;
  await Promise.all(
    lanes.map(async (lane) => {
      while (next < cases.length) {
        const at = next;
        next += 1;
        await work(lane, cases[at], at);
      }
    }),
  );
}
