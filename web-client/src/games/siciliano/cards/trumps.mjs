// Sicilian subjects that no other pack here has.
import { GROUNDS } from '../../../../tools/cards/woodcut/grounds.mjs';
import { EMBLEMS, fist, palm, pointing, sleeve } from '../../../../tools/cards/woodcut/hands.mjs';
import { hat } from '../../../../tools/cards/woodcut/hats.mjs';
import { head } from '../../../../tools/cards/woodcut/head.mjs';
import { arm, bust, lesser } from '../../../../tools/cards/woodcut/people.mjs';
import { bare, comb, disc, flat, limb, line, put } from '../../../../tools/cards/woodcut/pen.mjs';
import { PROPS } from '../../../../tools/cards/woodcut/props.mjs';

/** An eagle with raised wings, its claws at about 26 below the origin. */
function eagle(p) {
  const dark = { ...p, light: p.wood };
  return (
    put(-4, 2, 0.52, PROPS.wing(dark), { flip: true, turn: 12 }) +
    put(4, 2, 0.52, PROPS.wing(dark), { turn: -12 }) +
    flat(p.wood, 'M-8-6Q-12 12-5 20L-8 30 0 26 8 30 5 20Q12 12 8-6Q0-12-8-6Z') +
    bare(
      p.tint,
      comb([-4, 2, -4, 6, -3, 9], [4, 2, 4, 6, 3, 9], 3, 1.2) +
        comb([-4, 12, 0, 16, 3, 16], [0, 18, 2, 20, 4, 20], 2, 1),
    ) +
    flat(p.wood, disc(0, -12, 6.5)) +
    flat(p.bright, 'M-4-14-14-10-5-8Z') +
    bare(p.light, disc(-2, -13.5, 1.5)) +
    line('M-4 22V28M4 22V28', 2, p.bright)
  );
}

const bolt = (p) => flat(p.bright, 'M4-52 18-24 9-24 18-4 8-4 12 30-10-8-1-8-14-28-4-28Z');

/** Jupiter on his throne with thunderbolt and eagle. */
const giove = (p) =>
  GROUNDS.throne(p) +
  bust(p, {
    robe: 'clasped',
    crown: 'spikes',
    face: { hair: 'locks', beard: 'full', tone: 'white', age: true, stern: 0.8, turn: -0.3 },
  }) +
  arm(p, 'raised') +
  put(50, 206, 1.1, bolt(p)) +
  fist(p, 50, 226, { scale: 1.1 }) +
  arm(p, 'folded', { right: true }) +
  put(140, 252, 1.1, eagle(p)) +
  fist(p, 122, 272, { turn: -75, flip: true });

/** Atlas with the globe on his shoulders. */
const balla = (p) => {
  const left = [
    [76, 252, 9],
    [44, 238, 9],
    [58, 196, 5.5],
  ];
  const right = left.map(([x, y, w]) => [200 - x, y, w]);
  return (
    flat('#b9cbe8', disc(100, 146, 52)) +
    flat(
      p.leaf,
      'M70 118C80 104 96 104 108 108 112 118 104 124 98 126 92 136 84 132 82 142 74 140 66 130 70 118ZM118 128C130 122 142 130 146 142 142 154 130 156 124 150 118 146 114 136 118 128ZM60 156C72 152 84 158 92 166 96 176 88 184 80 188 68 180 60 168 60 156Z',
    ) +
    bare(p.ink, comb([151, 138, 144, 140, 138, 142], [124, 190, 120, 184, 116, 180], 8, 1.5)) +
    line('M52 128Q100 164 148 166M48 146Q90 180 132 186', 5.6) +
    line('M52 128Q100 164 148 166M48 146Q90 180 132 186', 3, p.gold) +
    line(disc(100, 146, 52), 2) +
    GROUNDS.meadow(p) +
    lesser(
      100,
      294,
      0.64,
      bust(p, {
        robe: 'tunic',
        crown: 'wreath',
        face: { hair: 'bob', beard: 'full', tone: 'dark', stern: 1, turn: 0.2 },
      }),
    ) +
    sleeve(p, left, { side: -1, count: 5 }) +
    sleeve(p, right, { side: 1, count: 5 }) +
    palm(p, 58, 194, { turn: 12 }) +
    palm(p, 142, 194, { turn: -12, flip: true })
  );
};

