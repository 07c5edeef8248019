// The Matto and the five papi.
import { clasp, EMBLEMS, fist, palm } from './hands.mjs';
import { arm, bust, lesser, resting } from './people.mjs';
import { GROUNDS } from './grounds.mjs';
import { hat } from './hats.mjs';
import { head } from './head.mjs';
import { bare, comb, disc, flat, leaf, limb, line, put } from './pen.mjs';
import { PROPS } from './props.mjs';

const juggler = (p) =>
  bust(p, {
    robe: 'doublet',
    crown: 'plume',
    face: { hair: 'bob', beard: 'moustache', tone: 'dark', turn: -0.5, gaze: -0.5 },
  }) +
  arm(p, 'raised') +
  put(50, 216, 1, PROPS.wand(p), { turn: -24 }) +
  fist(p, 50, 222) +
  arm(p, 'folded', { right: true }) +
  flat(p.light, 'M24 264H176V276H24Z') +
  flat(p.gold, 'M28 276H172L168 292H32Z') +
  bare(
    p.ink,
    comb([168, 278, 160, 280, 152, 280], [166, 290, 158, 291, 150, 290], 4, 1.2) +
      comb([36, 279, 36, 284, 37, 290], [140, 279, 140, 284, 140, 290], 8, 1.2),
  ) +
  flat(p.gold, 'M44 264 47 246H63L66 264ZM74 264 77 248H91L94 264Z') +
  bare(
    p.ink,
    comb([60, 248, 61, 254, 62, 262], [54, 248, 54, 254, 54, 262], 3, 1.2) +
      comb([88, 250, 89, 256, 90, 262], [83, 250, 83, 256, 83, 262], 3, 1.2),
  ) +
  flat(p.lips, `${disc(104, 260, 4)}${disc(112, 260, 4)}${disc(108, 253, 4)}`) +
  flat(p.light, 'M140 264 144 256H156L152 264Z') +
  palm(p, 124, 262, { turn: -100, flip: true });

/** A ruler on a throne with a sceptre, and another object in the other hand. */
const ruler = (p, who, other) =>
  GROUNDS.throne(p) +
  bust(p, who) +
  arm(p, 'raised', { right: true }) +
  put(150, 214, 1.2, PROPS.sceptre(p)) +
  fist(p, 150, 226, { flip: true }) +
  arm(p, 'folded') +
  other;

const duke = (p) =>
  ruler(
    p,
    { robe: 'ermine', crown: 'spikes', face: { hair: 'bob', beard: 'short', tone: 'dark', turn: 0.4 } },
    resting(p, { open: true }),
  );
const west = (p) =>
  ruler(
    p,
    { robe: 'clasped', crown: 'arched', face: { hair: 'locks', beard: 'full', tone: 'white', age: true, turn: -0.4 } },
    put(82, 246, 1.15, PROPS.orb(p)) + palm(p, 84, 272, { turn: 18 }),
  );
const east = (p) =>
  GROUNDS.throne(p) +
  bust(p, {
    robe: 'tunic',
    crown: 'turban',
    face: { hair: 'bald', beard: 'fork', tone: 'dark', turn: 0.5, stern: 0.5 },
  }) +
  arm(p, 'raised') +
  put(50, 198, 1.1, PROPS.orb(p)) +
  palm(p, 50, 224) +
  arm(p, 'folded', { right: true }) +
  put(120, 258, 1.05, EMBLEMS.sword(p), { turn: 52 }) +
  fist(p, 121, 266, { turn: -50, flip: true });

/** A winged child, its feet at about 60 below its eyes. */
const cherub = (p) =>
  put(-4, 14, 0.5, PROPS.wing(p), { flip: true }) +
  put(4, 14, 0.5, PROPS.wing(p)) +
  flat(
    p.skin,
    limb([
      [-5, 40, 6],
      [-9, 52, 5],
      [-13, 62, 3],
    ]),
  ) +
  flat(
    p.skin,
    limb([
      [5, 40, 6],
      [10, 52, 5],
      [7, 63, 3],
    ]),
  ) +
  flat(p.skin, 'M-10 14C-15 24-13 34-12 42Q0 50 12 42C13 34 15 24 10 14Q0 18-10 14Z') +
  bare(p.ink, comb([12, 20, 8, 22, 5, 22], [12, 40, 8, 40, 5, 39], 4, 0.9) + leaf([0, 34, 0, 35.5, 1, 36], 0.8)) +
  flat(p.cloth, 'M-14 36Q0 44 14 34L15 42Q0 52-15 44Z');

const love = (p) =>
  bare(p.gold, '') +
  put(
    100,
    142,
    1,
    cherub(p) +
      flat(
        p.skin,
        limb([
          [10, 18, 4.5],
          [24, 22, 4],
          [34, 16, 3],
        ]),
      ) +
      flat(
        p.skin,
        limb([
          [-10, 18, 4.5],
          [-16, 28, 4],
          [4, 24, 3],
        ]),
      ) +
      line('M32-6C44 4 46 24 34 38L6 24Z', 2.4) +
      line('M32-6C44 4 46 24 34 38', 1, p.gold) +
      line('M0 24 46 14', 1.6) +
      flat(p.light, 'M44 10 54 12 46 19Z') +
      flat(p.light, 'M-14-6Q0-10 14-6L13-1Q0-4-13-1Z'),
  ) +
  head(p, 100, 140, 0.72, { hair: 'short', tone: 'gold', turn: 0.3, lips: true }) +
  flat(p.cloth, 'M87 134Q100 131 113 134V139Q100 136 87 139Z') +
  lesser(62, 292, 0.6, bust(p, { robe: 'doublet', crown: 'none', face: { hair: 'bob', tone: 'dark', turn: 0.8 } })) +
  lesser(
    140,
    292,
    0.6,
    bust(p, { robe: 'gown', crown: 'wreath', face: { hair: 'long', tone: 'gold', turn: -0.8, lips: true } }),
  ) +
  flat(
    p.cloth,
    limb([
      [80, 262, 8],
      [92, 272, 7],
      [98, 268, 4],
    ]),
  ) +
  flat(
    p.cloth,
    limb([
      [122, 264, 8],
      [112, 274, 7],
      [104, 268, 4],
    ]),
  ) +
  clasp(p, 101, 266);

const fool = (p) =>
  GROUNDS.meadow(p) +
  bust(p, { robe: 'doublet', crown: 'fool', face: { hair: 'short', tone: 'dark', turn: -0.6, gaze: 0.8 } }) +
  flat(p.gold, 'M68 214 78 236 86 222 100 242 114 222 122 236 132 214 116 206Q100 222 84 206Z') +
  bare(p.ink, comb([128, 217, 122, 220, 117, 219], [104, 236, 104, 230, 103, 226], 4, 1.1)) +
  flat(p.light, `${disc(78, 239, 3)}${disc(100, 245, 3)}${disc(122, 239, 3)}`) +
  arm(p, 'raised') +
  flat(
    p.gold,
    limb([
      [52, 262, 2.4],
      [48, 200, 2.4],
    ]),
  ) +
  head({ ...p, cloth: p.lips }, 47, 178, 0.62, {
    hair: 'none',
    turn: -0.7,
    hat: hat({ ...p, cloth: p.lips }, 'fool'),
  }) +
  flat(p.gold, 'M36 192 40 200 47 195 54 200 58 192Q47 198 36 192Z') +
  fist(p, 50, 226) +
  arm(p, 'folded', { right: true }) +
  resting(p, { right: true });

export const PAPI = { fool, juggler, duke, west, east, love };
