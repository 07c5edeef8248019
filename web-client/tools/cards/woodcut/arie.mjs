// The five arie: the heavenly bodies, the world, and the trumpets.
import { mounted } from './courts.mjs';
import { clasp, fist, palm, pointing } from './hands.mjs';
import { head, visage } from './head.mjs';
import { arm, bust, lesser } from './people.mjs';
import { bare, comb, disc, flat, leaf, limb, line, put, rays, ribs } from './pen.mjs';
import { PROPS } from './props.mjs';

/** Florence from afar: the dome, its tower and the palace in one low line. */
export const florence = (p) =>
  flat(
    p.light,
    'M15 289V283H30V279H38V283H48V266H54V283H68V276Q69 268 78 266V262H82V266Q91 268 92 276V283H124V272H121V267H124V258H130V267H133V272H130V283H150V278H164V283H185V289Z',
  ) +
  bare(p.lips, 'M69 276Q70 268 80 267 90 268 91 276Z') +
  line('M68 276H92', 1.2);

/** A large star without a face, unlike the sun; below it the king who follows it. */
const star = (p) =>
  flat(p.gold, rays(128, 138, 16, 36, 16, 0.95, false)) +
  flat(p.bright, rays(128, 138, 17, 54, 8, 0.95, false)) +
  bare(p.bright, disc(128, 138, 16)) +
  line('M128 84V192M74 138H182M90 100 166 176M166 100 90 176', 1.1, p.wood) +
  flat(p.tint, 'M15 289V272Q60 262 104 266T185 270V289Z') +
  lesser(
    88,
    289,
    0.66,
    mounted(
      p,
      p.grey,
      {
        robe: 'clasped',
        crown: 'spikes',
        face: { hair: 'locks', beard: 'full', tone: 'white', turn: -0.6, gaze: -0.6 },
      },
      arm(p, 'high') +
        pointing(p, 40, 192, { scale: 1.2, turn: -30 }) +
        arm(p, 'folded', { right: true }) +
        fist(p, 119, 268, { turn: -75, flip: true }),
    ),
    { flip: true },
  );

const moon = (p) =>
  // A waxing moon: its profile looks to the right.
  put(
    -16,
    -42,
    1.3,
    flat(
      p.light,
      'M116 106C84 96 64 120 66 146 68 172 92 188 118 176 108 175 102 171 101 166 101 163 103 162 101 160 98 158 104 156 103 154 101 152 105 151 103 148 103 146 110 146 109 143 107 138 101 136 100 130 99 120 106 111 116 106Z',
    ) +
      bare(
        p.ink,
        leaf([86, 134, 92, 130, 97, 135], 1.4) +
          disc(93.5, 134.5, 1.8) +
          leaf([85, 128, 92, 123, 99, 128], 1) +
          leaf([94, 155.5, 98, 156.5, 102, 155], 0.8) +
          leaf([86, 150, 90, 156, 88, 163], 0.9) +
          comb([68, 134, 74, 136, 80, 136], [92, 178, 94, 173, 96, 170], 8, 1.6),
      ),
  ) +
  put(160, 116, 0.6, PROPS.star(p)) +
  put(42, 156, 0.5, PROPS.star(p)) +
  put(164, 172, 0.45, PROPS.star(p)) +
  lesser(
    80,
    290,
    0.58,
    bust(p, {
      robe: 'ermine',
      crown: 'chaperon',
      face: { hair: 'bald', beard: 'full', tone: 'white', turn: 0.7, gaze: 0.6 },
    }) +
      arm(p, 'folded') +
      palm(p, 82, 266, { turn: 60 }),
  ) +
  flat(p.bright, disc(152, 256, 23)) +
  line('M129 256Q152 264 175 256M152 233Q140 256 152 279M152 233Q166 256 152 279', 1.3) +
  line('M144 288H160M152 279V288', 3.4) +
  flat(
    p.cloth,
    limb([
      [104, 262, 8],
      [120, 256, 7],
      [126, 238, 5],
    ]),
  ) +
  line('M134 208 126 254M134 208 150 246', 4) +
  line('M134 208 126 254M134 208 150 246', 1.8, p.light) +
  fist(p, 131, 226, { scale: 0.75, turn: 20 });

const sun = (p) =>
  flat(p.gold, rays(114, 142, 32, 52, 24, 0.98)) +
  bare(p.lips, rays(114, 142, 32, 44, 24, 0.3)) +
  flat(p.bright, disc(114, 142, 33)) +
  visage(p, 114, 137, 1.35, { lips: true, turn: 0.1 }) +
  lesser(52, 280, 0.56, bust(p, { robe: 'doublet', crown: 'wreath', face: { hair: 'bob', tone: 'dark', turn: 0.8 } })) +
  lesser(
    148,
    280,
    0.56,
    bust(p, { robe: 'gown', crown: 'wreath', face: { hair: 'long', tone: 'gold', lips: true, turn: -0.8 } }),
  ) +
  flat(
    p.cloth,
    limb([
      [72, 248, 8],
      [86, 256, 7],
      [96, 247, 4.5],
    ]) +
      limb([
        [128, 248, 8],
        [114, 256, 7],
        [104, 247, 4.5],
      ]),
  ) +
  clasp(p, 100, 245) +
  flat(p.leaf, 'M15 289V274Q100 262 185 274V289Z');

