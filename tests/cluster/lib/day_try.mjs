// A try of the deal of the day, played by HTTP at any node of a cluster.
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { Api } from '../../e2e/lib/http.mjs';
import { moveFor, random } from '../../e2e/lib/player.mjs';

const TRIES = 50;
const AGAIN_MS = 20;

const below = (rng, count) => Math.floor(rng() * count);
const pick = (rng, list) => list[below(rng, list.length)];

/** The same value with every list of cards in ascending order, and every list of such lists. */
function sorted(value) {
  if (Array.isArray(value)) return typeof value[0] === 'number' ? value : value.map(sorted).sort();
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, sorted(inner)]));
}

/** One part of a statement, or silence. */
function state({ least, parts }, rng) {
  if (least === 0) return {};
  const { word, alone, cards, least: from, most } = pick(rng, parts);
  if (alone) return { [word]: true };
  return { [word]: cards ? [pick(rng, cards)] : from + below(rng, most - from + 1) };
}

/** A legal move for a choice, also for those before the first card of Sicilian tarocchi. */
export function anyMove(choice, rng) {
  const [offered] = choice.moves;
  if (offered.takes === 'word') return { [offered.move]: pick(rng, offered.words) };
  if (offered.takes === 'statement') return { [offered.move]: state(offered, rng) };
  if (offered.takes === 'positions') return { [offered.move]: offered.packets.map(({ cards }) => below(rng, cards)) };
  return moveFor(choice, rng);
}

export class DayTry {
  events = []; // shown so far, event 1 first
  moves = []; // acknowledged
  question = null; // the last choice; null once the hand is over
  last = 0; // highest acknowledged id, as shown by the last welcome
  #id = 0;

  /** `person`: an Api of its player, whose moves follow from `seed`. */
  static async begin(cluster, node, { person, game, seed }) {
    const attempt = new DayTry();
    Object.assign(attempt, { cluster, game, person, rng: random(seed) });
    ({ table: attempt.table } = await attempt.api(node).must('POST', `/api/day/${game}`, {}));
    await attempt.exchange(node, attempt.hello());
    attempt.#id = attempt.last;
    return attempt;
  }

  api(node) {
    return new Api(this.cluster.node(node).base, this.person.secret);
  }
  hello() {
    return { t: 'hello', table: this.table };
  }
  /** The message with the next move. */
  act() {
    const { hand, n, choice } = this.question;
    this.#id += 1;
    return { t: 'act', id: this.#id, hand, n, move: anyMove(choice, this.rng) };
  }

  /** Sends messages once. */
  send(node, ...messages) {
    return this.api(node).send('POST', `/api/day/tables/${this.table}/messages`, { messages });
  }
  /** Sends messages until they are accepted. */
  async exchange(node, ...messages) {
    for (let tries = 1; ; tries += 1) {
      const { status, body } = await this.send(node, ...messages);
      if (status === 200) return this.receive(body, ...messages);
      assert.ok((status === 409 && body.error.code === 'changed') || status === 503, JSON.stringify(body));
      assert.ok(tries < TRIES, `not accepted after ${TRIES} requests`);
      await sleep(AGAIN_MS);
    }
  }
  /** Takes an answer to messages; throws if it contradicts an earlier one or does not acknowledge an `act`. */
  receive({ messages }, ...sent) {
    const done = new Set();
    for (const { message } of messages) {
      assert.ok(!['refused', 'error'].includes(message.t), JSON.stringify(message));
      if (message.t === 'welcome') this.last = message.you.last;
      if (message.t === 'done') done.add(message.id);
      if (message.t === 'events') this.#add(message);
      if (message.t === 'choice') this.question = message;
    }
    for (const { t, id, n, move } of sent) {
      if (t !== 'act') continue;
      assert.ok(done.has(id), `action ${id} is acknowledged`);
      if (this.question?.n === n) this.question = null;
      if (id > (this.moves.at(-1)?.id ?? 0)) this.moves.push({ id, move });
    }
  }
  #add({ n, events }) {
    assert.ok(n <= this.events.length + 1, `events are missing before ${n}`);
    events.forEach((event, at) => {
      const known = this.events[n - 1 + at];
      if (known) assert.deepEqual(event, known, `event ${n + at} is as it was first shown`);
      else this.events.push(event);
    });
  }

  /** Makes a move. */
  move(node) {
    return this.exchange(node, this.act());
  }
  /** Plays to the end, or so many moves, at the nodes in turn. */
  async play(nodes, most = Infinity) {
    for (let made = 0; this.question && made < most; made += 1) await this.move(nodes[made % nodes.length]);
  }

  /** Throws if a record does not have the moves made, in order; the cards of a combination may be in any. `left`: a bot has played on. */
  agree({ seat: own, record }, left) {
    // The table has cut for its player.
    const logged = record.moves.filter(({ seat, cut }) => seat === own && cut === undefined);
    assert.ok(left || logged.length === this.moves.length, `${logged.length} moves, not ${this.moves.length}`);
    this.moves.forEach(({ move }, at) => assert.deepEqual(sorted(logged[at]), sorted({ ...move, seat: own })));
  }
}
