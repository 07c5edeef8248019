// Hands and held objects; the wrist is at the origin.
import { bare, comb, disc, fix, flat, leaf, limb, line, put, ribs } from './pen.mjs';

/** A hand closed around something upright. */
export const fist = (p, x, y, { scale = 1, flip = false, turn = 0 } = {}) =>
  put(
    x,
    y,
    scale,
    flat(
      p.skin,
      'M-6-3C-6-7-2-8 2-7.500 6-8 8-6 7-3.500 8.500-2 8 0 7 .5 8 2 7.500 4 6 4.500 6 7 4 8 1 7.500-4 8-7 5-6.500 1Z',
    ) +
      line('M7-3.500Q3-3 .5-3.800M7 .5Q3 .8 .5 .2M6 4.500Q3 4.800 1 4', 1) +
      flat(p.skin, 'M-5-5C-2-8 3-9 5-7.500 5-5.500 2-5-1-3.500Z', ' stroke-width="1.100"'),
    { flip, turn },
  );

/** An open hand, fingers up. */
export const palm = (p, x, y, { scale = 1, flip = false, turn = 0 } = {}) =>
  put(
    x,
    y,
    scale,
    flat(
      p.skin,
      'M-4 1C-6-3-6-6-5-9L-9-13Q-9-15.500-7-15L-3-11.500-4.500-18Q-3.500-20-2-18.500L0-12.500.2-20Q1.500-21.800 2.800-20L3-12.500 5-18.500Q6.500-20 7.200-18L6-11.500 8.500-14.500Q10-15 10-13.200 8-8 6.500-6 6-2 5 1Z',
    ) + line('M-3-6Q0-8 4-6.500', 0.9),
    { flip, turn },
  );

/** Side view of a hand with a pointing finger. */
export const pointing = (p, x, y, { scale = 1, flip = false, turn = 0 } = {}) =>
  put(
    x,
    y,
    scale,
    flat(p.skin, 'M-4 2C-6-2-6-7-4-9L-3.500-19Q-2-21-.6-19L0-10.500Q4-11.500 5.500-8 6-3 4 2Z') +
      line('M0-8 4.500-7.500M.5-5H4.800M.5-2.500H4.500', 0.9),
    { flip, turn },
  );

/** Two clasped hands. */
export const clasp = (p, x, y) =>
  put(x, y, 0.85, flat(p.skin, 'M-8 2Q-8-6 0-6 8-7 9 0 8 7 0 7-7 7-8 2Z') + line('M-1-5Q3-2 2 2M3-5Q7-2 6 2', 1));

/** A sleeve along joints with its cuff, hatched on the shaded side. */
export function sleeve(p, joints, { fill = p.cloth, cut = p.light, cuff = p.light, count = 7, side = 1 } = {}) {
  const [x, y, w] = joints[joints.length - 1];
  const [ax, ay] = joints[joints.length - 2];
  const long = Math.hypot(x - ax, y - ay) || 1;
  const [dx, dy] = [((x - ax) / long) * 4, ((y - ay) / long) * 4];
  const band =
    cuff &&
    flat(
      cuff,
      limb([
        [x - dx * 0.4, y - dy * 0.4, w + 1.6],
        [x + dx, y + dy, w + 1],
      ]),
    );
  return flat(fill, limb(joints)) + bare(cut, ribs(joints, count, { side, wide: 1.5 })) + (band || '');
}

/** A straight rod from foot to top. */
export const rod = (fill, x1, y1, x2, y2, w) =>
  flat(
    fill,
    limb([
      [x1, y1, w],
      [x2, y2, w],
    ]),
  );

/** The suit emblems, upright at the origin, about 60 high. */
export const EMBLEMS = {
  cup: (p) =>
    flat(p.gold, 'M-13-22Q-15-4-4 1L-3 8Q-3 12-10 15V18H10V15Q3 12 3 8L4 1Q15-4 13-22Z') +
    flat(p.gold, 'M-14-24Q0-20 14-24V-20Q0-16-14-20Z') +
    bare(
      p.ink,
      comb([12.5, -17, 9, -15, 6, -15], [4, 0, 2, -1, 0, -1], 4, 1.1) +
        comb([9, 15.5, 5, 12, 2, 11], [4, 15.5, 3, 13, 2, 12], 3, 1),
    ) +
    bare(p.cloth, `${disc(-5, -11, 2.4)}${disc(3, -9.5, 2)}`),
  lid: (p) =>
    flat(p.gold, 'M-14-24Q-10-34-2-36V-39H2V-36Q10-34 14-24Q0-20-14-24Z') +
    bare(p.ink, comb([12, -26, 8, -31, 3, -34], [5, -24, 4, -29, 2, -33], 4, 1)),
  coin: (p) => {
    let petals = '';
    for (let i = 0; i < 6; i++) {
      const a = (Math.PI * i) / 3;
      petals += leaf(
        [0, 0, fix(6 * Math.cos(a)), fix(6 * Math.sin(a)), fix(12 * Math.cos(a)), fix(12 * Math.sin(a))],
        4.4,
      );
    }
    return (
      flat(p.ink, disc(0, 0, 20)) +
      flat(p.bright, disc(0, 0, 18) + disc(0, 0, 14.5), ' stroke-width="1.6"') +
      bare(p.ink, petals) +
      bare(p.bright, disc(0, 0, 2.6))
    );
  },
  sword: (p) =>
    flat(p.light, 'M-4 0V-58L0-68 4-58V0Z') +
    line('M0-4V-56', 1) +
    bare(p.ink, comb([4, -54, 2.5, -54, 1, -53], [4, -6, 2.5, -6, 1, -5], 8, 1)) +
    flat(p.gold, 'M-17-3Q-19 2-15 5-8 1 0 4 8 1 15 5 19 2 17-3 8-1 0-2-8-1-17-3Z') +
    flat(p.cloth, 'M-2.600 3H2.600V17H-2.600Z') +
    flat(p.gold, disc(0, 20, 4.2)),
  staff: (p) => {
    let knots = '';
    for (const [x, y] of [
      [-6, -42],
      [-5.5, -26],
      [-5, -10],
    ])
      knots += disc(x, y, 4);
    return (
      flat(p.cloth, knots) +
      flat(p.cloth, 'M-3 46L-6.500-50Q-5-60 0-60 5-60 6.500-50L3 46Z') +
      bare(p.light, comb([5.5, -50, 2, -49, 0, -47], [2.5, 40, 1, 41, 0, 42], 9, 1.3)) +
      line('M-6.500-46Q0-42 6.500-46', 1.2, p.light)
    );
  },
};