/** A wind: a head in a cloud that blows to its right. */
export const wind = (p, x, y, flip, turn) =>
  put(
    x,
    y,
    0.8,
    flat(p.light, 'M-24 14C-34 10-32-4-22-6-24-20-8-26 0-20 10-28 24-18 20-6 32-4 32 12 22 14Z') +
      put(0, 0, 1, head(p, 0, -2, 0.9, { hair: 'short', tone: 'gold', turn: 0.8, gaze: 0.5 })) +
      bare(p.light, comb([17, 6, 26, 2, 36, 0], [15, 12, 26, 16, 34, 18], 4, 1.8)),
    { flip, turn },
  );

const RING = { x: 100, y: 248, r: 42 };

const world = (p) => {
  const { x, y, r } = RING;
  return (
    put(86, 178, 0.86, PROPS.wing(p), { flip: true, turn: 8 }) +
    put(114, 178, 0.86, PROPS.wing(p), { turn: -8 }) +
    lesser(
      100,
      226,
      0.62,
      bust(p, { robe: 'tunic', crown: 'lilies', face: { hair: 'bob', tone: 'gold', lips: true, turn: -0.2 } }) +
        arm(p, 'raised') +
        put(50, 214, 1.3, PROPS.sceptre(p)) +
        fist(p, 50, 226) +
        arm(p, 'raised', { right: true }) +
        put(150, 202, 1.25, PROPS.orb(p)) +
        palm(p, 150, 228, { flip: true }),
    ) +
    flat(p.gold, disc(x, y, r)) +
    flat('#b9cbe8', disc(x, y, r - 6)) +
    // Inside the ring: a shore with a walled town, and the sea below it.
    put(
      0,
      -13,
      1,
      flat(
        p.leaf,
        'M65 258C76 248 90 252 100 250 114 248 126 250 135 258 137 266 132 272 120 272 104 276 84 276 70 272 64 268 63 262 65 258Z',
      ) +
        flat(
          p.light,
          'M80 262V246H78V241H82V243H85V241H89V246H92V236H90V231H93V228H97V231H100V226L104 221 108 226V236H112V244H114V240H118V244H121V262Z',
        ) +
        bare(
          p.ink,
          'M83 250h3v5h-3ZM94 240h3v5h-3ZM103 232h3v5h-3ZM114 250h3v5h-3ZM98 262V255Q101 251 104 255V262Z' +
            comb([111, 238, 109, 239, 107, 239], [111, 258, 109, 258, 107, 258], 4, 0.9) +
            leaf([72, 281, 78, 278, 84, 281], 0.6) +
            leaf([90, 286, 96, 283, 102, 286], 0.6) +
            leaf([108, 281, 114, 278, 120, 281], 0.6),
        ),
    ) +
    line(disc(x, y, r - 6) + disc(x, y, r), 1.2) +
    bare(
      p.ink,
      comb(
        [x + r - 1, y - 6, x + r - 3, y - 5, x + r - 5, y - 5],
        [x + 20, y + r - 6, x + 18, y + r - 8, x + 17, y + r - 10],
        7,
        1.2,
      ),
    ) +
    wind(p, 40, 136, false, 24) +
    wind(p, 160, 136, true, -24) +
    wind(p, 36, 254, false, -12) +
    wind(p, 164, 254, true, 12)
  );
};

const angel = (p) => {
  const arms = [
    [68, 204, 11],
    [46, 222, 11],
    [67, 190, 6],
  ];
  const other = arms.map(([x, y, w]) => [200 - x, y, w]);
  const wings = { ...p, light: p.tint };
  return (
    put(80, 196, 1.2, PROPS.wing(wings), { flip: true, turn: 28 }) +
    put(120, 196, 1.2, PROPS.wing(wings), { turn: -28 }) +
    lesser(
      100,
      264,
      0.95,
      bust(p, {
        robe: 'mantle',
        eyes: 166,
        size: 1.3,
        face: { hair: 'bob', tone: 'gold', lips: true },
      }),
    ) +
    put(58, 266, 1.1, PROPS.cloud(wings)) +
    put(142, 266, 1.1, PROPS.cloud(wings), { flip: true }) +
    flat(p.cloth, limb(arms) + limb(other)) +
    bare(p.light, ribs(arms, 5, { side: -1 }) + ribs(other, 5)) +
    put(95, 170, 1.02, PROPS.trumpet(p), { turn: -25 }) +
    put(105, 170, 1.02, PROPS.trumpet(p), { flip: true, turn: 25 }) +
    fist(p, 70, 182, { turn: 65, scale: 1.05 }) +
    fist(p, 130, 182, { turn: -65, flip: true, scale: 1.05 })
  );
};

export const ARIE = { star, moon, sun, world, angel };
