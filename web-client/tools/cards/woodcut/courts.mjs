// Court cards, one drawing per card.
import { dragonBack, fishTail, horseHead, horseTail, leg, lionTail, trunk } from './beasts.mjs';
import { GROUNDS } from './grounds.mjs';
import { EMBLEMS, fist } from './hands.mjs';
import { arm, bust, lesser, resting } from './people.mjs';
import { bare, comb, flat, limb, put } from './pen.mjs';

const HALVES = {
  KC: {
    ground: 'throne',
    robe: 'ermine',
    crown: 'arched',
    face: { hair: 'locks', beard: 'full', tone: 'white', age: true, turn: -0.5 },
    arms: (p) =>
      arm(p, 'raised') +
      put(50, 200, 1.15, EMBLEMS.cup(p)) +
      fist(p, 50, 216, { scale: 1.1 }) +
      arm(p, 'folded', { right: true }) +
      resting(p, { right: true }),
  },
  KD: {
    ground: 'throne',
    coat: 'plum',
    robe: 'tunic',
    crown: 'cap',
    face: { hair: 'bob', beard: 'moustache', tone: 'dark', turn: 0.5, gaze: 0.4 },
    arms: (p) =>
      arm(p, 'folded', { right: true }) +
      arm(p, 'folded') +
      put(100, 246, 1.4, EMBLEMS.coin(p)) +
      fist(p, 74, 262, { turn: 10, scale: 1.1 }) +
      fist(p, 126, 262, { turn: -10, flip: true, scale: 1.1 }),
  },
  KS: {
    ground: 'throne',
    robe: 'armour',
    crown: 'helm',
    face: { hair: 'none', beard: 'point', tone: 'dark', stern: 1, turn: 0.3 },
    arms: (p) =>
      arm(p, 'raised', { right: true }) +
      put(150, 212, 1.3, EMBLEMS.sword(p)) +
      fist(p, 150, 226, { flip: true, scale: 1.1 }) +
      arm(p, 'folded') +
      resting(p),
  },
  KB: {
    ground: 'throne',
    robe: 'clasped',
    crown: 'spikes',
    face: { hair: 'locks', beard: 'fork', tone: 'dark', turn: -0.3, stern: 0.4 },
    arms: (p) =>
      arm(p, 'raised', { right: true }) +
      put(150, 222, 1.25, EMBLEMS.staff(p)) +
      fist(p, 150, 224, { flip: true, scale: 1.1 }) +
      arm(p, 'folded', { pale: true }) +
      resting(p),
  },
  QC: {
    ground: 'curtain',
    robe: 'mantle',
    crown: 'lilies',
    face: { hair: 'veil', cover: 'white', lips: true, turn: 0.45 },
    arms: (p) =>
      arm(p, 'folded', { pale: true }) +
      arm(p, 'folded', { right: true, pale: true }) +
      put(100, 246, 1.15, EMBLEMS.cup(p) + EMBLEMS.lid(p)) +
      fist(p, 88, 262, { turn: 20 }) +
      fist(p, 112, 262, { turn: -20, flip: true }),
  },
  QD: {
    ground: 'curtain',
    robe: 'gown',
    crown: 'spikes',
    face: { hair: 'coils', tone: 'dark', lips: true, turn: -0.5 },
    arms: (p) =>
      arm(p, 'raised', { right: true }) +
      put(152, 204, 1.15, EMBLEMS.coin(p)) +
      fist(p, 152, 226, { flip: true }) +
      arm(p, 'folded') +
      resting(p, { open: true }),
  },
  QS: {
    ground: 'curtain',
    robe: 'mantle',
    crown: 'lilies',
    face: { hair: 'wimple', cover: 'white', stern: 0.7, lips: true, turn: -0.3 },
    arms: (p) =>
      arm(p, 'raised') +
      put(50, 214, 1.25, EMBLEMS.sword(p)) +
      fist(p, 50, 226, {}) +
      arm(p, 'folded', { right: true, pale: true }) +
      resting(p, { right: true, open: true }),
  },
  QB: {
    ground: 'curtain',
    robe: 'gown',
    crown: 'arched',
    face: { hair: 'long', tone: 'gold', lips: true, turn: 0.4 },
    arms: (p) =>
      arm(p, 'raised') +
      put(50, 226, 1.2, EMBLEMS.staff(p)) +
      fist(p, 50, 224, {}) +
      arm(p, 'folded', { right: true }) +
      resting(p, { right: true }),
  },
  JC: {
    ground: 'hills',
    robe: 'gown',
    crown: 'bonnet',
    face: { hair: 'long', tone: 'gold', lips: true, turn: -0.6 },
    arms: (p) =>
      arm(p, 'raised') +
      put(50, 202, 1.05, EMBLEMS.cup(p)) +
      fist(p, 50, 216) +
      arm(p, 'folded', { right: true }) +
      resting(p, { right: true }),
  },
  JD: {
    ground: 'hills',
    robe: 'gown',
    crown: 'net',
    face: { hair: 'coils', tone: 'dark', lips: true, turn: 0.6 },
    arms: (p) =>
      arm(p, 'raised', { right: true }) +
      put(150, 204, 1, EMBLEMS.coin(p)) +
      fist(p, 150, 224, { flip: true }) +
      arm(p, 'folded') +
      resting(p),
  },
  JS: {
    ground: 'hills',
    robe: 'doublet',
    crown: 'plume',
    face: { hair: 'bob', tone: 'dark', turn: -0.5 },
    arms: (p) =>
      arm(p, 'raised') +
      put(50, 214, 1.2, EMBLEMS.sword(p)) +
      fist(p, 50, 226) +
      arm(p, 'low', { right: true }) +
      fist(p, 148, 284, { flip: true }),
  },
  JB: {
    ground: 'hills',
    robe: 'doublet',
    crown: 'chaperon',
    face: { hair: 'short', tone: 'dark', turn: 0.5 },
    arms: (p) =>
      arm(p, 'raised', { right: true }) +
      put(150, 222, 1.15, EMBLEMS.staff(p)) +
      fist(p, 150, 226, { flip: true }) +
      arm(p, 'folded') +
      resting(p),
  },
};

