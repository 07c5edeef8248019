// The twelve signs of the zodiac.
import { bull, horseTail, lion, ram, seaGoat, trunk } from './beasts.mjs';
import { fish } from './elements.mjs';
import { clasp, fist, palm } from './hands.mjs';
import { arm, bust, lesser } from './people.mjs';
import { bare, comb, disc, flat, leaf, limb, line, put, ribs, round } from './pen.mjs';
import { PROPS } from './props.mjs';

const libra = (p) =>
  put(100, 188, 1.4, PROPS.scales(p)) +
  flat(
    p.cloth,
    limb([
      [100, 140, 12],
      [100, 154, 11],
      [100, 166, 8],
    ]),
  ) +
  bare(p.light, comb([110, 146, 104, 147, 99, 146], [108, 162, 103, 162, 99, 162], 4, 1.4)) +
  flat(p.light, 'M90 164H110V170H90Z') +
  fist(p, 100, 178, { scale: 1.2 }) +
  put(100, 136, 1.05, PROPS.cloud(p));

const virgo = (p) =>
  put(80, 212, 1, PROPS.wing(p), { flip: true, turn: 16 }) +
  put(120, 212, 1, PROPS.wing(p), { turn: -16 }) +
  bust(p, {
    robe: 'gown',
    crown: 'wreath',
    eyes: 176,
    size: 1.25,
    face: { hair: 'long', tone: 'gold', turn: -0.4, lips: true },
  }) +
  arm(p, 'raised') +
  put(50, 208, 1.15, PROPS.wheat(p)) +
  fist(p, 50, 228) +
  arm(p, 'folded', { right: true }) +
  palm(p, 119, 268, { turn: -75, flip: true });

/** A claw that opens upward. */
const claw = (p, fill) =>
  flat(fill, 'M-6 10C-16 4-18-12-8-26-8-16-4-12 0-10 2-16 6-22 14-24 18-10 14 6 4 12Z') +
  bare(p.ink, comb([14, -14, 9, -12, 5, -10], [8, 8, 5, 5, 2, 3], 4, 1.3));

const scorpio = (p) => {
  const tail = [
    [108, 238, 13],
    [118, 262, 11],
    [142, 272, 9],
    [162, 258, 7.5],
    [166, 234, 6.5],
    [156, 214, 5],
    [144, 208, 3.5],
  ];
  const legs = [
    [
      [80, 208, 3.4],
      [58, 200, 3],
      [42, 212, 1.6],
    ],
    [
      [80, 220, 3.4],
      [56, 218, 3],
      [40, 234, 1.6],
    ],
    [
      [84, 232, 3.4],
      [62, 238, 3],
      [48, 256, 1.6],
    ],
    [
      [118, 206, 3.4],
      [136, 192, 3],
      [150, 196, 1.6],
    ],
    [
      [118, 218, 3.4],
      [134, 210, 3],
      [142, 224, 1.6],
    ],
    [
      [118, 230, 3.4],
      [132, 230, 3],
      [138, 244, 1.6],
    ],
  ];
  const arms = [
    [
      [84, 192, 5],
      [62, 182, 5],
      [56, 158, 4],
    ],
    [
      [114, 190, 5],
      [132, 174, 5],
      [128, 152, 4],
    ],
  ];
  return (
    legs.map((joints) => flat(p.light, limb(joints))).join('') +
    arms.map((joints) => flat(p.light, limb(joints)) + bare(p.ink, ribs(joints, 4, { reach: 0.5 }))).join('') +
    put(54, 146, 1.1, claw(p, p.light), { turn: -8 }) +
    put(130, 140, 1.1, claw(p, p.light), { flip: true, turn: 8 }) +
    flat(p.light, limb(tail)) +
    bare(p.ink, ribs(tail, 14, { reach: 0.5, wide: 1.4 })) +
    line(
      tail
        .slice(1, 6)
        .map(([x, y, w]) => `M${x - w} ${y - w * 0.3}L${x + w * 0.6} ${y + w * 0.6}`)
        .join(''),
      1.3,
    ) +
    flat(p.lips, 'M148 202C138 198 132 206 128 218 136 216 146 220 150 212Z') +
    flat(
      p.light,
      'M99 176C80 176 74 194 76 212 78 236 88 250 102 250 118 250 124 234 124 212 124 192 118 176 99 176Z',
    ) +
    line('M77 204Q100 196 124 204M76 216Q100 208 124 216M79 228Q101 220 122 228M84 240Q102 232 118 240', 1.2) +
    bare(
      p.ink,
      comb([122, 196, 114, 194, 108, 194], [114, 246, 108, 242, 104, 240], 8, 1.4) +
        disc(93, 187, 2.4) +
        disc(105, 187, 2.4),
    ) +
    line('M94 178V172M104 178V172', 1.6, p.light)
  );
};

