// The wheel, the chariot, old age, treason.
import { horseHead, trunk } from './beasts.mjs';
import { fist, palm } from './hands.mjs';
import { head } from './head.mjs';
import { GROUNDS } from './grounds.mjs';
import { arm, bust, lesser } from './people.mjs';
import { bare, comb, disc, fix, flat, leaf, limb, line, put, round } from './pen.mjs';
import { PROPS } from './props.mjs';

/** A wheel with eight spokes. */
function wheel(p, x, y, r) {
  let spokes = '';
  let nails = '';
  for (let i = 0; i < 8; i++) {
    const turn = (Math.PI * i) / 4 + 0.2;
    const [ax, ay] = round(x, y, r * 0.2, r * 0.2, turn);
    const [bx, by] = round(x, y, r * 0.82, r * 0.82, turn);
    spokes += limb([
      [ax, ay, r * 0.035 + 0.8],
      [(ax + bx) / 2, (ay + by) / 2, r * 0.06 + 0.8],
      [bx, by, r * 0.035 + 0.8],
    ]);
    nails += disc(...round(x, y, r * 0.91, r * 0.91, turn + 0.39).map(fix), 1.3);
  }
  return (
    flat(p.gold, disc(x, y, r) + disc(x, y, r * 0.8), ' fill-rule="evenodd"') +
    flat(p.gold, spokes) +
    bare(
      p.ink,
      nails +
        comb(
          [x + r * 0.98, y - r * 0.1, x + r * 0.9, y - r * 0.08, x + r * 0.84, y - r * 0.06],
          [x + r * 0.3, y + r * 0.93, x + r * 0.28, y + r * 0.86, x + r * 0.26, y + r * 0.8],
          7,
          1.2,
        ),
    ) +
    flat(p.gold, disc(x, y, r * 0.24)) +
    flat(p.cloth, disc(x, y, r * 0.1))
  );
}

const fortune = (p) =>
  lesser(
    100,
    196,
    0.5,
    bust(p, { robe: 'ermine', crown: 'lilies', face: { hair: 'bob', beard: 'short', tone: 'dark', turn: 0.2 } }) +
      arm(p, 'raised') +
      put(50, 204, 1.3, PROPS.orb(p)) +
      arm(p, 'raised', { right: true }) +
      put(150, 214, 1.2, PROPS.sceptre(p)) +
      fist(p, 150, 226, { flip: true }),
  ) +
  wheel(p, 100, 234, 46) +
  flat(p.light, 'M92 292 96 234H104L108 292Z') +
  bare(p.ink, comb([104, 246, 101, 246, 98, 247], [107, 288, 103, 288, 100, 289], 4, 1.1)) +
  // One climbs, one falls, one lies below.
  climber(p, 47, 226, 14, 1) +
  climber(p, 153, 240, 196, 1);

/** A figure clinging to the wheel, upright or turned. */
function climber(p, x, y, turn, scale) {
  return put(
    x,
    y,
    scale,
    flat(p.cloth, 'M-10 12C-14 24-12 36-8 44L8 44C12 36 14 24 10 12Q0 16-10 12Z') +
      bare(p.light, comb([-7, 20, -7, 30, -6, 40], [7, 20, 7, 30, 6, 40], 4, 1.3)) +
      flat(
        p.skin,
        limb([
          [-4, 44, 4],
          [-9, 56, 3.5],
          [-4, 66, 2.5],
        ]),
      ) +
      flat(
        p.skin,
        limb([
          [4, 44, 4],
          [8, 54, 3.5],
          [16, 58, 2.5],
        ]),
      ) +
      flat(
        p.cloth,
        limb([
          [8, 16, 4.5],
          [18, 12, 4],
          [22, 0, 3],
        ]),
      ) +
      flat(p.skin, disc(23, -4, 3.6)) +
      head(p, 0, -2, 0.66, { hair: 'short', tone: 'dark', turn: 0.7 }),
    { turn },
  );
}