/** Upper body of a rider or half-beast, scaled to the beast. */
const torso = (p, x, y, { robe, crown, face }, arms) => lesser(x, y, 0.62, bust(p, { robe, crown, face }) + arms);
/** Leaves of mail at the join of man and beast. */
const skirt = (p, x, y) =>
  flat(
    p.gold,
    `M${x - 26} ${y - 6}Q${x} ${y + 2} ${x + 26} ${y - 6}L${x + 27} ${y + 6}Q${x + 22} ${y + 14} ${x + 16} ${y + 7}Q${x + 9} ${y + 17} ${x + 3} ${y + 9}Q${x - 4} ${y + 18} ${x - 10} ${y + 8}Q${x - 17} ${y + 15} ${x - 22} ${y + 6}Q${x - 27} ${y + 8} ${x - 26} ${y - 6}Z`,
  ) +
  bare(
    p.ink,
    comb([x - 18, y - 2, x - 17, y + 2, x - 17, y + 6], [x + 22, y - 2, x + 22, y + 3, x + 21, y + 8], 5, 1.1),
  );

const sword = (p) => arm(p, 'raised') + put(50, 214, 1.2, EMBLEMS.sword(p)) + fist(p, 50, 226);
const staff = (p) => arm(p, 'raised') + put(50, 222, 1.15, EMBLEMS.staff(p)) + fist(p, 50, 226);
const cup = (p) => arm(p, 'raised') + put(50, 202, 1.1, EMBLEMS.cup(p)) + fist(p, 50, 218);
const coin = (p) => arm(p, 'raised') + put(42, 194, 1.7, EMBLEMS.coin(p)) + fist(p, 50, 226);
const aside = (p) => arm(p, 'folded', { right: true }) + resting(p, { right: true });

const KNIGHTS = {
  C: { robe: 'doublet', crown: 'wreath', face: { hair: 'locks', beard: 'short', tone: 'dark', turn: -0.6 }, arms: cup },
  D: { robe: 'tunic', crown: 'helm', face: { hair: 'none', beard: 'moustache', tone: 'dark', turn: -0.5 }, arms: coin },
  S: { robe: 'armour', crown: 'plume', face: { hair: 'short', tone: 'dark', turn: -0.6, stern: 0.7 }, arms: sword },
  B: {
    robe: 'tunic',
    crown: 'wreath',
    face: { hair: 'locks', beard: 'fork', tone: 'dark', turn: -0.5, stern: 0.5 },
    arms: staff,
  },
};
/** Figures with coins wear a dark coat: brown on a brown beast would be invisible. */
const dressed = (p, suit) => (suit === 'D' ? { ...p, cloth: p.plum } : p);
const upper = (p, x, y, suit) => torso(p, x, y, KNIGHTS[suit], aside(p) + KNIGHTS[suit].arms(p));

