// Heads: face, hair, beard. The origin is the middle of the eyes; the face is 26 wide, the chin is at 21.
import { bare, comb, disc, flat, leaf, line, put, taper } from './pen.mjs';

/** Fill and line colours of hair by tone. */
const tones = (p) => ({
  dark: { fill: p.ink, cut: p.skin },
  white: { fill: p.light, cut: p.ink },
  gold: { fill: p.gold, cut: p.ink },
  cloth: { fill: p.cloth, cut: p.light },
});

function features(p, { turn = 0, stern = 0, age = false, lips = false, closed = false, gaze = 0 }) {
  const far = (x) => (x * turn < 0 ? x : x * (1 - 0.22 * Math.abs(turn))) + turn * 3.2;
  const side = turn < 0 ? -1 : 1;
  let cut = '';
  let dots = '';
  for (const x of [-5.8, 5.8]) {
    const cx = far(x);
    const out = Math.sign(x);
    cut += leaf([cx - 3.6, -0.2, cx, closed ? 3.2 : -3.4, cx + 3.6, -0.2], 1.1);
    if (!closed) {
      dots += disc(cx + gaze + turn * 0.9, -0.1, 1.5);
    }
    cut += leaf([cx - out * 3.6, -4.4 + stern * 1.6, cx, -6.4, cx + out * 4, -4 - stern * 0.6], 1);
    if (age) cut += taper([cx - 2.8, 4.2, cx, 5.2, cx + 2.6, 4], 0.8);
  }
  const n = turn * 4;
  const nose = `M${n * 0.6 - side * 0.6} -2.5Q${n + side * 0.6} 3 ${n + side * 2.4} 6.6Q${n + side * 1.6} 8.8 ${n - side * 1.8} 7.8`;
  const m = turn * 3.6;
  const mouth = lips
    ? bare(
        p.lips,
        `M${m - 3.6} 12.6Q${m - 1.4} 11 ${m} 11.8 ${m + 1.4} 11 ${m + 3.6} 12.6 ${m} 16.4 ${m - 3.6} 12.6Z`,
      ) + bare(p.ink, leaf([m - 3.8, 12.6, m, 13.4, m + 3.8, 12.6], 0.5))
    : bare(p.ink, leaf([m - 4.4, 12.6, m, 13.6, m + 4.4, 12.3], 0.8) + leaf([m - 2, 16, m, 16.8, m + 2, 16], 0.4));
  if (age) cut += taper([-5, -9.5, 0, -10.6, 6, -9.2], 0.8) + taper([-4, -12, 0, -12.8, 5, -11.6], 0.8);
  return bare(p.ink, cut + dots) + line(nose, 1.1) + mouth;
}

/** Shade on the cheek away from the light. */
const cheek = (turn) => comb([12.8, -2, 10.5, -0.6, 8.6 + turn * 2, 0.4], [8.2, 15.4, 7, 14, 5.4 + turn, 13.4], 4, 0.9);

const FACE = 'M-13-8C-14.500 3-12.500 12-6.500 18Q0 23.500 6.500 18C12.500 12 14.500 3 13-8C13-17-13-17-13-8Z';

const BEARDS = {
  full: {
    d: 'M-13.500 1C-16 14-14 27-7 32-4 35-2 38 0 40 2 38 4 35 7 32 14 27 16 14 13.500 1 12 7 9 9.500 5 9Q0 7 0 8.600 0 7-5 9C-9 9.500-12 7-13.500 1ZM-4 13Q0 11 4 13 0 15.500-4 13Z',
    cuts: comb([-11, 12, -10.5, 20, -6, 28], [11, 12, 10.5, 20, 6, 28], 4, 1.3) + leaf([0, 18, 0.6, 28, 0, 36], 0.7),
  },
  point: {
    d: 'M-9 15Q-8 9-1 9L0 10 1 9Q8 9 9 15 6 13 4 13.500 0 16-4 13.500-6 13-9 15ZM-6 18.500Q0 15.500 6 18.500 5 27 0 33-5 27-6 18.500Z',
    cuts: comb([-3, 19, -2.5, 24, -0.8, 28], [3, 19, 2.5, 24, 0.8, 28], 3, 1),
  },
  fork: {
    d: 'M-13.500 2C-15 14-14 22-10 28-9 32-9 35-8 38-4 36-1 31 0 27 1 31 4 36 8 38 9 35 9 32 10 28 14 22 15 14 13.500 2 12 8 9 10 5 9.500Q0 7.500 0 9 0 7.500-5 9.500C-9 10-12 8-13.500 2ZM-4 13.200Q0 11.400 4 13.200 0 15.500-4 13.200Z',
    cuts:
      comb([-11, 13, -10.5, 22, -8, 34], [-2.5, 18, -3, 24, -6.5, 33], 3, 1.2) +
      comb([11, 13, 10.5, 22, 8, 34], [2.5, 18, 3, 24, 6.5, 33], 3, 1.2),
  },
  short: {
    d: 'M-13.500 3C-14 12-13 18-8 22.500Q0 28 8 22.500C13 18 14 12 13.500 3 12 9 9 11 6 10Q2 8 0 9.400-2 8-6 10C-9 11-12 9-13.500 3ZM-4.500 13.200Q0 11.600 4.500 13.200 0 16-4.500 13.200Z',
    cuts: comb([-10.5, 12, -9.5, 17, -6, 21], [10.5, 12, 9.5, 17, 6, 21], 4, 1.1),
  },
  moustache: {
    d: 'M0 9.800Q-4 8-8 11-10 13-13 12-9 16-4 13.500L0 12 4 13.500Q9 16 13 12 10 13 8 11 4 8 0 9.800Z',
    cuts: taper([-2, 11, -6, 11.4, -10, 13], 0.7) + taper([2, 11, 6, 11.4, 10, 13], 0.7),
  },
};

