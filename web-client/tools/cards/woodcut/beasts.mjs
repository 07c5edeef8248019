// Animals in side view, facing left, with their feet at about y 286.
import { bare, comb, disc, flat, leaf, limb, line, rays, ribs, scales } from './pen.mjs';

const hoof = (p, x, y) => flat(p.ink, `M${x - 4} ${y - 1}L${x - 7} ${y + 6}H${x + 6}L${x + 4} ${y - 1}Z`);
const paw = (p, x, y, fill) =>
  flat(
    fill,
    `M${x + 5} ${y - 4}C${x + 8} ${y + 2} ${x + 6} ${y + 6} ${x + 3} ${y + 6}H${x - 9}C${x - 14} ${y + 5} ${x - 12} ${y - 2} ${x - 6} ${y - 3}Z`,
  ) + line(`M${x - 8} ${y + 5}Q${x - 9} ${y + 2} ${x - 7} ${y}M${x - 3} ${y + 5}Q${x - 4} ${y + 2} ${x - 2} ${y}`, 1);

/** A leg along joints, with its hoof or paw. */
export function leg(p, joints, { fill, cut = p.ink, foot = 'hoof' }) {
  const [x, y] = joints[joints.length - 1];
  return (
    flat(fill, limb(joints)) +
    bare(cut, ribs(joints, 5, { side: -1, reach: 0.5 })) +
    (foot === 'hoof' ? hoof(p, x, y) : paw(p, x, y, fill))
  );
}

const LEGS = {
  fore: [
    [72, 240, 11],
    [68, 260, 6.5],
    [66, 272, 4.4],
    [66, 281, 4],
  ],
  raised: [
    [68, 242, 10],
    [46, 250, 6],
    [44, 262, 4],
    [50, 270, 3.6],
  ],
  farFore: [
    [84, 244, 9],
    [86, 262, 5.4],
    [84, 273, 4],
    [84, 281, 3.6],
  ],
  hind: [
    [148, 240, 16],
    [158, 258, 8],
    [150, 270, 4.6],
    [152, 281, 4.2],
  ],
  farHind: [
    [138, 244, 12],
    [136, 260, 6.4],
    [128, 271, 4],
    [130, 281, 3.8],
  ],
};

const BARREL =
  'M60 212C52 226 54 244 66 251 86 260 112 258 128 253 146 260 164 252 166 236 167 219 152 211 134 214 114 219 98 216 84 208Z';

/** The trunk with its legs; `hind` draws the hind part if it is another animal's. */
export function trunk(
  p,
  { fill, cut = p.ink, foot = 'hoof', hindFill = fill, hindFoot = foot, stride = true, barrel = BARREL },
) {
  const fore = { fill, cut, foot };
  const hind = { fill: hindFill, cut, foot: hindFoot };
  return (
    leg(p, LEGS.farFore, fore) +
    leg(p, LEGS.farHind, hind) +
    flat(fill, barrel) +
    (hindFill === fill
      ? ''
      : flat(
          hindFill,
          'M118 216C134 210 167 216 166 236 164 252 146 260 128 253 114 254 124 240 116 236 122 228 112 224 118 216Z',
        )) +
    bare(
      cut,
      comb([74, 254, 80, 246, 90, 240], [126, 254, 126, 246, 128, 238], 5, 1.6) +
        comb([164, 228, 156, 226, 146, 228], [162, 248, 154, 246, 146, 242], 4, 1.6),
    ) +
    leg(p, LEGS.hind, hind) +
    leg(p, stride ? LEGS.raised : LEGS.fore, fore)
  );
}

const HAIRY = [
  [164, 224, 3],
  [177, 236, 6],
  [172, 260, 6],
  [178, 278, 0.6],
];
export const horseTail = (p, fill = p.ink, cut = p.light) =>
  flat(fill, limb(HAIRY)) +
  bare(cut, leaf([168, 228, 176, 244, 174, 270], 0.8) + leaf([166, 230, 170, 248, 170, 266], 0.7));
const TUFTED = [
  [162, 226, 4],
  [176, 220, 3.4],
  [178, 200, 3],
  [168, 188, 2.4],
];
export const lionTail = (p, fill) =>
  flat(fill, limb(TUFTED)) +
  flat(p.ink, 'M170 192C158 190 154 180 156 172 164 172 174 180 172 190Z') +
  bare(p.light, leaf([168, 188, 164, 182, 159, 176], 0.7));

