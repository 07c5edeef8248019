// Headwear, drawn around the origin of a head (the middle of the eyes).
import { bare, comb, disc, flat, leaf, line, rays } from './pen.mjs';

const gems = (fill, ...at) => bare(fill, at.map(([x, y, r]) => disc(x, y, r)).join(''));

const HATS = {
  none: () => '',
  /** Lilies on a hoop. */
  lilies: (p) =>
    flat(p.gold, 'M-14-13Q0-9 14-13L17-28 10-22 7-30 0-22-7-30-10-22-17-28Z') +
    flat(p.gold, `${disc(-17, -29, 2)}${disc(-7, -31, 2)}${disc(7, -31, 2)}${disc(17, -29, 2)}`) +
    bare(p.ink, comb([13, -14, 14, -18, 14.5, -23], [4, -12, 4.5, -17, 5.5, -24], 4, 1)) +
    line('M-14.500-16Q0-12 14.500-16', 1.1) +
    gems(p.cloth, [0, -18, 2.2], [-8, -19, 1.6], [8, -19, 1.6]),
  /** Closed by arches, a ball on top. */
  arched: (p) =>
    flat(p.cloth, 'M-12-15C-14-30-6-34 0-34 6-34 14-30 12-15Z') +
    bare(p.light, comb([-9, -18, -9, -26, -4, -31], [9, -18, 9, -26, 4, -31], 4, 1)) +
    flat(p.gold, 'M-14-12Q0-8 14-12L15-19Q0-14-15-19Z') +
    line('M-14-18C-16-31-6-36 0-36 6-36 16-31 14-18M0-15V-36', 2.6) +
    line('M-14-18C-16-31-6-36 0-36 6-36 16-31 14-18M0-15V-36', 1.2, p.gold) +
    flat(p.gold, disc(0, -38, 3)) +
    flat(p.gold, 'M-1-41V-47H1V-41ZM-3-45V-43.500H3V-45Z') +
    gems(p.cloth, [0, -14, 1.7], [-8, -15, 1.4], [8, -15, 1.4]),
  /** Spikes all around, like the sun's. */
  spikes: (p) =>
    flat(p.gold, 'M-14-12Q0-8 14-12L18-25 12-19 11-30 5-20 0-33-5-20-11-30-12-19-18-25Z') +
    bare(p.ink, comb([13, -13, 14, -16, 15.5, -20], [2, -11.5, 2, -16, 2, -24], 4, 1)) +
    line('M-14.500-15.500Q0-11.500 14.500-15.500', 1.1),
  /** A low crown around a cloth cap. */
  cap: (p) =>
    flat(p.cloth, 'M-15-17C-22-27-12-35 0-33 12-35 22-27 15-17Z') +
    bare(p.light, comb([-12, -19, -14, -25, -9, -30], [11, -19, 13, -25, 9, -30], 4, 1.1)) +
    flat(p.gold, 'M-14-11Q0-7 14-11L16-20 10-17 6-22 0-17-6-22-10-17-16-20Z') +
    gems(p.ink, [0, -13, 1.3], [-7, -13.6, 1.1], [7, -13.6, 1.1]),
  /** A turban inside a crown, for the East. */
  turban: (p) =>
    flat(p.light, 'M-15-9C-22-16-18-30-6-33 4-36 18-32 18-20 19-15 17-11 15-9 6-14-6-14-15-9Z') +
    bare(p.ink, comb([-16, -13, -10, -24, 4, -32], [0, -13, 8, -19, 17, -22], 4, 1)) +
    flat(p.gold, 'M-15-10Q0-16 15-10L17-18 11-16 8-23 3-17 0-25-3-17-8-23-11-16-17-18Z') +
    flat(p.cloth, 'M0-33Q-4-40 0-46 4-40 0-33Z'),
  /** A flat cap with a feather. */
  plume: (p) =>
    flat(p.cloth, 'M-17-10C-22-20-10-26 2-25 14-25 21-19 18-11 8-16-6-15-17-10Z') +
    bare(p.light, comb([-13, -13, -12, -19, -6, -22], [11, -14, 12, -18, 10, -22], 4, 1.1)) +
    flat(p.light, 'M8-20C14-38 28-44 37-38 38-32 33-30 28-30 27-25 21-24 18-24 15-20 11-18 8-20Z') +
    bare(
      p.ink,
      comb([14, -24, 18, -32, 27, -38], [22, -26, 26, -29, 33, -34], 4, 1) + leaf([8, -20, 17, -34, 34, -38], 0.5),
    ),
  /** A cap whose tail hangs on the shoulder. */
  chaperon: (p) =>
    flat(
      p.cloth,
      'M-16-9C-20-19-10-28 2-26 12-27 20-20 17-10Q0-17-16-9ZM14-16C26-14 25 0 22 10 26 16 20 24 16 18 19 8 17-2 14-6Z',
    ) +
    bare(
      p.light,
      comb([-12, -13, -12, -20, -5, -24], [10, -14, 13, -19, 9, -23], 4, 1.1) +
        comb([22, -8, 21, -4, 18, -3], [22, 12, 20, 13, 18, 12], 4, 1),
    ),
  /** A maid's cap with a ribbon. */
  bonnet: (p) =>
    flat(p.light, 'M-15 2C-20-16-10-26 0-26 10-26 20-16 15 2 13-7 8-11.500 0-11.500-8-11.500-13-7-15 2Z') +
    bare(p.ink, comb([15, -3, 12, -10, 6, -13], [6, -24, 5, -20, 3, -17], 4, 0.9)) +
    line('M-15.500-6Q-11-17 0-17.500 11-17 15.500-6', 3, p.cloth),
  /** A net of pearls on the hair. */
  net: (p) =>
    flat(p.gold, 'M-14-8C-17-20-9-25 0-25 9-25 17-20 14-8 9-15-9-15-14-8Z') +
    line(
      'M-14-14Q-6-22 2-24.500M-9-12Q0-19 9-22M-1-13.500Q7-18 13-18M14-14Q6-22-2-24.500M9-12Q0-19-9-22M1-13.500Q-7-18-13-18',
      0.8,
    ) +
    gems(
      p.light,
      [-14, -8, 1.5],
      [-9.5, -11.6, 1.5],
      [-4, -13.5, 1.5],
      [2, -13.7, 1.5],
      [8, -12.3, 1.5],
      [13, -9, 1.5],
    ),
  /** An open helmet under a crown. */
  helm: (p) =>
    flat(p.light, 'M-15 10C-19-12-14-27 0-29 14-27 19-12 15 10L12 12 12.500-6Q0-14-12.500-6L-12 12Z') +
    bare(p.ink, comb([16, -4, 13, -4, 12, -4], [6, -27, 4, -24, 2, -20], 5, 1)) +
    flat(p.gold, 'M-15-10Q0-17 15-10L18-24 10-19 6-27 0-20-6-27-10-19-18-24Z') +
    gems(p.cloth, [0, -16, 1.8], [-8, -15, 1.3], [8, -15, 1.3]),
  /** A wreath of leaves. */
  wreath: (p) => {
    let d = '';
    for (let i = -5; i <= 5; i++) {
      const x = i * 2.8;
      const y = -11 - 6 * Math.cos(i / 3.4);
      d += `M${x} ${y}q${i * 0.5 - 3}-6 ${i * 0.4}-8 3 3 ${-i * 0.4} 8Z`;
    }
    return flat(p.leaf, d, ' stroke-width="1"');
  },
  /** Beams of a saint or a virtue. */
  halo: (p) =>
    flat(p.gold, disc(0, -3, 29)) + line(disc(0, -3, 25.5), 1) + bare(p.light, rays(0, -3, 15, 24, 24, 0.5, false)),
  /** Ears and bells. */
  fool: (p) =>
    flat(
      p.cloth,
      'M-15 0C-18-18-30-18-36-8-33-26-16-30-4-24 0-34 10-40 24-34 14-32 12-26 12-20 18-14 17-6 15 0 12-9 6-12 0-12-6-12-12-9-15 0Z',
    ) +
    bare(
      p.light,
      comb([-14, -8, -20, -20, -32, -15], [-4, -14, -10, -24, -20, -22], 4, 1.2) +
        comb([8, -14, 6, -28, 16, -35], [1, -14, 0, -24, 6, -32], 3, 1.2),
    ) +
    flat(p.gold, `${disc(-36, -6, 3.4)}${disc(25, -33, 3.4)}`),
};

/** Returns the hat of that name. */
export const hat = (p, name) => {
  const make = HATS[name];
  if (!make) throw new Error(`no hat called ${name}`);
  return make(p);
};