/** Hair: the part behind the face and the part over it. */
const HAIR = {
  locks: {
    back: 'M-12-12C-20-8-20 6-19 14-22 18-19 24-14 22-9 22-9 14-11 8L11 8C9 14 9 22 14 22 19 24 22 18 19 14 20 6 20-8 12-12Z',
    backCuts:
      comb([-17, -4, -18, 6, -16, 19], [-13, -2, -14, 8, -12, 18], 3, 1.1) +
      comb([17, -4, 18, 6, 16, 19], [13, -2, 14, 8, 12, 18], 3, 1.1),
    front: 'M-13.500-3C-15-14-9-19 0-19 9-19 15-14 13.500-3 12-9 9-12 4-12.500L0-11-4-12.500C-9-12-12-9-13.500-3Z',
    cuts:
      comb([-11, -10, -7, -15.5, 0, -17], [-6, -11.5, -3, -14, 0, -14], 3, 0.9) +
      comb([11, -10, 7, -15.5, 1, -17], [6, -11.5, 3, -14, 1, -14], 3, 0.9),
  },
  bob: {
    back: 'M-12-14C-21-10-20 8-18 18Q-12 22-8 18L8 18Q12 22 18 18C20 8 21-10 12-14Z',
    backCuts:
      comb([-18, -4, -18.5, 8, -15.5, 18], [-12.5, 4, -13.5, 10, -11.5, 18], 3, 1.1) +
      comb([18, -4, 18.5, 8, 15.5, 18], [12.5, 4, 13.5, 10, 11.5, 18], 3, 1.1),
    front: 'M-13.500 0C-16-14-9-19.500 0-19.500 9-19.500 16-14 13.500 0L12-7Q0-12-12-7Z',
    cuts: comb([-10, -9, -9.5, -13, -6, -17], [10, -9, 9.5, -13, 6, -17], 5, 0.9),
  },
  long: {
    back: 'M-12-14C-22-9-20 8-21 20-24 30-22 42-19 48-12 46-8 40-8 30L-9 9H9L8 30C8 40 12 46 19 48 22 42 24 30 21 20 20 8 22-9 12-14Z',
    backCuts:
      comb([-18, -4, -19, 16, -19, 42], [-13, 8, -14, 22, -14, 40], 3, 1.2) +
      comb([18, -4, 19, 16, 19, 42], [13, 8, 14, 22, 14, 40], 3, 1.2),
    front: 'M-13.500 3C-16-13-9-19.500 0-19.500 9-19.500 16-13 13.500 3 12-5 8-10 0-14.500-8-10-12-5-13.500 3Z',
    cuts:
      comb([-13, -2, -11, -11, -1, -17.5], [-10, -8, -7, -12.5, -1, -16], 2, 0.8) +
      comb([13, -2, 11, -11, 1, -17.5], [10, -8, 7, -12.5, 1, -16], 2, 0.8),
  },
  coils: {
    back: `${disc(-15.5, 4, 7)}${disc(15.5, 4, 7)}M-12-13C-18-8-17 2-15 6H15C17 2 18-8 12-13Z`,
    backCuts:
      comb([-20, 1, -17, 3, -12, 2], [-20, 8, -16, 8.5, -12, 7], 4, 1) +
      comb([20, 1, 17, 3, 12, 2], [20, 8, 16, 8.5, 12, 7], 4, 1),
    front: 'M-13.500 1C-16-13-9-19.500 0-19.500 9-19.500 16-13 13.500 1 12-6 8-10.500 0-14-8-10.500-12-6-13.500 1Z',
    cuts:
      comb([-12, -4, -10, -11, -1, -17], [-9, -8.5, -6, -12.5, -1, -15.5], 2, 0.8) +
      comb([12, -4, 10, -11, 1, -17], [9, -8.5, 6, -12.5, 1, -15.5], 2, 0.8),
  },
  // A cloth over the hair, around the face and on the shoulders.
  veil: {
    back: 'M-13-16C-25-8-20 14-26 34Q-16 40-8 32L8 32Q16 40 26 34C20 14 25-8 13-16Z',
    backCuts:
      comb([-17, -4, -19, 14, -22, 31], [-12, 14, -13, 22, -13, 32], 4, 1.1) +
      comb([17, -4, 19, 14, 22, 31], [12, 14, 13, 22, 13, 32], 4, 1.1),
    front: 'M-14 8C-18-13-10-20.500 0-20.500 10-20.500 18-13 14 8 13-4 9-10.500 0-12.500-9-10.500-13-4-14 8Z',
    cuts:
      comb([-14, 0, -13, -10, -4, -17.5], [-11, -6.5, -9, -11.5, -3, -15], 2, 0.8) +
      comb([14, 2, 13, -9, 5, -17.5], [11, -6, 9, -11, 4, -15], 3, 0.8),
  },
  // A hood that hides hair and throat.
  wimple: {
    back: 'M-13-16C-24-8-19 14-24 36Q0 44 24 36C19 14 24-8 13-16Z',
    backCuts:
      comb([18, -2, 19, 14, 21, 34], [10, 26, 11, 30, 10, 37], 4, 1.1) +
      comb([-17, 6, -18, 18, -20, 34], [-8, 28, -9, 32, -8, 38], 4, 1),
    front:
      'M-14 14C-18-13-10-21 0-21 10-21 18-13 14 14 10 24-10 24-14 14ZM-11.500-4C-12.500 4-11 11-6 16Q0 20.500 6 16C11 11 12.500 4 11.500-4Q0-13-11.500-4Z',
    cuts: comb([13.8, 0, 13, 3, 12, 4], [7, 19, 6, 17.5, 5, 17], 4, 0.8),
  },
  short: {
    back: 'M-12-14C-17-9-16 0-14 6H14C16 0 17-9 12-14Z',
    backCuts: '',
    front:
      'M-13.500 1C-16-12-10-19 0-19.500 10-19 16-12 13.500 1 12.500-6 11-9 8-10.500-2-8.500-8-9-10-11-12-8-13-4-13.500 1Z',
    cuts: comb([-11, -10, -7, -16, 2, -17.5], [-4, -10.5, -1, -13.5, 5, -14], 4, 0.9),
  },
  bald: {
    back: 'M-13-4C-18-2-18 8-15 12H15C18 8 18-2 13-4Z',
    backCuts:
      comb([-16.5, 0, -16, 5, -15, 10], [-14, 2, -14, 6, -13.5, 10], 2, 0.8) +
      comb([16.5, 0, 16, 5, 15, 10], [14, 2, 14, 6, 13.5, 10], 2, 0.8),
    front: '',
    cuts: '',
  },
  none: { back: '', backCuts: '', front: '', cuts: '' },
};

