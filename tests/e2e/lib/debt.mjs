// How four players who know all hands bring about a debt for the Matto with a choice (MAT-6): the Matto's
// side wins only counting cards, and the Matto goes into a trick of the others. Chance never deals that; so
// whole hands are simulated, at random within a few habits, until one ends so.
import { random } from './player.mjs';

const SEATS = [0, 1, 2, 3];
const WORTH = new Map();
for (const rank of [36, 37, 38, 39, 40]) WORTH.set(`T${rank}`, 10);
for (const rank of [1, 10, 13, 20, 28, 30, 31, 32, 33, 34, 35]) WORTH.set(`T${rank}`, 5);
for (const rank of [2, 3, 4, 5]) WORTH.set(`T${rank}`, 3);
for (const card of ['CK', 'DK', 'SK', 'BK', 'M']) WORTH.set(card, 5);
/** Nothing that the server would pay with automatically (D-9: nor the 29). */
const counts = (card) => WORTH.has(card) || card === 'T29';

const suit = (card) => card[0];
const FIGURES = { J: 11, N: 12, Q: 13, K: 14 };
const LONG = new Set(['S', 'B', 'T']); // in cups and coins the pips are reversed
function rank(card) {
  const figure = FIGURES[card.slice(1)];
  if (figure) return figure;
  const pip = Number(card.slice(1));
  return LONG.has(suit(card)) ? pip : 11 - pip;
}
const side = (seat) => seat % 2;
const beats = (card, other) =>
  suit(card) === suit(other) ? rank(card) > rank(other) : suit(card) === 'T' && suit(other) !== 'M';

/** What a seat may play (PLAY-2 to PLAY-4, MAT-1, KING-1). */
function lawful(hand, trick, opened) {
  const led = trick.find(({ card }) => card !== 'M');
  if (!led) return hand;
  const of = (wanted) => hand.filter((card) => suit(card) === wanted);
  const called = `${suit(led.card)}K`;
  const trumped = suit(led.card) !== 'T' && trick.some(({ card }) => suit(card) === 'T');
  if (trumped && !opened.has(suit(led.card)) && hand.includes(called)) return [called];
  const follow = of(suit(led.card));
  const cards = follow.length > 0 ? follow : of('T').length > 0 ? of('T') : hand;
  return cards.includes('M') || !hand.includes('M') ? cards : [...cards, 'M'];
}

/** The seat that is winning, of the plays so far. */
const best = (trick) => trick.reduce((top, play) => (top === null || beats(play.card, top.card) ? play : top), null);

const low = (cards) =>
  cards.toSorted((one, other) => Number(counts(one)) - Number(counts(other)) || rank(one) - rank(other));
const byRank = (cards) => cards.toSorted((one, other) => rank(one) - rank(other));

/** One simulated hand. */
class Rollout {
  constructor(hands, leader, rng) {
    this.hands = hands.map((hand) => [...hand]);
    this.leader = leader;
    this.rng = rng;
    this.poor = side(hands.findIndex((hand) => hand.includes('M'))); // the side that is to owe
    this.opened = new Set();
    this.plan = [];
    this.won = 0;
    this.owes = false;
  }

  /** The plays from the first lead to the last, or null if they give no debt with a choice. */
  run() {
    const tricks = this.hands[0].length;
    for (let at = 0; at < tricks; at += 1) if (!this.#trick()) return null;
    return this.won > 0 && this.owes ? this.plan : null;
  }

  #trick() {
    const noble = this.#nobles();
    const trick = [];
    for (const step of SEATS) {
      const seat = (this.leader + step) % 4;
      const may = lawful(this.hands[seat], trick, this.opened);
      const card = noble ? this.#noble(seat) : this.#card(seat, trick, may);
      this.hands[seat] = this.hands[seat].filter((held) => held !== card);
      trick.push({ seat, card });
    }
    this.plan.push(...trick);
    const led = trick.find(({ card }) => card !== 'M');
    this.opened.add(suit(led.card));
    const winner = best(trick).seat;
    this.leader = winner;
    const holds = trick.some(({ card }) => card === 'M');
    if (side(winner) !== this.poor) {
      this.owes ||= holds;
      return true;
    }
    if (holds || !trick.every(({ card }) => counts(card))) return false;
    this.won += 1;
    return true;
  }