const FORE = [
  [66, 240, 13],
  [50, 252, 8],
  [40, 264, 6],
  [38, 278, 5.5],
];
const FAR = [
  [84, 244, 12],
  [84, 262, 8],
  [82, 272, 6],
  [80, 280, 5.5],
];

/** Half-beasts: lion and fish, dragon, horse, horse and lion. */
export const HALF_BEASTS = {
  C: (p) =>
    GROUNDS.sea(p) +
    fishTail(p, p.tint) +
    leg(p, FAR, { fill: p.gold, foot: 'paw' }) +
    upper(p, 84, 228, 'C') +
    flat(p.gold, 'M58 214C50 230 54 250 68 256 84 262 100 258 108 246 112 232 108 220 104 212Q82 226 58 214Z') +
    bare(p.ink, comb([104, 220, 96, 224, 90, 224], [100, 254, 92, 250, 86, 246], 4, 1.5)) +
    leg(p, FORE, { fill: p.gold, foot: 'paw' }) +
    skirt(p, 83, 218),
  D: (p) =>
    GROUNDS.meadow(p) +
    dragonBack(p) +
    leg(p, FAR, { fill: p.cloth, cut: p.light, foot: 'paw' }) +
    upper(dressed(p, 'D'), 84, 228, 'D') +
    flat(p.cloth, 'M58 214C50 230 54 250 68 256 84 262 100 260 110 248 114 232 110 220 106 212Q82 226 58 214Z') +
    bare(p.light, comb([106, 222, 98, 226, 92, 226], [102, 254, 94, 250, 88, 246], 4, 1.5)) +
    leg(p, FORE, { fill: p.cloth, cut: p.light, foot: 'paw' }) +
    skirt(p, 83, 218),
  S: (p) => GROUNDS.meadow(p) + horseTail(p) + upper(p, 80, 226, 'S') + trunk(p, { fill: p.grey }) + skirt(p, 78, 217),
  B: (p) =>
    GROUNDS.meadow(p) +
    lionTail(p, p.gold) +
    upper(p, 80, 226, 'B') +
    trunk(p, { fill: p.grey, hindFill: p.gold, hindFoot: 'paw' }) +
    skirt(p, 78, 217),
};

/** A booted leg over the horse's side. */
const astride = (p) =>
  flat(
    p.cloth,
    limb([
      [112, 220, 13],
      [104, 240, 9],
      [98, 256, 6],
    ]),
  ) +
  bare(p.light, comb([118, 226, 112, 226, 106, 226], [108, 246, 104, 245, 100, 245], 4, 1.3)) +
  flat(p.ink, 'M104 252 100 266 86 268Q84 263 94 260L95 250Z');
/** A man on his horse. */
export const mounted = (p, coat, who, arms) =>
  horseTail(p) +
  trunk(p, { fill: coat }) +
  horseHead(p, coat) +
  torso(p, 116, 230, who, arms) +
  flat(p.gold, 'M92 216Q116 232 142 212L146 226Q118 242 92 228Z') +
  astride(p);
const rider = (suit, coat) => (plain) => {
  const p = dressed(plain, suit);
  return GROUNDS.meadow(p) + mounted(p, p[coat], KNIGHTS[suit], aside(p) + KNIGHTS[suit].arms(p));
};
export const RIDERS = { C: rider('C', 'grey'), D: rider('D', 'bay'), S: rider('S', 'grey'), B: rider('B', 'bay') };

/** A king, queen or page. */
const half = (p, { ground, coat, arms, ...who }) => {
  const worn = coat ? { ...p, cloth: p[coat] } : p;
  return GROUNDS[ground](p) + bust(worn, who) + arms(worn);
};
/** Kings, queens and pages by rank and suit. */
export const COURT_SCENES = Object.fromEntries(
  Object.entries(HALVES).map(([code, row]) => [code, (p) => half(p, row)]),
);
