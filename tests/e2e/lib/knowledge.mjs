// Checks the frames that one viewer received against what its game's rules let it know at that moment: no card's
// code may be anywhere in a frame (value, key or sentence) before this viewer may know that card, hidden
// movements are sent to their own audience only, and public information is sent to all, and correctly.
import { CARDS } from './cards.mjs';
import { SEATS } from './deal.mjs';
import { CODES } from './bolognese/cards.mjs';
import { BologneseTimeline } from './bolognese/timeline.mjs';
import { SPECTATOR, Timeline } from './timeline.mjs';

const CODE = /(?<![\w-])(?:[CDSB](?:10|[1-9JNQK])|T(?:40|[123]?\d|M[1-4])|M)(?![\w-])/g;
const isCard = (text) => CARDS.has(text) || CODES.has(text);
const TIMELINES = { minchiate: Timeline, bolognese: BologneseTimeline };
// Random strings made by the server; a code in them is chance.
const OPAQUE = new Set(['id', 'table', 'guest', 'match', 'hand', 'invitation', 'secret']);
/** Messages that may repeat a card which the viewer itself has named. */
const ECHOES = new Set(['refused', 'error']);

/** Every card code in a JSON value: as a string, as a key, or within a sentence. */
export function codesIn(value, found = new Set(), key = '') {
  if (typeof value === 'string') {
    if (isCard(value)) found.add(value);
    else if (!OPAQUE.has(key)) for (const [code] of value.matchAll(CODE)) if (isCard(code)) found.add(code);
  } else if (Array.isArray(value)) {
    for (const one of value) codesIn(one, found, key);
  } else if (value !== null && typeof value === 'object') {
    for (const [name, one] of Object.entries(value)) {
      if (isCard(name)) found.add(name);
      codesIn(one, found, name);
    }
  }
  return found;
}

/** One viewer's frames, in order, compared with the closed records of the table's hands. */
export class Witness {
  /**
   * @param viewer the seat, or SPECTATOR
   * @param records closed hands: their number → record
   */
  constructor(viewer, records) {
    this.viewer = viewer;
    this.timelines = new Map([...records].map(([number, record]) => [number, new TIMELINES[record.game](record)]));
    this.problems = [];
    /** Codes checked, events followed and choices compared with the hand: the basis of the check. */
    this.codes = 0;
    this.events = 0;
    this.choices = 0;
    this.said = new Set(); // codes that the viewer itself has sent
    this.#begin(null);
  }

  /** A frame that the viewer sent. */
  sent(text) {
    codesIn(safely(text), this.said);
  }

  /** A frame that the viewer received. */
  received(text) {
    const message = safely(text);
    if (message === undefined) return this.#wrong('a frame that is no JSON', text);
    if (message.t === 'events') return this.#events(message);
    if (message.t === 'choice') return this.#choice(message);
    for (const code of codesIn(message)) {
      this.codes += 1;
      const known = this.timeline?.mayKnow(this.viewer, this.step, code) ?? false;
      if (!ECHOES.has(message.t)) this.#wrong(`${code} in a frame that has no business with cards`, text);
      else if (!known && !this.said.has(code)) this.#wrong(`${code} may not be known yet`, text);
    }
  }

  /** Whether every move of the hand has been sent. */
  toldWhole(number) {
    return this.whole.has(number);
  }

  whole = new Set();