/** Etna from afar, smoking. */
const etna = (p) =>
  flat(p.tint, 'M25 262 46 206 52 209 58 205 65 209 96 262Z') +
  bare(p.ink, comb([64, 212, 60, 216, 56, 216], [88, 254, 80, 256, 72, 256], 5, 1.3)) +
  put(60, 199, 0.48, PROPS.cloud(p), { turn: -10 });

/** A watchtower on the coast. */
const torre = (p) => {
  let stones = '';
  for (let row = 0; row < 8; row++)
    for (let x = 80 + (row % 2) * 8; x < 118; x += 16) stones += `M${x} ${178 + row * 12}h9`;
  return (
    etna(p) +
    GROUNDS.sea(p) +
    line('M100 150V104', 2.6) +
    flat(p.lips, 'M101 104C114 98 124 112 142 104 136 112 138 118 142 124 124 130 114 118 101 124Z') +
    flat(p.tint, 'M30 292C40 268 70 262 100 264 132 262 162 270 172 292Z') +
    bare(p.ink, comb([150, 272, 142, 278, 134, 280], [166, 286, 156, 289, 146, 290], 4, 1.3)) +
    flat(
      p.light,
      'M72 280 78 172H70V146H80V154H90V146H96V154H104V146H110V154H120V146H130V172H122L128 280Q100 288 72 280Z',
    ) +
    line('M78 172H122M70 162H130', 1.3) +
    line(stones, 1) +
    bare(
      p.ink,
      'M94 200V190Q100 182 106 190V200ZM96 236V226Q100 220 104 226V236Z' +
        comb([122, 178, 114, 180, 107, 179], [127, 274, 119, 275, 111, 274], 11, 1.4),
    ) +
    flat(p.ink, 'M88 283V262Q100 246 112 262V283Z') +
    // A boat on the sea.
    flat(p.wood, 'M135 251Q150 259 168 251 164 262 150 262 139 262 135 251Z') +
    flat(p.light, 'M150 249V222Q166 234 166 249Z') +
    line('M150 251V220', 1.8)
  );
};

/** A man hanged from a tree. */
const appiccato = (p) =>
  GROUNDS.meadow(p) +
  flat(
    p.wood,
    'M40 290C48 262 46 234 44 210 42 186 46 168 52 142L66 144C64 154 64 158 70 158L150 138 152 146 78 170C64 176 62 194 62 214 62 244 64 268 74 290Z',
  ) +
  bare(p.light, comb([60, 168, 58, 182, 57, 198], [66, 282, 62, 270, 60, 258], 5, 1.4)) +
  flat(
    p.leaf,
    'M34 158C24 152 26 138 38 138 38 126 52 122 60 130 72 122 84 132 80 142 88 150 78 160 68 156 58 166 42 166 34 158ZM126 142C120 132 130 124 138 128 144 120 158 122 160 132 170 134 170 148 160 150 150 158 132 154 126 142Z',
  ) +
  line('M118 150V206', 3.6) +
  line('M118 150V206', 1.6, p.bright) +
  put(
    118,
    202,
    1.12,
    flat(
      p.cloth,
      limb([
        [-7, 13, 4.5],
        [-17, 24, 4],
        [-8, 34, 3],
      ]) +
        limb([
          [7, 13, 4.5],
          [17, 24, 4],
          [8, 34, 3],
        ]),
    ) +
      flat(
        p.light,
        limb([
          [-4, 42, 4.5],
          [-5, 56, 4],
          [-4, 70, 2.6],
        ]) +
          limb([
            [4, 42, 4.5],
            [4, 56, 4],
            [5, 70, 2.6],
          ]),
      ) +
      flat(p.cloth, 'M-10 11C-13 22-11 34-10 46H10C11 34 13 22 10 11Q0 16-10 11Z') +
      bare(p.light, comb([-6, 20, -6, 30, -5, 42], [6, 20, 6, 30, 5, 42], 4, 1.3)) +
      line('M-10 34H10', 2.4, p.gold) +
      put(2, -3, 1, head(p, 0, 0, 0.68, { hair: 'short', tone: 'dark', turn: 0.7, closed: true }), { turn: 16 }) +
      line('M-6 11Q0 15 7 11', 2.2, p.bright),
  );