/** Head and neck of a horse, with a bridle. */
export const horseHead = (p, fill = p.light) =>
  flat(
    fill,
    'M96 216C92 190 82 164 68 151L66 140 59 149C51 151 46 160 40 172 35 180 31 186 34 191 38 196 45 193 49 189 55 187 61 185 65 180 67 192 60 206 56 218 53 230 56 241 64 249Z',
  ) +
  bare(
    p.ink,
    comb([66, 190, 70, 194, 76, 196], [56, 234, 64, 236, 72, 234], 5, 1.4) +
      comb([64, 180, 60, 176, 56, 175], [50, 188, 48, 184, 46, 181], 4, 1),
  ) +
  flat(p.ink, 'M66 148C84 152 100 180 104 214L95 214C94 198 90 182 82 170 78 162 72 156 64 152Z') +
  bare(p.light, comb([72, 152, 78, 160, 80, 164], [102, 206, 98, 208, 95, 210], 4, 1.3)) +
  bare(p.ink, leaf([51, 163, 54, 159, 58, 163], 1.6) + disc(38, 186.5, 1.4)) +
  line('M35 191Q41 189 44 186.500', 1) +
  line('M61 153 62 181M40 173Q46 178 50 188M61 168 44 176', 2.2, p.cloth);

/** The tail of a fish, from its side to the fluke above the back. */
export function fishTail(p, fill = p.tint) {
  const joints = [
    [92, 236, 24],
    [122, 248, 23],
    [150, 250, 17],
    [167, 234, 10],
    [166, 212, 6],
    [158, 196, 4],
  ];
  return (
    flat(
      p.cloth,
      'M162 204C150 202 140 192 138 178 148 180 154 182 158 186 160 178 168 170 178 168 180 182 174 196 162 204Z',
    ) +
    bare(p.light, comb([158, 200, 152, 192, 144, 184], [162, 200, 168, 188, 174, 174], 4, 1.3)) +
    flat(fill, limb(joints)) +
    line(scales(joints, 10), 1.1) +
    bare(p.ink, ribs(joints, 8, { reach: 0.22, wide: 1.6 })) +
    flat(p.cloth, 'M112 228C118 214 128 208 140 208 138 218 138 226 142 232Z') +
    bare(p.light, comb([118, 226, 124, 216, 134, 211], [136, 228, 136, 220, 138, 212], 4, 1.1))
  );
}

/** The winged hind part of a dragon; its tail ends in a curl. */
export function dragonBack(p, fill = p.cloth) {
  const tail = [
    [96, 238, 22],
    [120, 256, 18],
    [146, 266, 12],
    [168, 259, 8.5],
    [173, 240, 7],
    [161, 226, 6],
    [149, 236, 5],
    [155, 246, 2],
  ];
  return (
    flat(
      p.light,
      'M104 228C104 186 128 154 176 140 168 152 168 164 174 176 162 174 158 182 160 194 148 192 144 200 146 212 134 210 128 216 126 230Z',
      ' stroke-width="3"',
    ) +
    line('M108 224C124 182 146 158 176 140M113 224C130 192 148 180 174 176M118 226C132 204 144 198 160 194', 1.6) +
    flat(fill, limb(tail)) +
    bare(p.light, ribs(tail, 9, { reach: 0.5, wide: 1.6 }))
  );
}

