// Fire, water, earth and air.
import { bull } from './beasts.mjs';
import { bare, comb, disc, fix, flat, leaf, limb, line, put, ribs, scales } from './pen.mjs';
import { PROPS } from './props.mjs';
import { wind } from './arie.mjs';

/** A fish swimming left, or along `joints` from mouth to tail. */
export const fish = (p, fill, joints = SWIMMING) => {
  const [head, tail] = [joints[1], joints[joints.length - 1]];
  const turn = (from, to) => fix((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI);
  const [x, y, w] = joints[2];
  return (
    put(
      fix(tail[0]),
      fix(tail[1]),
      fix(head[2] / 10),
      flat(p.cloth, 'M-2 0C6-6 12-14 18-14 16-6 16 6 18 14 12 14 6 6-2 0Z') +
        bare(p.light, comb([3, -2, 8, -6, 14, -10], [3, 2, 8, 6, 14, 10], 4, 1.2)),
      { turn: turn(joints[joints.length - 2], tail) },
    ) +
    put(fix(x), fix(y), fix(w / 14), flat(p.cloth, 'M-6-12C4-22 18-20 24-8Z'), { turn: turn(joints[2], joints[3]) }) +
    flat(fill, limb(joints)) +
    put(fix(x), fix(y), fix(w / 14), line('M-9-13Q-1 0-9 13', 1.3), { turn: turn(head, joints[2]) }) +
    line(scales(joints.slice(2), 5), 1.2) +
    bare(
      p.ink,
      ribs(joints, 5, { reach: 0.25, wide: 1.6 }) + disc(fix(head[0] - 1), fix(head[1] - 3), fix(head[2] / 5)),
    )
  );
};
const SWIMMING = [
  [-36, 0, 3],
  [-26, 0, 10],
  [-8, 0, 14],
  [14, 0, 9],
  [28, 0, 4],
];

/** Top view of a climbing lizard with bent legs and spread toes. */
const salamander = (p) => {
  const joints = [
    [50, 226, 1.5],
    [42, 242, 3],
    [58, 258, 4.5],
    [88, 260, 6],
    [106, 246, 8],
    [106, 226, 10],
    [100, 208, 9.5],
    [99, 192, 6.5],
  ];
  const leg = (side, y, up) => {
    const x = (by) => 102 + side * by;
    const foot = y - 14 * up;
    return (
      flat(
        p.cloth,
        limb([
          [x(8), y, 5],
          [x(29), y + 5 * up, 4.4],
          [x(32), foot, 3],
        ]),
      ) +
      line(
        `M${x(24)} ${foot - 5 * up}L${x(32)} ${foot} ${x(33)} ${foot - 8 * up}M${x(32)} ${foot}L${x(41)} ${foot - 4 * up}`,
        2.6,
      )
    );
  };
  return (
    leg(-1, 204, 1) +
    leg(1, 206, 1) +
    leg(-1, 230, -0.6) +
    leg(1, 234, -0.8) +
    flat(p.cloth, limb(joints)) +
    line('M99 198C100 216 112 238 100 252Q84 262 58 256', 1.6, p.leaf) +
    flat(p.cloth, 'M90 194C86 186 89 180 91 176Q96 158 99 158T107 176C109 180 112 186 108 194 102 200 96 200 90 194Z') +
    bare(p.bright, disc(93, 180, 2.6) + disc(105, 180, 2.6)) +
    bare(p.ink, disc(93, 180, 1.2) + disc(105, 180, 1.2))
  );
};

const fire = (p) =>
  put(50, 238, 2, PROPS.flame(p)) +
  put(150, 238, 2, PROPS.flame(p)) +
  put(100, 196, 3.1, PROPS.flame(p)) +
  flat(
    p.bright,
    'M100 152C112 182 148 196 150 236 150 266 124 280 100 280 76 280 50 266 50 236 52 198 90 182 100 152Z',
    ' stroke-width="1"',
  ) +
  salamander(p) +
  [
    [34, 284, 166, 268],
    [34, 268, 166, 284],
  ]
    .map(
      ([x1, y1, x2, y2]) =>
        flat(
          p.wood,
          limb([
            [x1, y1, 8],
            [x2, y2, 8],
          ]),
        ) +
        bare(
          p.light,
          comb(
            [x1 + 12, y1 + 4, x1 + 22, y1 + 3, x1 + 34, y1 + 2 + (y2 - y1) * 0.15],
            [x2 - 34, y2 + 4 - (y2 - y1) * 0.15, x2 - 24, y2 + 3, x2 - 12, y2 + 3],
            4,
            1.6,
          ),
        ) +
        flat(p.gold, disc(x1 + 1, y1, 7.5)) +
        line(disc(x1 + 1, y1, 4) + disc(x1 + 1, y1, 1.4), 1) +
        flat(p.gold, disc(x2 - 1, y2, 7.5)) +
        line(disc(x2 - 1, y2, 4) + disc(x2 - 1, y2, 1.4), 1),
    )
    .join('');

const waves = (p, y, fill) => {
  let d = `M16 ${y}`;
  for (let x = 16; x < 176; x += 20) d += `q6-10 13-6 0 6-4 5 4 4 11 1`;
  return flat(fill, `${d}H184V292H16Z`);
};

const water = (p) =>
  line('M98 244V132M64 246V164M136 246V164', 3) +
  flat(p.lips, 'M98 132C90 126 84 136 72 130V140C84 146 90 136 98 142Z') +
  flat(p.light, 'M66 146H132C140 164 138 184 130 198 112 192 84 192 68 198 60 184 60 164 66 146Z') +
  line('M98 148V192M66 168H134', 4.5, p.lips) +
  bare(p.ink, comb([135, 158, 126, 160, 118, 160], [130, 194, 122, 190, 112, 189], 5, 1.5)) +
  line('M62 146H136', 3) +
  flat(
    p.light,
    'M44 176H64C68 190 66 206 62 216 54 210 46 212 40 216 36 202 38 188 44 176ZM138 176H158C162 190 162 206 156 216 150 210 142 212 136 216 132 202 134 188 138 176Z',
  ) +
  bare(
    p.ink,
    comb([66, 184, 60, 184, 56, 184], [62, 212, 56, 208, 52, 208], 4, 1.2) +
      comb([160, 184, 154, 184, 150, 184], [156, 212, 150, 208, 146, 208], 4, 1.2),
  ) +
  flat(p.gold, 'M28 222H52V232H146V216H174C172 240 160 262 146 268H58C42 262 32 246 28 222Z') +
  line('M32 236Q60 246 100 245 144 244 172 230M38 250Q66 258 100 257 140 256 164 246', 1.2) +
  bare(
    p.ink,
    comb([170, 236, 160, 240, 150, 242], [140, 266, 132, 264, 124, 262], 5, 1.4) +
      disc(70, 239, 2) +
      disc(90, 241, 2) +
      disc(110, 241, 2) +
      disc(130, 240, 2),
  ) +
  waves(p, 266, p.tint) +
  put(58, 280, 0.6, fish(p, p.light)) +
  put(146, 281, 0.55, fish(p, p.light), { flip: true }) +
  bare(
    p.ink,
    leaf([84, 276, 92, 271, 100, 276], 0.7) +
      leaf([98, 286, 106, 282, 114, 286], 0.7) +
      leaf([24, 284, 30, 280, 36, 284], 0.7),
  );

const tree = (p, x, y, s) =>
  put(
    x,
    y,
    s,
    flat(p.gold, 'M-3 0V-16H3V0Z') +
      flat(p.leaf, 'M0-14C-18-10-22-24-14-30-16-42-2-48 4-42 16-44 20-32 15-27 22-16 10-10 0-14Z') +
      bare(
        p.ink,
        comb([16, -22, 11, -21, 7, -20], [12, -38, 8, -35, 5, -33], 4, 1.3) +
          comb([4, -14, 3, -18, 2, -21], [14, -17, 10, -19, 6, -22], 3, 1.2),
      ),
  );

const earth = (p) =>
  flat(p.tint, 'M18 262C40 226 70 206 100 200 130 206 164 228 182 258V292H18Z') +
  bare(
    p.ink,
    comb([122, 212, 118, 220, 110, 226], [172, 248, 162, 252, 150, 254], 5, 1.5) +
      comb([36, 246, 48, 242, 58, 240], [68, 220, 76, 220, 82, 222], 4, 1.2),
  ) +
  flat(
    p.light,
    'M62 222V186H58V178H64V181H68V178H73V181H77V178H82V186H88V160H84V152H90V155H95V152H100V138L108 130 116 138V155H112V186H118V178H123V181H128V178H133V181H138V186H134V224Q98 214 62 222Z',
  ) +
  bare(
    p.ink,
    'M66 194h5v8h-5ZM96 164h5v9h-5ZM105 144h5v7h-5ZM122 194h5v8h-5ZM92 218V204Q99 196 106 204V217Q99 216 92 218Z' +
      comb([133, 190, 126, 192, 120, 192], [133, 222, 126, 220, 120, 219], 5, 1.2) +
      comb([111, 160, 108, 161, 105, 161], [111, 184, 108, 184, 105, 184], 4, 1.1),
  ) +
  line('M58 186H88M112 186H138', 1.2) +
  flat(p.lips, 'M97 138 108 122 119 138Z') +
  line('M108 122V112', 1.4) +
  flat(p.cloth, 'M108 112 120 115 108 119Z') +
  tree(p, 44, 250, 0.9) +
  tree(p, 160, 254, 1) +
  `<g transform="translate(44 130) scale(.55)" stroke-width="2.6">${bull(p, p.light)}</g>`;

/** A large bird in the air, and a wind blowing from its cloud. */
const air = (p) => {
  const wing = PROPS.wing({ ...p, light: '#7ea6cf' });
  return (
    put(148, 112, 1.25, wind(p, 0, 0, true, -8)) +
    line('M106 122Q88 128 66 122M108 136Q80 146 44 138', 3, p.light) +
    `<g stroke-width="1.5">${put(
      92,
      236,
      1.62,
      put(2, -4, 0.75, wing, { turn: -50 }) +
        flat(
          p.light,
          'M-36-8C-32-22-16-22-8-12 6-14 18-8 26 2L50 2 44 10 48 17 24 13C8 22-14 16-23 3-26 0-30-4-36-8Z',
        ) +
        bare(p.ink, comb([-6, 13, -4, 9, -2, 6], [20, 12, 18, 9, 14, 7], 3, 1.4) + disc(-23, -11, 2)) +
        flat(p.bright, 'M-33-13-46-6-33-5Z') +
        put(-2, 0, 0.95, wing, { turn: -6 }),
    )}</g>`
  );
};

export const ELEMENTS = { fire, water, earth, air };
