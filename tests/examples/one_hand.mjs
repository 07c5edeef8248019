#!/usr/bin/env node
// A player for Germini without any package, written from protocol/README.md only: it sits down at a table and
// plays one hand to its end, choosing from what it is offered. Node 22 or newer.
//   node one_hand.mjs [--server http://localhost:8080] [--name NAME]          a table of its own, with three bots
//   node one_hand.mjs … --table ID --invitation SECRET                        a free seat at somebody's table
//   node one_hand.mjs … --open 3                                              a table of its own for three others
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({
  options: {
    server: { type: 'string', default: 'http://localhost:8080' },
    name: { type: 'string', default: 'Esempio' },
    table: { type: 'string' },
    invitation: { type: 'string' },
    open: { type: 'string', default: '0' }, // seats left for others
  },
});
const AGAIN_MS = 500;

/** One call over HTTP, as the guest once there is one. */
async function call(path, body, secret) {
  const headers = { 'Content-Type': 'application/json', ...(secret ? { Authorization: `Bearer ${secret}` } : {}) };
  const answer = await fetch(options.server + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const json = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${json.error.code} ${json.error.path}`);
  return json;
}

/** The message for an offered move: the first at hand. The shapes are the same in every game. */
const ANSWERS = {
  nothing: () => true,
  card: ({ cards }) => cards[0],
  cards: ({ least, must = [], cards }) => [...new Set([...must, ...cards])].slice(0, least),
  number: ({ least, most }) => Math.floor((least + most) / 2),
  items: ({ items = [] }) => items.map(({ cards }) => cards),
  word: ({ words }) => words[0],
};

/** A move out of a choice: the first on offer, with the player's own card or, `for` its seat, one of an open hand. */
function moveFor({ moves: [offered] }) {
  const whose = offered.for === undefined ? {} : { for: offered.for };
  return { [offered.move]: ANSWERS[offered.takes](offered), ...whose };
}

class Player {
  #count = 0;
  #unanswered = new Map(); // id → message: resent after a lost connection, and performed once
  #last; // {hand, n, seat} of the last numbered event

  constructor(secret, table, invitation) {
    Object.assign(this, { secret, table, invitation });
    this.seat = null;
    this.hand = new Promise((over, failed) => Object.assign(this, { over, failed }));
    this.connect();
  }

  connect() {
    const url = `${options.server.replace(/^http/, 'ws')}/ws`;
    const how = { protocols: ['germini.v5'], headers: { Authorization: `Bearer ${this.secret}` } };
    const socket = (this.socket = new WebSocket(url, how));
    socket.addEventListener('open', () => {
      this.send({ t: 'hello', table: this.table, invitation: this.invitation, since: this.#last });
      // A move is resent; `table` shows what else there is to do.
      for (const [id, message] of this.#unanswered)
        message.t === 'act' ? this.send(message) : this.#unanswered.delete(id);
    });
    socket.addEventListener('message', ({ data }) => this.take(JSON.parse(data)));
    // For a connection that never opened Node reports the error only, for a broken one the error and then the close.
    socket.addEventListener('close', ({ code }) => this.lost(socket, code));
    socket.addEventListener('error', () => this.lost(socket));
  }

  lost(socket, code) {
    if (this.isDone || this.socket !== socket) return;
    if (code === 4001 || code === 4004) return this.failed(new Error(`the table is closed to this player (${code})`));
    this.socket = undefined; // lost once: restarting, slow, or the connection
    setTimeout(() => this.connect(), AGAIN_MS);
  }

  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
  ask(message) {
    this.#count += 1;
    const asked = { id: this.#count, ...message };
    this.#unanswered.set(asked.id, asked);
    this.send(asked);
  }

  take(message) {
    if (message.t === 'welcome') this.welcome(message.you);
    if (message.t === 'table') this.atTable(message);
    if (message.t === 'events') this.note(message);
    if (message.t === 'choice') this.choose(message);
    if (message.t === 'done') this.#unanswered.delete(message.id);
    if (message.t === 'refused' || (message.t === 'error' && message.id)) this.refused(message);
  }

  welcome({ seat, last }) {
    this.seat = seat;
    this.#count = Math.max(this.#count, last); // ids rise over all actions of this guest here
  }

  /** What there is to do before the hand: a seat, bots if nobody else is expected, and being ready. */
  atTable(table) {
    this.latest = table;
    const { state, seats } = table;
    if (state !== 'waiting' || this.#unanswered.size > 0) return;
    const free = seats.flatMap((holder, seat) => (holder === null ? [seat] : []));
    if (this.seat === null) {
      if (free.length > 0) this.ask({ t: 'do', what: { sit: free[0] } });
    } else if (this.mayAddBots && free.length > Number(options.open)) {
      this.ask({ t: 'do', what: { bot: free[0] } });
    } else if (!seats[this.seat].ready) {
      this.ask({ t: 'do', what: { ready: true } });
    }
  }

  /** Answers a choice, unless its answer is on its way: after a lost connection it is asked again, with the same `n`. */
  choose({ hand, n, choice }) {
    const isAnswer = (asked) => asked.t === 'act' && asked.hand === hand && asked.n === n;
    if (![...this.#unanswered.values()].some(isAnswer)) this.ask({ t: 'act', hand, n, move: moveFor(choice) });
  }

  note({ hand, n, events }) {
    this.#last = { hand, n: n + events.length - 1, seat: this.seat };
    for (const { side, amount, why } of events.filter(({ e }) => e === 'paid'))
      console.log(`side ${side} wins ${amount} (${why})`);
    const end = events.find(({ e }) => e === 'over');
    if (end) this.over(`hand ${hand} is over: side 0 leads by ${end.numbers[0]}`);
  }

  refused({ id, t, rule, code, message }) {
    const asked = this.#unanswered.get(id);
    if (code === 'not_stored' || code === 'busy') return setTimeout(() => this.send(asked), AGAIN_MS);
    this.#unanswered.delete(id);
    if (rule === 'stale') return; // closed: the next `choice` shows how it continues
    // Somebody else took the seat first, which the table has shown already.
    if (asked?.what?.sit !== undefined) return this.atTable(this.latest);
    this.failed(new Error(`${t}: ${rule ?? code}: ${message}`));
  }
}

const { secret } = await call('/api/guests', { name: options.name });
const rules = { game: 'minchiate', preset: 'pagat', open: false };
const own = options.table ? options : await call('/api/tables', rules, secret);
if (!options.table) console.log(`table ${own.table} ${own.invitation}`);
const player = new Player(secret, own.table, own.invitation);
player.mayAddBots = !options.table;
console.log(await player.hand);
player.isDone = true;
player.socket.close();