/** Front view of a lion's face in its mane, at (x, y). */
export function lionFace(p, x, y, fill = p.gold) {
  const at = (dx, dy) => `${x + dx} ${y + dy}`;
  return (
    flat(fill, rays(x, y, 23, 38, 22, 1.1)) +
    bare(p.ink, rays(x, y, 20, 30, 22, 0.24)) +
    flat(
      fill,
      `M${at(-19, -17)}C${at(-28, -22)} ${at(-25, -8)} ${at(-20, -6)}C${at(-21, 6)} ${at(-15, 10)} ${at(-13, 16)}Q${at(0, 28)} ${at(13, 16)}C${at(15, 10)} ${at(21, 6)} ${at(20, -6)}C${at(25, -8)} ${at(28, -22)} ${at(19, -17)}Q${at(0, -27)} ${at(-19, -17)}Z`,
    ) +
    flat(
      p.light,
      `M${at(-11, 9)}C${at(-11, 3)} ${at(-4, 4)} ${at(0, 7)}C${at(4, 4)} ${at(11, 3)} ${at(11, 9)}C${at(11, 17)} ${at(4, 18)} ${at(0, 15)}C${at(-4, 18)} ${at(-11, 17)} ${at(-11, 9)}Z`,
    ) +
    flat(p.ink, `M${at(-5, 2)}Q${at(0, 0)} ${at(5, 2)}Q${at(3, 7)} ${at(0, 8)}Q${at(-3, 7)} ${at(-5, 2)}Z`) +
    line(
      `M${at(0, 8)}V${y + 14}M${at(-5, 1)}Q${at(-4, -6)} ${at(-6, -11)}M${at(5, 1)}Q${at(4, -6)} ${at(6, -11)}M${at(-5, 19)}Q${at(0, 22)} ${at(5, 19)}`,
      1.3,
    ) +
    bare(
      p.ink,
      [-9.5, 9.5]
        .map(
          (dx) =>
            leaf([x + dx - 4.5, y - 5, x + dx, y - 9.5, x + dx + 4.5, y - 5], 1.4) +
            disc(x + dx, y - 5, 1.9) +
            leaf([x + dx - 5, y - 10 - dx * 0.1, x + dx, y - 14, x + dx + 5, y - 10 + dx * 0.1], 1),
        )
        .join('') +
        [-7, -4, 4, 7].map((dx) => disc(x + dx, y + 11, 0.7)).join('') +
        comb([x + 19, y - 8, x + 16, y - 4, x + 13, y - 2], [x + 14, y + 13, x + 12, y + 11, x + 10, y + 10], 4, 1.1),
    )
  );
}

/** A bull, facing the viewer. */
export const bull = (p, fill) =>
  flat(
    fill,
    limb([
      [162, 222, 3],
      [175, 232, 2.6],
      [174, 256, 2.2],
    ]),
  ) +
  flat(p.ink, 'M174 252C168 262 170 272 176 278 180 270 180 260 174 252Z') +
  trunk(p, { fill }) +
  flat(fill, 'M104 212C90 196 70 184 52 190L42 226C46 240 56 250 74 252 96 246 106 230 104 212Z') +
  bare(
    p.ink,
    comb([46, 232, 54, 234, 62, 232], [78, 250, 80, 242, 84, 236], 4, 1.5) +
      comb([84, 200, 82, 206, 78, 210], [102, 216, 96, 220, 90, 222], 4, 1.3),
  ) +
  flat(
    p.light,
    'M36 182C22 180 16 166 22 152 26 164 34 170 44 172ZM66 178C80 174 84 160 76 148 74 160 68 167 58 170Z',
  ) +
  flat(fill, 'M34 186C24 184 20 192 26 196Q34 198 38 192ZM68 182C78 178 82 186 76 191Q69 194 65 189Z') +
  flat(
    fill,
    'M38 176Q50 168 62 172C68 182 66 194 62 204 64 214 60 222 52 222 44 223 40 216 40 206 34 196 33 186 38 176Z',
  ) +
  flat(p.light, 'M41 210C42 202 62 201 62 209 64 216 60 222 52 222 45 223 41 217 41 210Z') +
  bare(
    p.ink,
    disc(47, 211, 1.7) +
      disc(57, 210, 1.7) +
      leaf([39, 191, 43, 186, 47, 191], 1.6) +
      disc(43, 190, 1.8) +
      leaf([56, 190, 60, 185, 64, 189], 1.6) +
      disc(60, 188.5, 1.8) +
      comb([44, 174, 46, 179, 45, 183], [58, 172, 57, 178, 57, 182], 4, 1.5) +
      comb([64, 196, 60, 196, 57, 198], [62, 205, 59, 204, 57, 205], 3, 1.1),
  ) +
  line('M46 217Q52 220 58 216', 1.2);

/** Wool in curls on a fleece. */
const curls = () => {
  let d = '';
  for (let row = 0; row < 4; row++)
    for (let x = 66 + (row % 2) * 6; x < 158; x += 12) d += `M${x} ${221 + row * 9}q5-6 8 0t-5 3`;
  return line(d, 1.2);
};