/** Constancy leans on a column and holds a sword over a fire. */
const costanza = (p) =>
  flat(p.light, 'M132 152H172V162H168V286H172V292H132V286H136V162H132Z') +
  line('M144 164V286M152 164V286M160 164V286M134 162H170M134 286H170', 1) +
  bare(p.ink, comb([168, 168, 163, 170, 160, 170], [168, 280, 163, 281, 160, 281], 9, 1.2)) +
  bust(p, { robe: 'mantle', crown: 'net', face: { hair: 'coils', tone: 'dark', lips: true, turn: -0.4, stern: 0.5 } }) +
  arm(p, 'raised', { right: true }) +
  palm(p, 150, 223, { flip: true, scale: 1.1 }) +
  arm(p, 'raised') +
  put(50, 214, 1.2, EMBLEMS.sword(p)) +
  fist(p, 50, 226) +
  put(34, 272, 1.05, PROPS.flame(p));

/** The Empress with sceptre and the eagle on her shield. */
const imperatrice = (p) =>
  GROUNDS.throne(p) +
  bust(p, { robe: 'gown', crown: 'arched', face: { hair: 'long', tone: 'gold', lips: true, turn: 0.4 } }) +
  arm(p, 'raised') +
  put(50, 214, 1.2, PROPS.sceptre(p)) +
  fist(p, 50, 226) +
  arm(p, 'folded', { right: true }) +
  flat(p.bright, 'M114 230H170V258C168 276 156 286 142 291 128 286 116 276 114 258Z') +
  line('M119 235H165V258C163 272 154 281 142 285 130 281 121 272 119 258Z', 1.1) +
  put(142, 254, 0.78, eagle(p)) +
  fist(p, 114, 262, { turn: -80, flip: true });

/** Two young men at a game of morra. */
const picciotti = (p) => {
  const vest = { ...p, cloth: '#8f2f24' };
  return (
    lesser(
      62,
      292,
      0.7,
      bust(p, { robe: 'doublet', crown: 'chaperon', face: { hair: 'bob', tone: 'dark', turn: 0.8 } }),
    ) +
    lesser(
      142,
      292,
      0.7,
      bust(vest, { robe: 'doublet', crown: 'plume', face: { hair: 'short', tone: 'gold', turn: -0.8, gaze: -0.4 } }),
    ) +
    sleeve(
      p,
      [
        [40, 256, 8],
        [52, 278, 9],
        [80, 254, 5.5],
      ],
      { count: 5, side: 1 },
    ) +
    palm(p, 86, 246, { turn: 50, scale: 1.1 }) +
    sleeve(
      vest,
      [
        [164, 256, 8],
        [152, 280, 9],
        [124, 262, 5.5],
      ],
      { count: 5, side: -1 },
    ) +
    pointing(p, 118, 258, { turn: -56, scale: 1.2, flip: true })
  );
};

/** A sewn patch centred at (x, y). */
const patch = (fill, stitch, x, y, turn) =>
  put(
    x,
    y,
    1,
    flat(fill, 'M-9-8 8-9 9 7-8 9Z', ' stroke-width="1.3"') +
      line('M-11-4H-7M-11 4H-7M7-4H11M7 4H11M-4-11V-7M4-11V-7M-4 7V11M4 7V11', 1.1, stitch),
    { turn },
  );

