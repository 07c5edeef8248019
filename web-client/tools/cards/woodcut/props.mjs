// Objects that figures hold or stand beside, at the origin unless stated otherwise.
import { bare, comb, disc, flat, leaf, limb, line, rays, ribs } from './pen.mjs';

export const PROPS = {
  /** A rod topped by a lily; the hand is at the origin. */
  sceptre: (p) =>
    flat(p.gold, 'M-2-30H2L2.500 34H-2.500Z') +
    flat(
      p.gold,
      'M0-54C5-46 5-40 3-36 6-44 13-44 13-38 13-33 8-32 6-33L4-30H-4L-6-33C-8-32-13-33-13-38-13-44-6-44-3-36-5-40-5-46 0-54Z',
    ) +
    bare(p.ink, comb([2, -28, 1, -28, 0, -27], [2.4, 30, 1, 30, 0, 31], 6, 1)),
  /** The ball of an emperor. */
  orb: (p) =>
    flat(p.gold, disc(0, 0, 15)) +
    line('M-15-1Q0 4 15-1M0 2V15', 1.3) +
    bare(p.ink, comb([14.5, -4, 11, -5, 7, -6], [8, 12.5, 6, 9, 4, 7], 4, 1.2)) +
    flat(p.gold, 'M-1.800-15V-20H-6V-23.500H-1.800V-28H1.800V-23.500H6V-20H1.800V-15Z'),
  wand: (p) =>
    flat(
      p.light,
      limb([
        [0, 12, 1.6],
        [0, -34, 1.8],
      ]),
    ) +
    flat(
      p.ink,
      limb([
        [0, -27, 1.8],
        [0, -34, 1.8],
      ]),
    ),
  /** A beam with two pans, hung from the origin. */
  scales: (p) => {
    const pan = (x, y) =>
      line(`M${x - 19} ${y + 32}L${x} ${y} ${x + 19} ${y + 32}`, 3) +
      line(`M${x - 19} ${y + 32}L${x} ${y} ${x + 19} ${y + 32}`, 1.2, p.bright) +
      flat(p.bright, `M${x - 22} ${y + 32}H${x + 22}C${x + 20} ${y + 50} ${x - 20} ${y + 50} ${x - 22} ${y + 32}Z`);
    return (
      pan(-34, 9) +
      pan(34, 13) +
      flat(p.bright, 'M-41 7Q-38 0-31 4-14 8 0 2 14 9 31 8 38 5 41 11 38 18 31 16 14 20 0 13-14 18-31 12-38 14-41 7Z') +
      flat(p.bright, disc(0, 6, 6)) +
      line('M0-10V0', 3)
    );
  },
  hourglass: (p) =>
    flat(p.light, 'M-11-18Q-11-6-2 0-11 6-11 18H11Q11 6 2 0 11-6 11-18Z') +
    bare(p.ink, 'M-8.500-9Q0-12 8.500-9 6-3 .7 0V8L8.500 16H-8.500L-.7 8V0Q-6-3-8.500-9Z') +
    flat(p.gold, 'M-15-22H15V-17H-15ZM-15 17H15V22H-15Z') +
    line('M-13-17V17M13-17V17', 1.8),
  /** A jug, its lip to the right. */
  jug: (p) =>
    line('M-9-12C-22-14-20 6-9 6', 3.4) +
    line('M-9-12C-22-14-20 6-9 6', 1.2, p.gold) +
    flat(p.gold, 'M-7-18H8L12-21 11-14Q7-10 8-6C16-1 15 14 8 18H-7C-15 14-15-1-7-6Q-6-10-7-18Z') +
    bare(p.ink, comb([8, -5, 5, -4, 2, -4], [9, 16, 5, 15, 1, 16], 5, 1.2)) +
    line('M-12 4Q0 8 13 4', 1.1),
  mirror: (p) =>
    flat(p.gold, 'M-2.500 18H2.500L3.500 44H-3.500Z') +
    flat(p.gold, disc(0, 0, 20)) +
    flat(p.light, disc(0, 0, 15)) +
    bare(p.ink, comb([-10, -2, -6, -6, -1, -10], [0, 10, 6, 5, 10, -2], 4, 1.2)),
  column: (p) =>
    flat(p.light, 'M-15 86V-26L-8-34 0-27 7-38 15-30V86Z') +
    line('M-7 84V-28M0 84V-24M7 84V-32', 1) +
    bare(p.ink, comb([14.5, -24, 10, -22, 7, -22], [14.5, 80, 10, 82, 7, 82], 10, 1.2)) +
    flat(p.light, 'M-20 76H20V86H-20Z'),
  anchor: (p) =>
    flat(
      p.light,
      'M-3-38H3V28Q18 26 22 12L14 14 24-2 30 16 26 14Q22 36 0 42-22 36-26 14L-30 16-24-2-14 14-22 12Q-18 26-3 28Z',
    ) +
    flat(p.gold, 'M-18-30H18V-24H-18Z') +
    line(disc(0, -44, 6), 3.4) +
    bare(
      p.ink,
      comb([3, -20, 1, -19, -1, -19], [3, 24, 1, 25, -1, 25], 5, 1.1) +
        comb([24, 18, 19, 18, 17, 15], [4, 40, 3, 36, 2, 34], 4, 1.1),
    ),
  cross: (p) =>
    flat(p.light, 'M-3.500 60V-20H-18V-27H-3.500V-42H3.500V-27H18V-20H3.500V60Z') +
    bare(p.ink, comb([3.5, -38, 1.5, -38, 0, -37], [3.5, 56, 1.5, 56, 0, 57], 10, 1.1)),
  /** A flame from below the origin. */
  flame: (p) =>
    flat(
      p.lips,
      'M0-26C4-18 12-14 11-4 16-8 15-14 14-17 21-9 20 6 10 12 5 15-5 15-10 12-20 6-20-7-13-14-13-8-12-5-9-3-12-14-2-18 0-26Z',
    ) + flat(p.gold, 'M0-12C2-7 7-5 7 2 7 8 3 11 0 11-4 11-8 8-7 2-7-3-2-6 0-12Z', ' stroke-width="1"'),
  /** A wing to the right of its shoulder at the origin. */
  wing: (p) =>
    flat(
      p.light,
      'M0 8C2-14 14-34 44-44 50-46 54-42 52-36 60-36 62-30 56-25 63-24 64-17 57-13 62-10 61-4 53-1 56 3 54 8 46 10 46 16 38 19 30 18 20 22 6 22 0 8Z',
    ) + line('M50-36Q28-26 14-6M55-25Q36-16 20 2M56-13Q38-6 22 8M52-1Q38 4 24 14', 1.5),
  /** A long trumpet, the mouthpiece at the origin, the bell to the upper left. */
  trumpet: (p) =>
    flat(p.bright, 'M0-2.500-44-5C-56-6-66-12-75-24Q-83 0-75 24C-66 12-56 6-44 5L0 2.500Z') +
    flat(p.ink, 'M-75-24Q-83 0-75 24-70 0-75-24Z') +
    line('M-44-5V5', 2),
  star: (p) => flat(p.gold, rays(0, 0, 7, 20, 8, 0.95, false)) + bare(p.light, disc(0, 0, 5)) + line(disc(0, 0, 5), 1),
  /** Grains on a stalk. */
  wheat: (p) => {
    let grains = '';
    for (let i = 0; i < 5; i++) {
      const y = -38 + i * 8;
      grains += leaf([0, y + 4, 5, y - 2, 9, y - 9], 3.6) + leaf([0, y + 4, -5, y - 2, -9, y - 9], 3.6);
    }
    return (
      line('M0 36V-34', 2.2, p.gold) + flat(p.gold, grains + leaf([0, -34, 0, -42, 0, -52], 3.6), ' stroke-width="1"')
    );
  },
  /** A heap of cloud with its shade. */
  cloud: (p) =>
    flat(p.light, 'M-34 12C-46 12-46-4-34-5-36-17-20-22-13-14-8-26 12-25 14-12 24-19 38-11 33-2 45-1 44 12 34 12Z') +
    bare(p.ink, comb([-28, 11, -28, 6, -24, 3], [30, 11, 28, 5, 24, 2], 7, 1.2)) +
    line('M-13-14Q-6-12-5-6M14-12Q8-11 7-5', 1.1),
  scythe: (p) =>
    flat(
      p.gold,
      limb([
        [0, 74, 2.4],
        [1, 0, 2.4],
        [-2, -72, 2.4],
      ]),
    ) +
    flat(p.light, 'M2-72C-20-84-58-74-72-44-52-60-24-66-2-60Z') +
    bare(p.ink, comb([-4, -61, -6, -66, -6, -69], [-60, -54, -58, -60, -56, -63], 7, 1.2)),
};

/** A snake along joints, its head at the last one. */
export function snake(p, joints) {
  const [x, y] = joints[joints.length - 1];
  return (
    flat(p.leaf, limb(joints)) +
    bare(p.ink, ribs(joints, 10, { reach: 0.55, wide: 2 })) +
    flat(
      p.leaf,
      `M${x - 10} ${y + 5}Q${x - 12} ${y - 10} ${x} ${y - 12}T${x + 15} ${y + 1}Q${x + 6} ${y + 12} ${x - 10} ${y + 5}Z`,
    ) +
    bare(p.ink, disc(x + 1, y - 4, 2)) +
    line(`M${x + 13} ${y + 2}q5 0 9-4m-6 4 7 3`, 1.6, p.lips)
  );
}

/** Water falling from one point to another. */
export function stream(p, x1, y1, x2, y2) {
  const [mx, my] = [(x1 + x2) / 2, Math.min(y1, y2) - 8];
  const edge = (by) => leaf([x1 + by, y1, mx + by, my, x2 + by, y2], 0.8);
  return flat(p.light, leaf([x1, y1, mx, my, x2, y2], 5), ' stroke-width="1.2"') + bare(p.ink, edge(-2) + edge(2));
}