  /** Whether this is to be a trick of counting trumps only, for the poor side. */
  #nobles() {
    if (this.rng() < 0.3) return false;
    const trumps = this.hands.map((hand) => byRank(hand.filter((card) => suit(card) === 'T' && counts(card))));
    if (trumps.some((cards) => cards.length === 0)) return false;
    const ours = Math.max(...SEATS.filter((seat) => side(seat) === this.poor).map((seat) => rank(trumps[seat].at(-1))));
    const theirs = Math.max(...SEATS.filter((seat) => side(seat) !== this.poor).map((seat) => rank(trumps[seat][0])));
    return ours > theirs;
  }
  #noble(seat) {
    const trumps = byRank(this.hands[seat].filter((card) => suit(card) === 'T' && counts(card)));
    return side(seat) === this.poor ? trumps.at(-1) : trumps[0];
  }

  #card(seat, trick, may) {
    if (side(seat) !== this.poor) return this.#rich(seat, trick, may);
    if (trick.length === 0) return this.#lose(may);
    // Below what the others have played or can still play, as high as possible.
    const top = best(trick);
    const later = SEATS.slice(trick.length + 1).map((step) => (this.leader + step) % 4);
    const reach = later
      .filter((other) => side(other) !== this.poor)
      .flatMap((other) => lawful(this.hands[other], trick, this.opened));
    if (top && side(top.seat) !== this.poor) reach.push(top.card);
    const under = may.filter((card) => card !== 'M' && reach.some((high) => beats(high, card)));
    const safe = top && side(top.seat) !== this.poor;
    if (may.includes('M') && (safe || later.length > 0) && this.rng() < (under.length ? 0.25 : 1)) return 'M';
    if (under.length === 0) return byRank(may)[0];
    const trumps = under.filter((card) => suit(card) === 'T');
    return byRank(trumps.length > 0 ? trumps : under).at(-1);
  }

  /** A lead of the poor side: something that the others can beat. */
  #lose(may) {
    const others = SEATS.filter((seat) => side(seat) !== this.poor);
    const open = may.filter(
      (card) =>
        card !== 'M' &&
        others.some((seat) =>
          lawful(this.hands[seat], [{ seat: -1, card }], this.opened).some((high) => beats(high, card)),
        ),
    );
    const list = open.length > 0 ? open : may;
    return list[Math.floor(this.rng() * list.length)];
  }

  #rich(seat, trick, may) {
    const sorted = byRank(may);
    if (trick.length === 0) {
      const trumps = sorted.filter((card) => suit(card) === 'T');
      if (trumps.length > 0 && this.rng() < 0.75) return trumps.at(-1);
      const poor = SEATS.filter((other) => side(other) === this.poor).flatMap((other) => this.hands[other]);
      const sure = may.filter((card) => !poor.some((high) => beats(high, card)));
      const list = sure.length > 0 ? sure : may;
      return list[Math.floor(this.rng() * list.length)];
    }
    const top = best(trick);
    const partner = (seat + 2) % 4;
    const open = trick.length < 3 && side(trick[0].seat) === this.poor; // the partner is still to play
    const ours = top && side(top.seat) !== this.poor;
    if (ours || (open && this.rng() < 0.3 && this.hands[partner].some((card) => top && beats(card, top.card))))
      return low(may)[0];
    const over = sorted.filter((card) => top === null || beats(card, top.card));
    return over.at(-1) ?? low(may)[0];
  }
}

/**
 * The plays of a whole hand, [{seat, card}] from the first lead on, that end in a debt with a choice; null if none was
 * found. `hands`: the cards of each seat as the first trick begins.
 */
export function planDebt(hands, leader, seed, { tries = 400 } = {}) {
  const rng = random(seed);
  for (let at = 0; at < tries; at += 1) {
    const plan = new Rollout(hands, leader, rng).run();
    if (plan) return plan;
  }
  return null;
}