const cancer = (p) => {
  const legs = [214, 228, 242].map((y, i) => [
    [64, y, 5],
    [40 - i * 1, y - 6 + i * 6, 4],
    [26 + i * 4, y + 12 + i * 8, 1.4],
  ]);
  const all = [...legs, ...legs.map((joints) => joints.map(([x, y, w]) => [200 - x, y, w]))];
  const arms = [
    [66, 212, 7],
    [42, 204, 7],
    [43, 180, 5],
  ];
  const other = arms.map(([x, y, w]) => [200 - x, y, w]);
  return (
    all.map((joints) => flat(p.light, limb(joints)) + bare(p.ink, ribs(joints, 4, { reach: 0.5 }))).join('') +
    flat(p.light, limb(arms)) +
    flat(p.light, limb(other)) +
    bare(p.ink, ribs(arms, 4) + ribs(other, 4)) +
    put(44, 166, 1.4, claw(p, p.light), { turn: 4 }) +
    put(156, 166, 1.4, claw(p, p.light), { flip: true, turn: -4 }) +
    line('M88 198V186M112 198V186', 3.4, p.light) +
    flat(p.light, disc(88, 184, 5) + disc(112, 184, 5)) +
    bare(p.ink, disc(88, 184, 2.2) + disc(112, 184, 2.2)) +
    flat(
      p.light,
      'M100 194C70 192 50 208 50 228 52 254 76 268 100 268 124 268 148 254 150 228 150 208 130 192 100 194Z',
    ) +
    line('M60 222Q100 204 140 222M100 268V240M78 262Q84 248 78 238M122 262Q116 248 122 238', 1.3) +
    bare(
      p.ink,
      comb([149, 222, 140, 222, 132, 222], [112, 266, 110, 258, 108, 252], 7, 1.6) +
        comb([54, 238, 60, 240, 64, 240], [82, 264, 84, 258, 86, 254], 4, 1.3) +
        disc(84, 222, 2) +
        disc(116, 222, 2),
    ) +
    line('M84 246Q100 254 116 246M90 252Q100 258 110 252', 1.2)
  );
};

/** Two fish, each curved towards the other's tail, with a cord from mouth to mouth. */
const pisces = (p) => {
  const bent = (from) =>
    [0, 17, 48, 86, 118, 138].map((by, i) => {
      const [x, y] = round(100, 194, 49, 49, ((from + by) * Math.PI) / 180);
      return [x, y, [3, 14, 19, 16, 9, 5][i]];
    });
  const cord = 'M53 182C70 158 88 174 100 194S130 230 147 206';
  return line(cord, 4) + line(cord, 2, p.bright) + fish(p, p.light, bent(198)) + fish(p, p.tint, bent(18));
};