  #begin(number) {
    this.number = number;
    this.timeline = this.timelines.get(number);
    this.step = 0; // moves of the record sent by the stream
    this.next = 1; // number of the next event
    this.due = [];
    this.phase = null;
    this.asked = 0; // number of the event that asked this viewer
    this.shown = 0; // versicole sent of the last declaration
    this.claimed = new Set(); // cards of a hand that claimed the rest, which the record does not have
  }

  #events(message) {
    if (message.hand !== this.number || message.n === 1) this.#begin(message.hand);
    if (!this.timeline) return this.#wrong(`hand ${message.hand} has no record`, message);
    if (message.n !== this.next) this.#wrong(`event ${message.n} comes where ${this.next} was next`, message);
    this.next = message.n + message.events.length;
    message.events.forEach((event, at) => this.#event(event, message.n + at));
    const { t, hand, n, events, ...rest } = message;
    for (const code of codesIn(rest)) this.#wrong(`${code} beside the events`, { t, hand, n, events: events.length });
  }

  #event(event, n) {
    this.events += 1;
    const told = this.timeline.moveTold(event);
    if (told) this.#advance(told, event);
    if (event.e === 'due') this.#asked(event, n);
    if (event.why === 'claim') this.#claimed(event);
    for (const code of codesIn(event)) {
      this.codes += 1;
      const known = this.claimed.has(code) || this.timeline.mayKnow(this.viewer, this.step, code);
      if (!known) this.#wrong(`${code} may not be known yet`, event);
    }
    const expected = this.timeline.expected(this.step, this.viewer, event);
    if (expected === undefined) this.#wrong('an event that the table of who sees what does not have', event);
    else if (expected !== null) this.#compare(expected, event);
    if (event.e === 'over' && this.step === this.timeline.moves.length) this.whole.add(this.number);
  }

  /** The hand is open to all (CLAIM-4). */
  #claimed({ zone }) {
    for (const code of this.timeline.hand(Number(zone.split(':')[1]), this.step)) this.claimed.add(code);
  }

  /** A seat that has still to discard, or to answer a claim, is not asked again after another one has. */
  #asked({ seats, phase }, n) {
    const several = phase === 'discard' || phase === 'claim';
    const still = several && this.phase === phase && this.due.includes(this.viewer);
    if (!still) this.asked = n;
    this.due = seats;
    this.phase = phase;
  }

  /** The stream contains a move: it must be the record's next one. */
  #advance(told, event) {
    const move = this.timeline.moves[this.step];
    if (!move || !told(move)) return this.#wrong(`the record has ${JSON.stringify(move)} here`, event);
    this.step += 1;
  }

  #compare({ all, some }, event) {
    const cards = event.cards ?? [];
    const lacking = (all ?? []).filter((card) => !cards.includes(card));
    const surplus = cards.filter((card) => !(all ?? some).includes(card));
    if (lacking.length > 0) this.#wrong(`${lacking.join(' ')} not told to one who may see`, event);
    if (surplus.length > 0) this.#wrong(`${surplus.join(' ')} not there by the record, or not for this viewer`, event);
    if (cards.length > 0 && event.count !== undefined && cards.length !== event.count && event.why !== 'look')
      this.#wrong(`${cards.length} cards, but a count of ${event.count}`, event);
  }

  /** A choice goes to a due seat only, and contains its own cards (or a fallen hand's, or its side's tricks). */
  #choice(message) {
    this.choices += 1;
    const { viewer, timeline, step } = this;
    if (viewer === SPECTATOR) return this.#wrong('a choice for a spectator', message);
    if (message.hand !== this.number || !timeline) return this.#wrong('a choice of another hand', message);
    if (message.n !== this.asked) this.#wrong(`a choice of event ${message.n}, but event ${this.asked} asked`, message);
    if (!this.due.includes(viewer)) this.#wrong(`a choice for seat ${viewer}, but due is ${this.due}`, message);
    const { phase, moves } = message.choice;
    const own = moves.filter((move) => move.for === undefined);
    const others = moves.filter((move) => move.for !== undefined);
    const hand = new Set(timeline.hand(viewer, step));
    // The card just played still belongs to the declaring hand (VERS-16).
    if (phase === 'declare') for (const move of timeline.playedBy(viewer, step)) hand.add(move.play);
    for (const code of codesIn(own)) {
      this.codes += 1;
      const mine = phase === 'give' ? timeline.mayKnow(viewer, step, code) : hand.has(code);
      if (!mine) this.#wrong(`${code} offered, but not in this hand`, message);
    }
    for (const other of others) this.#fallen(other, message);
  }

  #fallen(other, message) {
    const inRange = Number.isInteger(other.for) && other.for >= 0 && other.for < SEATS;
    if (!inRange || !this.timeline.hasFallen(other.for, this.step))
      return this.#wrong(`seat ${other.for} has not fallen`, message);
    for (const code of codesIn(other)) {
      this.codes += 1;
      if (!this.timeline.hand(other.for, this.step).includes(code))
        this.#wrong(`${code} is not in the fallen hand`, message);
    }
  }

  #wrong(what, where) {
    const who = this.viewer === SPECTATOR ? 'a spectator' : `seat ${this.viewer}`;
    const text = typeof where === 'string' ? where : JSON.stringify(where);
    this.problems.push(`hand ${this.number}, after ${this.step} moves, to ${who}: ${what}: ${text.slice(0, 300)}`);
  }
}

function safely(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
