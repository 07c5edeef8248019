// Which pictures make up a card. A layer is [icon, x, y, size, options] in a box of 100 x 100;
// '@name' is a drawing of our own (own.mjs). Every icon named here has its author in authors.json.
const whole = (icon, options) => [[icon, 0, 0, 100, options]];

/** @typedef {[string, number, number, number, {flip?: boolean, turn?: number, squash?: number, halo?: boolean}?]} Layer */

/** @type {Record<number, {layers: Layer[], glyph?: string}>} */
export const TRUMPS = {
  1: { layers: whole('tarot-01-the-magician') },
  2: { layers: whole('tarot-05-the-hierophant') },
  3: { layers: whole('tarot-04-the-emperor') },
  4: { layers: whole('tarot-03-the-empress') },
  5: { layers: whole('tarot-06-the-lovers') },
  6: {
    layers: [
      ['pouring-chalice', 0, -2, 74],
      ['jeweled-chalice', 48, 50, 50, { halo: true }],
    ],
  },
  7: { layers: whole('tarot-08-strength') },
  8: {
    layers: [
      ['scales', -6, 8, 92],
      ['@sword', 68, 6, 40, { halo: true }],
    ],
  },
  9: { layers: whole('tarot-10-wheel-of-fortune') },
  10: { layers: whole('tarot-07-the-chariot') },
  11: {
    layers: [
      ['tarot-09-the-hermit', -8, 0, 100],
      ['sands-of-time', 62, 34, 40, { halo: true }],
    ],
  },
  12: {
    layers: [
      ['@gallows', 0, 0, 100],
      ['person', 19, 16, 62, { turn: 180, halo: true }],
    ],
  },
  13: { layers: whole('grim-reaper') },
  14: { layers: whole('devil-mask') },
  15: { layers: whole('tower-fall') },
  16: {
    layers: [
      ['kneeling', 0, 8, 80],
      ['anchor', 62, 0, 38, { halo: true }],
    ],
  },
  17: {
    layers: [
      ['mirror-mirror', 30, 0, 66],
      ['snake', 0, 40, 60, { halo: true }],
    ],
  },
  18: { layers: whole('tarot-02-the-high-priestess') },
  19: { layers: whole('crowned-heart') },
  20: { layers: whole('salamander') },
  21: {
    layers: [
      ['galleon', 8, -4, 84],
      ['waves', 0, 66, 100, { squash: 0.36, halo: true }],
    ],
  },
  22: { layers: whole('castle') },
  23: {
    layers: [
      ['dove', 32, 0, 68],
      ['fluffy-cloud', 0, 40, 60, { halo: true }],
    ],
  },
  24: { layers: whole('scales'), glyph: 'libra' },
  25: {
    layers: [
      ['@maid', -6, 0, 100],
      ['wheat', 62, 8, 42, { halo: true }],
    ],
    glyph: 'virgo',
  },
  26: { layers: whole('scorpion'), glyph: 'scorpio' },
  27: { layers: whole('ram-profile'), glyph: 'aries' },
  28: { layers: whole('goat'), glyph: 'capricorn' },
  29: { layers: whole('centaur'), glyph: 'sagittarius' },
  30: { layers: whole('crab'), glyph: 'cancer' },
  31: { layers: whole('circling-fish'), glyph: 'pisces' },
  32: { layers: whole('pouring-pot'), glyph: 'aquarius' },
  33: { layers: whole('lion'), glyph: 'leo' },
  34: { layers: whole('charging-bull'), glyph: 'taurus' },
  35: { layers: whole('duality'), glyph: 'gemini' },
  36: { layers: whole('polar-star') },
  37: { layers: [['@moon', 0, 0, 100]] },
  38: { layers: whole('heraldic-sun') },
  39: { layers: whole('orbit') },
  40: {
    layers: [
      ['angel-wings', -2, 0, 104],
      ['trumpet-flag', 27, 46, 50, { halo: true }],
    ],
  },
};

/** The marks under the index of the four elements, which have no common one. */
export const ELEMENT_MARKS = { 20: 'small-fire', 21: 'waves', 22: 'castle', 23: 'fluffy-cloud' };

/** @type {Layer[]} */
export const MATTO = whole('tarot-00-the-fool');

/**
 * Court cards: maids and beasts in the round suits, pages and riders in the long ones.
 * @type {Record<string, Record<string, Layer[]>>}
 */
export const COURTS = {
  J: {
    C: whole('@maid'),
    D: whole('@maid', { flip: true }),
    S: whole('swordman'),
    B: whole('pikeman'),
  },
  N: {
    C: whole('mermaid'),
    D: whole('greek-sphinx'),
    S: whole('mounted-knight', { flip: true }),
    B: whole('cavalry', { flip: true }),
  },
  Q: {
    C: [['@queen', 0, 0, 100]],
    D: [['@queen', 0, 0, 100, { flip: true }]],
    S: [['@queen', 0, 0, 100]],
    B: [['@queen', 0, 0, 100, { flip: true }]],
  },
  K: { C: whole('throne-king'), D: whole('throne-king'), S: whole('throne-king'), B: whole('throne-king') },
};
