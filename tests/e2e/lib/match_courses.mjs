// The settings of random matches, game by game: the requested table, what the model has to know of it, and
// after how many hands (`lengths`) people begin to end it.
import { PAIRS } from './presets.mjs';

const pick = (rng, list) => list[Math.floor(rng() * list.length)];

/** A girata or a girone. */
class Girate {
  request(rng) {
    const girate = pick(rng, [1, 3]);
    const options = { girata_bonus: pick(rng, [0, 3]), interruption: pick(rng, [0, 2, 2, 2]) };
    this.start = { game: 'minchiate', girate, options };
    this.lengths = girate === 1 ? [0, 1, 2, 3, 4, 4] : [0, 2, 4, 4, 5, 8, 8, 9, 12];
    const preset = pick(rng, PAIRS);
    return { game: 'minchiate', preset, options, rounds: girate, seats: rng() < 0.5 ? 'drawn' : 'chosen' };
  }
}

/** Ottocento to targets of a few hands, and Quattro Scartate. */
class Ottocento {
  lengths = [0, 1, 2, 3, 4, 4, 6];

  request(rng) {
    const target = pick(rng, [null, 30, 150, 400]);
    const options = target === null ? {} : { target };
    this.start = { game: 'bolognese', options };
    return { game: 'bolognese', preset: target === null ? 'quattro_scartate' : 'ottocento', options, seats: 'chosen' };
  }
}

/** In turn. */
export const COURSES = [Girate, Ottocento];