/**
 * A head at (x, y). `hair` and `beard` by name, `tone` of the hair (`cover` of a veil), `turn` from -1 (left) to 1;
 * `stern`, `age`, `lips`, `closed`, `gaze` change the face; `hat` is drawn around the same origin.
 */
export function head(
  p,
  x,
  y,
  scale,
  { hair = 'locks', beard, tone = 'dark', cover, hat = '', under = '', flip = false, ...look },
) {
  const shades = tones(p);
  const locks = HAIR[hair];
  const colour = shades[cover ?? tone];
  const back = locks.back && flat(colour.fill, locks.back) + bare(colour.cut, locks.backCuts);
  const front = locks.front && flat(colour.fill, locks.front, ' fill-rule="evenodd"') + bare(colour.cut, locks.cuts);
  const grown =
    beard &&
    flat(shades[tone].fill, BEARDS[beard].d, ' fill-rule="evenodd" stroke-width="1"') +
      bare(shades[tone].cut, BEARDS[beard].cuts);
  const face = flat(p.skin, FACE) + bare(p.ink, cheek(look.turn ?? 0)) + features(p, look);
  return put(x, y, scale, under + back + face + (grown ?? '') + front + hat, { flip });
}

/** A face without a head: for the sun, the moon, a star. */
export const visage = (p, x, y, scale, look) => put(x, y, scale, features(p, look));

/** The throat between head and shoulders, drawn before the head. */
export const throat = (p, x, y, scale) =>
  put(
    x,
    y,
    scale,
    flat(p.skin, 'M-6.500 12V30Q0 36 6.500 30V12Z') +
      bare(p.ink, comb([6.5, 17, 3, 20, -3, 21.5], [6.5, 27, 4, 28, 1, 28.5], 4, 0.9)),
  );