/** A beggar with crutch and bowl. */
const miseria = (p) =>
  bust(p, {
    robe: 'clasped',
    face: { hair: 'locks', beard: 'fork', tone: 'white', age: true, stern: -1, turn: 0.5, gaze: 0.5 },
  }) +
  patch('#8c5a3c', p.light, 80, 262, -14) +
  patch(p.leaf, p.ink, 128, 272, 12) +
  arm(p, 'raised') +
  flat(
    p.wood,
    limb([
      [52, 292, 3],
      [48, 180, 3],
    ]),
  ) +
  flat(
    p.wood,
    limb([
      [30, 176, 3.4],
      [48, 180, 4],
      [66, 174, 3.4],
    ]),
  ) +
  fist(p, 50, 226) +
  arm(p, 'raised', { right: true }) +
  flat(p.wood, 'M124 206H176C176 224 164 232 158 234V238H142V234C136 232 124 224 124 206Z') +
  bare(p.light, comb([172, 210, 164, 214, 158, 216], [158, 230, 152, 230, 148, 230], 5, 1.3)) +
  flat(p.ink, 'M124 206Q150 196 176 206 150 214 124 206Z') +
  palm(p, 150, 240, { flip: true, scale: 0.9, turn: -6 });

/** A dog that snaps at a heel on its right. */
const dog = (p) =>
  line('M-22-6Q-32-10-30-20', 5) +
  line('M-22-6Q-32-10-30-20', 2.2, p.light) +
  line('M-17 0-22 12M-10 2-12 13M8 0 16 10M12-4 22 4', 6.4) +
  line('M-17 0-22 12M-10 2-12 13M8 0 16 10M12-4 22 4', 3.2, p.light) +
  flat(p.light, 'M-26-6C-24-16-8-12 4-14 8-24 18-28 24-21L37-18 36-11 28-10C24-2 16 4 4 4-8 6-22 6-26-6Z') +
  flat(p.wood, 'M16-23 8-29 8-14Z') +
  bare(p.ink, disc(22, -17, 1.5) + disc(36, -16, 1.8) + comb([-14, 3, -13, -1, -12, -5], [4, 3, 5, -1, 6, -4], 4, 1.1));

/** The fugitive: he runs with his bundle, and a dog follows. */
const fujutu = (p) =>
  GROUNDS.meadow(p) +
  flat(
    p.wood,
    limb([
      [166, 198, 2.4],
      [64, 146, 2.4],
    ]),
  ) +
  flat(
    p.lips,
    'M62 150C44 154 36 166 38 180 40 194 52 198 62 197 74 198 86 192 86 179 86 166 78 154 68 150L78 141 68 143 64 134 60 144 50 143Z',
  ) +
  line('M60 151Q65 155 70 150', 2.4, p.gold) +
  bare(p.light, comb([44, 184, 46, 168, 58, 157], [60, 192, 60, 174, 64, 158], 4, 1.4)) +
  sleeve(
    p,
    [
      [96, 198, 9],
      [72, 214, 8],
      [80, 234, 5],
    ],
    { count: 5, side: 1 },
  ) +
  fist(p, 82, 238, { turn: 160 }) +
  flat(
    p.gold,
    limb([
      [94, 234, 10],
      [92, 258, 7.5],
      [74, 266, 4.5],
    ]),
  ) +
  flat(p.wood, 'M78 259 80 272 66 280 62 267Z') +
  put(42, 280, 0.85, dog(p), { turn: -8 }) +
  flat(
    p.gold,
    limb([
      [104, 234, 11],
      [136, 248, 8],
      [142, 276, 4.5],
    ]),
  ) +
  flat(p.wood, 'M136 274H148Q162 280 162 286H136Z') +
  flat(
    p.cloth,
    'M102 186C92 196 86 220 80 246L96 240 102 250 112 240 124 246C124 222 130 204 122 188Q112 196 102 186Z',
  ) +
  bare(p.light, comb([98, 204, 94, 222, 90, 238], [118, 206, 116, 222, 116, 238], 4, 1.7)) +
  line('M88 228Q106 236 124 228', 3, p.gold) +
  sleeve(
    p,
    [
      [120, 196, 9],
      [144, 214, 8],
      [158, 198, 5],
    ],
    { count: 5, side: 1 },
  ) +
  fist(p, 160, 194, { turn: 10 }) +
  head(p, 114, 168, 0.98, {
    hair: 'short',
    tone: 'dark',
    turn: -0.7,
    gaze: -0.8,
    hat: hat(p, 'fool'),
  });

export const SICILIAN = {
  giove,
  balla,
  torre,
  appiccato,
  costanza,
  imperatrice,
  picciotti,
  miseria,
  fujutu,
};
