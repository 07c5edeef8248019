// One random match over the protocol, and its story: what was acknowledged, in order, and what was shown of
// the match during play and at the end. tests/checker/match_model.py computes the same from the rules' text only.
// One guest acts at a time, and only if the hand cannot end in the meantime, so that the order is certain.
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { Api, patiently } from './http.mjs';
import { Client } from './client.mjs';
import { ledgerOf } from './match_ledger.mjs';
import { modelled } from './model_words.mjs';
import { moveFor } from './player.mjs';
import { answered } from './table.mjs';

const SEATS = 4;
const AFTER_LIMIT_MS = 400; // a connection counts as lost so long after the server's own limit
const MOST_STEPS = 400; // per match; more would be a match that cannot end
const NAMES = ['Ginevra', 'Lapo', 'Nannina', 'Vieri', 'Lapo', 'Neri', 'Bianca', 'Ginevra'];

const below = (rng, count) => Math.floor(rng() * count);
const pick = (rng, list) => list[below(rng, list.length)];

export class MatchStory {
  /** `course`: of one of the match_courses. `lines`: {limitMs, hold(), letGo()}: the server's limit for a lost connection, and holding off its restarts in the meantime. */
  constructor(server, course, rng, lines) {
    Object.assign(this, { server, course, rng, lines });
    this.events = [];
    this.guests = []; // {api, client}: everybody who ever joined
    this.claims = [null, null, null, null]; // by person: the guest who may claim the seat
    this.bots = [false, false, false, false];
    this.away = [false, false, false, false]; // vacated or left, and nobody there
    this.lost = [false, false, false, false];
    this.dealt = 0;
    this.counts = {};
  }

  chance = (share) => this.rng() < share;

  /** Plays it to its end; returns its story. */
  async play() {
    await this.#sitDown();
    const target = pick(this.rng, this.course.lengths);
    for (let steps = 0; !this.isOver; steps += 1) {
      assert.ok(steps < MOST_STEPS, `the match does not end: ${JSON.stringify(this.events.slice(-20))}`);
      if (this.state === 'playing') await this.#inHand();
      else await this.#betweenHands(this.dealt >= target);
    }
    this.#noticeEnd();
    await this.#tellAll();
    await Promise.all(this.guests.map(({ client }) => client.close()));
    return this.events;
  }

  // --- the table ---------------------------------------------------------------------------------------------------

  get table() {
    return this.watcher.table;
  }
  get state() {
    return this.table.state;
  }
  get isOver() {
    return this.state === 'over';
  }
  /** The person in each seat. */
  get seating() {
    return this.table.match?.seating ?? [0, 1, 2, 3];
  }
  seatOf = (person) => this.seating.indexOf(person);
  plays = (person) => this.claims[person] !== null && !this.bots[person] && !this.away[person];
  /** The persons whose guests are active and present. */
  get playing() {
    return [0, 1, 2, 3].filter((person) => this.plays(person) && !this.lost[person]);
  }
  get isManned() {
    return [0, 1, 2, 3].every((person) => this.bots[person] || (this.plays(person) && !this.lost[person]));
  }

