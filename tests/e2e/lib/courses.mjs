// The course of a match of each game whose server is killed: the phases in which it can be killed, the tables, the moves,
// and which move may be a hand's last.
import { planDebt } from './debt.mjs';
import { moveFor } from './player.mjs';
import { offered } from './offered.mjs';
import { PRESETS } from './table.mjs';

const SHARED = ['hand end', 'match end', 'commit', 'start'];
const FOUR = 4; // hands of a girata, and of a match of Quattro Scartate

/** A girata. */
class Minchiate {
  static PHASES = ['cut', 'discard', 'declare', 'trick', 'give', ...SHARED];
  #plan = null; // a seat → its cards, in order

  constructor(rng) {
    this.rng = rng;
  }

  /** A debt with a choice occurs at a table where nobody falls. */
  request(at, axe) {
    return { preset: axe.wants('give') && at % 2 === 0 ? 'pagat' : PRESETS[at % PRESETS.length] };
  }
  nextHand() {
    this.#plan = null;
  }
  isLast(hand) {
    return hand === FOUR;
  }
  ends({ phase }, sight) {
    return phase === 'give' || (phase === 'play' && sight.isLast);
  }

  /** A random move, unless all four have agreed to bring about a debt. */
  move(seat, choice, sights, axe) {
    if (choice.phase !== 'play') return moveFor(choice, this.rng);
    const { tricks, plays } = sights[seat];
    if (tricks === 0 && plays.length === 0 && axe.wants('give')) this.#agree(seat, sights);
    const card = this.#plan?.[seat].shift();
    if (card && offered(choice, 'play')?.cards.includes(card)) return { play: card };
    this.#plan = null;
    return moveFor(choice, this.rng);
  }

  #agree(leader, sights) {
    const hands = sights.map(({ hand }) => [...hand]);
    // A reconnecting client does not know its hand yet, and the Matto may be in the fola.
    const told = hands.every(({ length }) => length === hands[leader].length);
    if (!told || !hands.flat().includes('M')) return;
    const plays = planDebt(hands, leader, Math.floor(this.rng() * 2 ** 32));
    if (plays)
      this.#plan = [0, 1, 2, 3].map((seat) => plays.filter((play) => play.seat === seat).map(({ card }) => card));
  }
}

const TARGETS = [40, 120, 300]; // so near that matches are short, and ended by calling out

/** In turn to a target and of four hands. A card to choose for the Matto is owed too rarely to wait for it. */
class Bolognese {
  static PHASES = ['call', 'discard', 'declare', 'trick', ...SHARED];
  #isOfFour = false;

  constructor(rng) {
    this.rng = rng;
  }

  request(at) {
    this.#isOfFour = at % 2 === 1;
    if (this.#isOfFour) return { preset: 'quattro_scartate' };
    return { preset: 'ottocento', options: { target: TARGETS[(at / 2) % TARGETS.length] } };
  }
  nextHand() {}
  /** The length of a match to a target is unknown beforehand. */
  isLast(hand) {
    return this.#isOfFour && hand === FOUR;
  }
  ends({ phase }, sight, move) {
    return phase === 'give' || move.out === true || move.call?.length > 0 || (phase === 'play' && sight.isLast);
  }
  move(seat, choice) {
    return moveFor(choice, this.rng);
  }
}

/** By the game's name. */
export const COURSES = { minchiate: Minchiate, bolognese: Bolognese };