const chariot = (p) =>
  GROUNDS.meadow(p) +
  `<g transform="translate(-4 66) scale(.78)">${trunk(p, { fill: p.bay })}${horseHead(p, p.bay)}</g>` +
  line('M52 204Q84 190 112 208', 2.4) +
  line('M84 250H128', 4) +
  line('M84 250H128', 1.4, p.gold) +
  lesser(
    138,
    226,
    0.6,
    bust(p, { robe: 'gown', crown: 'wreath', face: { hair: 'long', tone: 'gold', turn: -0.4, lips: true } }) +
      arm(p, 'raised') +
      fist(p, 50, 226),
  ) +
  flat(
    p.gold,
    limb([
      [176, 262, 2],
      [172, 116, 2],
    ]),
  ) +
  flat(p.lips, 'M171 118C158 112 146 126 128 118 132 126 132 136 128 144 146 150 158 138 172 146Z') +
  bare(
    p.light,
    comb([168, 121, 160, 120, 152, 125], [168, 142, 160, 138, 152, 143], 4, 1.4) +
      leaf([140, 131, 146, 128, 152, 131], 2),
  ) +
  flat(
    p.cloth,
    limb([
      [158, 188, 6],
      [168, 200, 6],
      [172, 192, 4],
    ]),
  ) +
  fist(p, 173, 188, { scale: 0.62, flip: true }) +
  flat(
    p.cloth,
    'M96 214C104 222 120 224 136 222 152 220 168 220 180 210 182 232 174 252 160 258H116C102 252 94 234 96 214Z',
  ) +
  bare(p.light, comb([104, 228, 108, 240, 118, 252], [172, 226, 170, 240, 160, 252], 6, 1.8)) +
  line('M96 214C104 222 120 224 136 222 152 220 168 220 180 210', 3, p.gold) +
  wheel(p, 140, 258, 29);

const time = (p) =>
  flat(p.cloth, 'M96 216C110 184 150 186 166 222L172 292H96Z') +
  bare(p.light, comb([112, 206, 122, 198, 134, 198], [160, 216, 162, 222, 164, 230], 4, 1.8)) +
  bust(p, {
    robe: 'clasped',
    eyes: 180,
    size: 1.3,
    face: { hair: 'bald', beard: 'full', tone: 'white', age: true, turn: -0.6, gaze: -0.3 },
  }) +
  arm(p, 'raised') +
  flat(
    p.gold,
    limb([
      [53, 292, 3],
      [50, 206, 3],
    ]),
  ) +
  flat(
    p.gold,
    limb([
      [36, 204, 3.4],
      [50, 208, 3.8],
      [64, 204, 3.4],
    ]),
  ) +
  fist(p, 50, 226) +
  arm(p, 'raised', { right: true }) +
  put(151, 200, 1.05, PROPS.hourglass(p)) +
  palm(p, 150, 230, { flip: true, scale: 0.9 });

/** A bag of coins, hanging from its knot. */
const bag = (p) => flat(p.bright, 'M-3 8C-5 4-12-2-10-12-7-19 7-19 10-12 12-2 5 4 3 8Z');

const traitor = (p) => {
  const coat = { ...p, cloth: '#a8342c' };
  const hose = { ...p, cloth: '#2f4a6d' };
  return (
    flat(p.tint, 'M15 289V281Q60 274 100 278T185 280V289Z') +
    flat(p.wood, 'M30 286V124H45V286ZM155 286V124H170V286ZM22 119H178V135H22Z') +
    line('M45 156 64 135M155 156 136 135', 6) +
    line('M45 156 64 135M155 156 136 135', 2.4, p.bay) +
    // The free leg is bent behind the other one.
    flat(
      hose.cloth,
      limb([
        [92, 190, 9],
        [126, 178, 8],
        [106, 164, 6],
      ]),
    ) +
    flat(
      hose.cloth,
      limb([
        [104, 192, 10],
        [103, 172, 8],
        [101, 154, 6],
      ]),
    ) +
    flat(p.skin, 'M94 156 96 143Q101 138 106 143L108 156Z') +
    line('M101 119V144M94 147H108M95 152H108', 4.4) +
    line('M101 121V145M95 147H107M96 152H107', 2, p.bright) +
    lesser(
      100,
      184,
      0.68,
      bust(coat, { robe: 'doublet', face: { hair: 'short', tone: 'dark', age: true, turn: 0.3 } }) +
        arm(coat, 'high') +
        arm(coat, 'high', { right: true }) +
        [40, 160].map((x) => put(x, 176, 1.25, bag(p)) + fist(p, x, 192, { scale: 1.2 })).join(''),
      { turn: 180 },
    )
  );
};

export const FATES = { fortune, chariot, time, traitor };