const aquarius = (p) =>
  bust(p, {
    robe: 'tunic',
    crown: 'wreath',
    eyes: 176,
    size: 1.25,
    face: { hair: 'locks', beard: 'short', tone: 'dark', turn: -0.5 },
  }) +
  arm(p, 'folded') +
  flat(p.tint, 'M44 230C30 234 24 262 22 292H42C40 268 42 250 50 242Z') +
  bare(p.ink, leaf([36, 240, 28, 262, 27, 290], 0.8) + leaf([42, 242, 34, 264, 35, 290], 0.8)) +
  put(70, 238, 1.45, PROPS.jug(p), { flip: true, turn: -84 }) +
  palm(p, 86, 264, { turn: 40 }) +
  arm(p, 'folded', { right: true }) +
  fist(p, 114, 252, { turn: -60, flip: true });

const sagittarius = (p) =>
  horseTail(p, p.gold, p.ink) +
  flat(
    p.gold,
    limb([
      [116, 202, 5],
      [126, 168, 6],
    ]),
  ) +
  line('M122 168 120 152M126 168 127 150M130 168 134 153', 2, p.light) +
  lesser(
    84,
    226,
    0.66,
    bust(p, {
      robe: 'doublet',
      crown: 'wreath',
      face: { hair: 'locks', beard: 'short', tone: 'dark', turn: -0.7, stern: 0.5 },
    }),
  ) +
  trunk(p, { fill: p.light }) +
  flat(p.gold, 'M56 216Q84 226 110 214L112 226Q106 236 98 228 90 240 82 230 72 240 66 228 58 234 56 216Z') +
  line('M40 136C22 158 22 206 44 230', 5) +
  line('M40 136C22 158 22 206 44 230', 2.4, p.gold) +
  line('M40 136 96 186 44 230', 1.2, p.light) +
  line('M16 182 98 186', 2.4, p.light) +
  flat(p.light, 'M8 182 22 176 20 188Z') +
  flat(
    p.cloth,
    limb([
      [62, 190, 9],
      [46, 190, 8],
      [32, 186, 5],
    ]),
  ) +
  bare(p.light, comb([60, 197, 58, 193, 54, 190], [40, 193, 39, 189, 37, 186], 4, 1.3)) +
  fist(p, 27, 184, { scale: 0.72, turn: 10 }) +
  flat(
    p.cloth,
    limb([
      [108, 190, 9],
      [122, 202, 8],
      [104, 190, 5],
    ]),
  ) +
  bare(p.light, comb([124, 194, 120, 197, 116, 198], [118, 208, 114, 204, 110, 202], 4, 1.3)) +
  fist(p, 99, 186, { scale: 0.72, turn: -20, flip: true });

/** Two brothers hand in hand, a star above each. */
const gemini = (p) => {
  const twin = (colours, turn) =>
    bust(colours, { robe: 'tunic', face: { hair: 'bob', tone: 'gold', turn, lips: true } });
  const red = { ...p, cloth: p.lips };
  return (
    put(58, 136, 0.62, PROPS.star(p)) +
    put(142, 136, 0.62, PROPS.star(p)) +
    lesser(58, 292, 0.76, twin(p, 0.6)) +
    lesser(142, 292, 0.76, twin(red, -0.6)) +
    flat(
      p.cloth,
      limb([
        [80, 250, 10],
        [92, 266, 8],
        [100, 256, 5],
      ]),
    ) +
    flat(
      p.lips,
      limb([
        [120, 250, 10],
        [110, 266, 8],
        [102, 256, 5],
      ]),
    ) +
    bare(
      p.light,
      comb([72, 258, 78, 256, 84, 252], [90, 272, 92, 268, 94, 264], 4, 1.4) +
        comb([128, 258, 122, 256, 116, 252], [112, 272, 110, 268, 108, 264], 4, 1.4),
    ) +
    clasp(p, 101, 251)
  );
};

export const ZODIAC = {
  libra,
  virgo,
  scorpio,
  aries: (p) => ram(p, p.light),
  capricorn: (p) => seaGoat(p, p.light),
  sagittarius,
  cancer,
  pisces,
  aquarius,
  leo: (p) => lion(p),
  taurus: (p) => bull(p, p.light),
  gemini,
};