  /** Somebody joins the table; not while the server is down. */
  async #newGuest(name) {
    const holds = !this.lost.includes(true);
    if (holds) await this.lines.hold();
    try {
      return await this.#come(name);
    } finally {
      if (holds) this.lines.letGo();
    }
  }

  async #come(name) {
    const api = await Api.guest(this.server.base, name);
    const { table, invitation } = this.made ?? (await this.#make(api));
    const guest = {
      api,
      client: new Client(api, table, { invitation, label: `g${this.guests.length}`, stubborn: true }),
    };
    await guest.client.connect();
    this.guests.push(guest);
    return guest;
  }

  async #make(api) {
    const { rng } = this;
    const people = 1 + below(rng, SEATS);
    this.people = people;
    const bots = people < SEATS || this.chance(0.7);
    this.made = await api.create({ ...this.course.request(rng), open: this.chance(0.5), bots });
    return this.made;
  }

  async #sitDown() {
    for (let at = 0; at === 0 || at < this.people; at += 1) {
      const guest = await this.#newGuest(NAMES[at]);
      answered(await guest.client.do({ sit: at }));
      this.claims[at] = guest;
    }
    this.watcher = (await this.#newGuest('Chi guarda')).client;
    for (let seat = this.people; seat < SEATS; seat += 1) {
      answered(await this.claims[0].client.do({ bot: seat }));
      this.bots[seat] = true;
    }
    const seats = this.claims.map((guest) => guest?.api.guest ?? null);
    this.events.push({ e: 'match', ...this.course.start, seats });
    await this.#deal();
  }

  // --- events ------------------------------------------------------------------------------------------------------

  /** The watcher has received everything that happened before this request. */
  async #settle() {
    const { watcher } = this;
    for (;;) {
      const returns = watcher.returns;
      const before = watcher.pongs;
      try {
        watcher.send({ t: 'ping' });
      } catch {
        // it is reconnecting; the pong of another connection would do as well
      }
      await watcher.until(() => watcher.pongs > before || watcher.returns !== returns, 'a pong');
      if (watcher.pongs > before && watcher.welcome && !watcher.closed) return;
      await watcher.until(
        () => watcher.welcome !== null && watcher.table !== null && !watcher.closed,
        'the table again',
      );
    }
  }

  async #tell(event) {
    this.events.push(event);
    this.counts[event.e] = (this.counts[event.e] ?? 0) + 1;
    await this.#settle();
    if (!this.bots.includes(false)) return; // they play on during this check: the end shows
    this.#noticeEnd();
    this.events.push({ e: 'told', over: this.isOver });
  }

  /** Performs it, and records it if it was done; a refused action has done nothing. */
  async #try(guest, what, event, change) {
    const answer = await guest.client.do(what);
    assert.ok(answer.t === 'done' || answer.t === 'refused', JSON.stringify(answer));
    if (answer.t === 'refused') return false;
    change();
    await this.#tell(event);
    return true;
  }

  // --- hands -------------------------------------------------------------------------------------------------------

  async #deal() {
    for (const person of this.playing) {
      const answer = await this.claims[person].client.do({ ready: true });
      assert.equal(answer.t, 'done', JSON.stringify(answer));
    }
    await this.watcher.until(() => this.state === 'playing' || this.isOver, 'the deal');
    await this.#dealt();
  }

  async #dealt() {
    await this.#settle();
    const { match, hand } = this.table;
    this.hand = hand;
    for (const person of this.playing) {
      const { client } = this.claims[person];
      await client.until(() => client.last?.hand === hand, `hand ${hand}`);
    }
    await this.watcher.until(() => this.watcher.last?.hand === hand, `hand ${hand}`);
    const dealer = this.#dealer(hand);
    if (this.dealt === 0) this.events.push(match.draw ? { e: 'draw', cards: match.draw.cards } : { e: 'lot', dealer });
    this.events.push({ e: 'deal' });
    this.dealt += 1;
    this.counts.hands = (this.counts.hands ?? 0) + 1;
    const told = { e: 'told', seating: match.seating, dealer, dealt: this.dealt, over: false, length: match.length };
    if (match.draw) told.ranking = match.draw.ranking;
    this.events.push(told);
  }

  #dealer(hand) {
    for (const { t, hand: of, n, events } of this.watcher.received('events'))
      if (t === 'events' && of === hand && n === 1) return events[0].seat;
    throw new Error(`nobody said who deals hand ${hand}`);
  }

  /** The active guests play until the hand has so many events, or is over. */
  async #playOn(events) {
    const { hand } = this;
    await Promise.all(
      this.playing.map(async (person) => {
        const { client } = this.claims[person];
        const isFar = () => client.over.has(hand) || (client.last?.hand === hand && client.last.n >= events);
        let taken = null;
        while (!isFar()) {
          const isAsked = () => client.question?.hand === hand && client.question !== taken;
          await client.until(() => isFar() || isAsked(), `a choice or the end of hand ${hand}`);
          if (isFar()) return;
          taken = client.question;
          const answer = await client.act(moveFor(taken.choice, this.rng), { hand });
          assert.equal(answer.t, 'done', JSON.stringify(answer));
        }
      }),
    );
  }

  /** Until the hand is over, or waits for somebody who is no bot. */
  async #standStill() {
    const { watcher, hand } = this;
    for (;;) {
      await this.#settle();
      if (this.state !== 'playing' || this.table.hand !== hand) return;
      const due = watcher.due.seats.map((seat) => this.seating[seat]);
      if (watcher.last?.hand === hand && due.some((person) => !this.bots[person])) return;
      if (!this.bots.includes(false)) return;
      const { n } = watcher.last;
      await watcher.until(() => watcher.last.n > n || this.state !== 'playing' || watcher.closed, 'the bots');
      if (watcher.closed) await watcher.until(() => watcher.welcome !== null && !watcher.closed, 'the watcher');
    }
  }

  #closed() {
    const closed = this.table.match.hands.at(-1);
    assert.equal(closed?.number, this.dealt);
    this.events.push({ e: 'hand', resti: closed.seats });
  }

  /** A bot may end a hand before anybody else is asked: it called out, or had the last card to play. */
  #noticeEnd() {
    const last = this.events.findLast(({ e }) => e === 'deal' || e === 'hand');
    if (last?.e === 'deal' && this.table.match.hands.at(-1)?.number === this.dealt) this.#closed();
  }

  async #inHand() {
    if (!this.bots.includes(false)) return this.#botsAlone();
    if (this.isManned) await this.#playOn(this.chance(0.35) ? below(this.rng, 170) : Infinity);
    await this.#standStill();
    if (!this.bots.includes(false)) return this.#botsAlone();
    if (this.state !== 'playing') return this.#noticeEnd();
    const actions = this.isManned ? below(this.rng, 3) : 1;
    for (let i = 0; i < actions && !this.isOver; i += 1) {
      await this.#standStill();
      if (this.state !== 'playing') return this.#noticeEnd();
      if (!this.bots.includes(false)) return;
      await this.#act(false);
    }
  }

  /** No guest is active any longer: the bots play the match to its end. */
  async #botsAlone() {
    await this.watcher.until(() => this.isOver, 'the bots to end the match');
    const { hands } = this.table.match;
    for (const hand of hands.filter(({ number }) => number >= this.dealt)) {
      const known = this.events.findLast(({ e }) => e === 'deal' || e === 'hand').e === 'deal';
      if (hand.number > this.dealt) {
        this.events.push({ e: 'deal' });
        this.dealt += 1;
      } else if (!known) continue;
      this.events.push({ e: 'hand', resti: hand.seats });
    }
  }

  async #betweenHands(isEnough) {
    const actions = isEnough ? SEATS : this.chance(0.4) ? 1 + below(this.rng, 3) : 0;
    for (let i = 0; i < actions && !this.isOver; i += 1) {
      if (!this.bots.includes(false)) return this.#botsAlone();
      await this.#act(isEnough && this.chance(0.8));
    }
    if (this.isOver) return;
    if (!this.bots.includes(false)) return this.#botsAlone();
    if (!this.isManned) return this.#act(isEnough);
    if (!isEnough || this.chance(0.1)) await this.#deal();
  }

  // --- what people do ------------------------------------------------------------------------------------------------

  /** A random action that may be allowed. `isEnd`: whether it leads to the end. */
  async #act(isEnd) {
    const person = below(this.rng, SEATS);
    const guest = this.claims[person];
    const ways = [];
    const add = (weight, way) => ways.push(...Array.from({ length: weight }, () => way));
    if (this.plays(person) && !this.lost[person]) {
      add(isEnd ? 8 : 3, () => this.#wish(person, isEnd || this.chance(0.8)));
      add(isEnd ? 1 : 2, () => this.#stand(person));
      if (!isEnd) add(1, () => this.#loseLine(person));
    }
    if (guest && !this.lost[person]) add(isEnd ? 2 : 1, () => this.#leave(person));
    if (guest && !this.lost[person] && (this.bots[person] || this.away[person])) add(2, () => this.#takeBack(person));
    if (this.lost[person]) add(isEnd ? 1 : 3, () => this.#findLine(person));
    if (!this.bots[person] && this.away[person]) add(4, () => this.#putBot(person));
    // Another person takes a seat between two hands; within a hand they would wait for the next.
    if (!guest && this.dealt > 0 && this.state === 'between') add(3, () => this.#sit(person));
    if (ways.length > 0) await pick(this.rng, ways)();
  }

  #wish(person, wish) {
    return this.#try(this.claims[person], { break_off: wish }, { e: 'wishes', person, wish }, () => {});
  }

  #stand(person) {
    const change = () => (this.away[person] = true);
    return this.#try(this.claims[person], { stand: true }, { e: 'stands', person }, change);
  }

  async #leave(person) {
    const guest = this.claims[person];
    await this.#try(guest, { leave: true }, { e: 'leaves', person }, () => {
      guest.client.stubborn = false;
      this.claims[person] = null;
      this.away[person] = !this.bots[person];
    });
    await guest.client.close();
  }

  #putBot(person) {
    const who = this.claims.find((guest, other) => guest && other !== person && !this.lost[other]);
    if (!who) return;
    return this.#try(who, { bot: this.seatOf(person) }, { e: 'bot', person }, () => {
      this.bots[person] = true;
      this.away[person] = false;
    });
  }

  #takeBack(person) {
    return this.#try(this.claims[person], { takeback: true }, { e: 'back', person }, () => {
      this.bots[person] = this.away[person] = false;
    });
  }

  async #sit(person) {
    const guest = await this.#newGuest(pick(this.rng, NAMES));
    const event = { e: 'sits', person, account: guest.api.guest };
    const isDone = await this.#try(guest, { sit: this.seatOf(person) }, event, () => {
      this.claims[person] = guest;
      this.bots[person] = this.away[person] = false;
    });
    if (!isDone) await guest.client.close();
  }

  async #loseLine(person) {
    if (this.lost.includes(true)) return;
    await this.lines.hold();
    await this.claims[person].client.close();
    await sleep(this.lines.limitMs + AFTER_LIMIT_MS);
    this.lost[person] = true;
    await this.#tell({ e: 'lost', person });
    if (this.isOver) this.lines.letGo();
  }

  async #findLine(person) {
    const { client } = this.claims[person];
    client.stubborn = true;
    await client.connect();
    this.lost[person] = false;
    this.lines.letGo();
    await this.#tell({ e: 'found', person });
  }

  // --- the end -------------------------------------------------------------------------------------------------------

  async #tellAll() {
    if (this.lost.includes(true) && this.events.findLast(({ e }) => e !== 'told').e !== 'lost') this.lines.letGo();
    const { match } = this.table;
    const { broken_off, lines, totals, deserters, length } = match;
    this.events.push({ e: 'told', over: true, broken_off, lines: modelled(lines), totals, deserters, length });
    const api = this.guests[0].api;
    const { match: page } = await patiently(() => api.match(match.id));
    for (const key of ['broken_off', 'lines', 'totals', 'deserters'])
      this.events.push({ e: 'told', [key]: key === 'lines' ? modelled(page.lines) : page[key] });
    const { hands, accounts, line_accounts, deserter_accounts } = ledgerOf(this.server.database, match.id);
    this.events.push({ e: 'told', hands, accounts, line_accounts, deserter_accounts });
    const problems = this.guests.flatMap(({ client }) => client.problems);
    assert.deepEqual(problems, []);
    const { game } = this.course.start;
    this.counts[game] = (this.counts[game] ?? 0) + 1;
  }
}
