// The course of a match of each game whose server is killed: the phases in which it can be killed, the tables, and
// which move may be a hand's last.
import { ALONE, PAIRS } from './presets.mjs';

const SHARED = ['hand end', 'match end', 'commit', 'start'];
const FOUR = 4; // players, and hands of a match of Quattro Scartate
const SEATS = { two: 2, three: 3 };

/** A girata, by pairs and without partners in turn. */
class Minchiate {
  static PHASES = ['cut', 'discard', 'declare', 'trick', ...SHARED];
  static #WITHOUT = ALONE.map((preset) => ({ preset, options: preset === 'two' ? {} : { fola: 'robbed' } }));
  static #REQUESTS = PAIRS.flatMap((preset, at) => [{ preset }, ...Minchiate.#WITHOUT.slice(at, at + 1)]);
  seats = FOUR;

  request(at) {
    const request = Minchiate.#REQUESTS[at % Minchiate.#REQUESTS.length];
    this.seats = SEATS[request.preset] ?? FOUR;
    return request;
  }
  isLast(hand) {
    return hand === this.seats;
  }
  ends({ phase }, sight) {
    return phase === 'give' || (phase === 'play' && sight.isLast);
  }
}

const TARGETS = [40, 120, 300]; // so near that matches are short, and ended by calling out

/** In turn to a target and of four hands. A card to choose for the Matto is owed too rarely to wait for it. */
class Bolognese {
  static PHASES = ['call', 'discard', 'declare', 'trick', ...SHARED];
  seats = FOUR;
  #isOfFour = false;

  request(at) {
    this.#isOfFour = at % 2 === 1;
    if (this.#isOfFour) return { preset: 'quattro_scartate' };
    return { preset: 'ottocento', options: { target: TARGETS[(at / 2) % TARGETS.length] } };
  }
  /** The length of a match to a target is unknown beforehand. */
  isLast(hand) {
    return this.#isOfFour && hand === FOUR;
  }
  ends({ phase }, sight, move) {
    return phase === 'give' || move.out === true || move.call?.length > 0 || (phase === 'play' && sight.isLast);
  }
}

/** By the game's name. */
export const COURSES = { minchiate: Minchiate, bolognese: Bolognese };
