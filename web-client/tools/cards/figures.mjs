// Figures that more than one pack has, as layers of pictures. A layer is [icon, x, y, size, options] in a box of
// 100 x 100; '@name' is a drawing of our own (own.mjs). Every icon named has its author in authors.json.

/** @typedef {[string, number, number, number, {flip?: boolean, turn?: number, squash?: number, halo?: boolean}?]} Layer */

/** @type {(icon: string, options?: Layer[4]) => Layer[]} */
export const whole = (icon, options) => [[icon, 0, 0, 100, options]];

/** @type {Record<string, Layer[]>} Trumps and the Matto, by what they show. */
export const FIGURES = {
  fool: whole('tarot-00-the-fool'),
  magician: whole('tarot-01-the-magician'),
  love: whole('tarot-06-the-lovers'),
  chariot: whole('tarot-07-the-chariot'),
  temperance: [
    ['pouring-chalice', 0, -2, 74],
    ['jeweled-chalice', 48, 50, 50, { halo: true }],
  ],
  justice: [
    ['scales', -6, 8, 92],
    ['@sword', 68, 6, 40, { halo: true }],
  ],
  strength: whole('tarot-08-strength'),
  wheel: whole('tarot-10-wheel-of-fortune'),
  hermit: [
    ['tarot-09-the-hermit', -8, 0, 100],
    ['sands-of-time', 62, 34, 40, { halo: true }],
  ],
  traitor: [
    ['@gallows', 0, 0, 100],
    ['person', 19, 16, 62, { turn: 180, halo: true }],
  ],
  death: whole('grim-reaper'),
  devil: whole('devil-mask'),
  tower: whole('tower-fall'),
  star: whole('polar-star'),
  moon: whole('@moon'),
  sun: whole('heraldic-sun'),
  world: whole('orbit'),
};

/** @type {Record<string, Record<string, Layer[]>>} Court cards: a figure in each of the four suits. */
export const COURTS = {
  // Maids in the round suits, pages in the long ones.
  pages: {
    C: whole('@maid'),
    D: whole('@maid', { flip: true }),
    S: whole('swordman'),
    B: whole('pikeman'),
  },
  riders: {
    C: whole('cavalry'),
    D: whole('mounted-knight'),
    S: whole('mounted-knight', { flip: true }),
    B: whole('cavalry', { flip: true }),
  },
  queens: {
    C: whole('@queen'),
    D: whole('@queen', { flip: true }),
    S: whole('@queen'),
    B: whole('@queen', { flip: true }),
  },
  kings: { C: whole('throne-king'), D: whole('throne-king'), S: whole('throne-king'), B: whole('throne-king') },
};