export const ram = (p, fill) =>
  flat(fill, 'M160 218C172 216 176 232 170 244Q162 244 160 232Z') +
  trunk(p, { fill }) +
  curls() +
  flat(fill, 'M104 214C98 200 88 190 74 186L52 200C46 218 46 240 66 250 88 250 104 236 104 214Z') +
  line(
    'M56 236q5-6 8 0t-5 3M66 242q5-6 8 0t-5 3M60 224q5-6 8 0t-5 3M74 230q5-6 8 0t-5 3M86 236q5-6 8 0t-5 3M88 222q5-6 8 0t-5 3M70 214q5-6 8 0t-5 3',
    1.2,
  ) +
  flat(fill, 'M74 174C60 168 48 178 42 190 36 200 29 207 31 213 36 219 46 217 52 213 62 213 72 208 78 198Z') +
  bare(
    p.ink,
    leaf([49, 190, 53, 184, 58, 189], 1.8) +
      disc(53.5, 188, 2) +
      disc(35, 208, 1.4) +
      comb([60, 212, 60, 206, 58, 202], [76, 200, 72, 198, 68, 196], 4, 1.3),
  ) +
  line('M32 214Q39 212 44 209', 1.2) +
  flat(p.gold, limb(HORN)) +
  bare(p.ink, ribs(HORN, 11, { reach: 0.7, wide: 1.5 }));
const HORN = [
  [62, 176, 5],
  [70, 164, 7.5],
  [86, 164, 8.5],
  [97, 178, 8.5],
  [94, 196, 7.5],
  [80, 204, 6],
  [71, 196, 4.5],
  [75, 188, 2.5],
  [80, 189, 1],
];

/** A goat with the tail of a fish. */
export const seaGoat = (p, fill) => {
  const horns = [
    [
      [72, 172, 4.5],
      [84, 154, 4.2],
      [104, 144, 3],
      [124, 146, 1],
    ],
    [
      [64, 172, 4.5],
      [70, 152, 4.2],
      [86, 138, 3],
      [106, 134, 1],
    ],
  ];
  return (
    fishTail(p, p.tint) +
    leg(
      p,
      [
        [84, 244, 11],
        [86, 260, 6.5],
        [84, 272, 4.4],
        [84, 281, 4],
      ],
      { fill },
    ) +
    flat(fill, 'M110 238C112 214 100 190 82 180L58 192C50 214 48 238 62 252 82 262 104 258 110 238Z') +
    bare(
      p.ink,
      comb([109, 226, 100, 228, 94, 228], [92, 258, 88, 250, 84, 246], 5, 1.5) +
        comb([60, 200, 64, 206, 64, 212], [52, 232, 58, 236, 62, 242], 4, 1.4),
    ) +
    leg(
      p,
      [
        [68, 244, 11],
        [46, 250, 6.4],
        [42, 262, 4.2],
        [48, 271, 3.8],
      ],
      { fill },
    ) +
    horns.map((horn) => flat(p.gold, limb(horn)) + bare(p.ink, ribs(horn, 8, { reach: 0.7, wide: 1.3 }))).join('') +
    flat(fill, 'M82 176C94 172 102 178 104 186 96 190 88 188 80 184Z') +
    flat(fill, 'M80 172C66 164 54 174 48 186 42 196 34 204 35 210 40 217 50 216 57 211 68 210 78 204 84 192Z') +
    flat(p.light, 'M44 214C46 226 50 234 58 238 60 228 58 218 56 211Z') +
    bare(
      p.ink,
      comb([47, 215, 50, 224, 56, 234], [54, 212, 55, 222, 57, 232], 3, 1) +
        leaf([55, 187, 59, 181, 64, 186], 1.8) +
        disc(59.5, 185, 2) +
        disc(39, 205, 1.4) +
        comb([66, 209, 65, 203, 63, 200], [82, 194, 77, 194, 72, 193], 4, 1.3),
    ) +
    line('M36 211Q43 210 48 206', 1.2)
  );
};

export const lion = (p) => lionTail(p, p.gold) + trunk(p, { fill: p.gold, foot: 'paw' }) + lionFace(p, 66, 196);
