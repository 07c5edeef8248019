// Half figures composed of robe, head and arms.
import { fist, palm, sleeve } from './hands.mjs';
import { hat } from './hats.mjs';
import { head, throat } from './head.mjs';
import { put } from './pen.mjs';
import { ROBES } from './robes.mjs';

const mirrored = (joints) => joints.map(([x, y, w]) => [200 - x, y, w]);
/** Arm poses on the card's left side: shoulder, elbow, wrist with half their widths. */
const ARMS = {
  raised: [
    [62, 230, 12],
    [46, 262, 13],
    [50, 226, 7],
  ],
  folded: [
    [60, 232, 13],
    [46, 268, 13],
    [78, 270, 7],
  ],
  low: [
    [60, 232, 12],
    [44, 258, 12],
    [52, 280, 8],
  ],
  high: [
    [62, 228, 13],
    [38, 226, 12],
    [40, 192, 7],
  ],
  prayer: [
    [60, 232, 13],
    [58, 268, 13],
    [92, 244, 7],
  ],
};

/** A sleeve on one side; `pale`: as of a gown under a mantle. */
export function arm(p, name, { right = false, pale = false } = {}) {
  const joints = right ? mirrored(ARMS[name]) : ARMS[name];
  const side = right ? 1 : -1;
  return sleeve(p, joints, pale ? { fill: p.tint, cut: p.ink, cuff: p.gold, side } : { side });
}

/** A hand at the end of a folded arm, resting on the belt. */
export const resting = (p, { right = false, open = false } = {}) =>
  (open ? palm : fist)(p, right ? 119 : 81, 268, { turn: right ? -75 : 75, flip: right });

/** Shoulders and head; arms are drawn over it. */
export const bust = (p, { robe, crown = 'none', face, eyes = 169, size = 1.32 }) =>
  throat(p, 100, eyes, size) +
  ROBES[robe](p) +
  head(p, 100, eyes, size, { ...face, [crown === 'halo' ? 'under' : 'hat']: hat(p, crown) });

/** A reduced half figure with its lower end at (x, y); line widths are kept. */
export const lesser = (x, y, scale, inner, options) =>
  `<g stroke-width="${(1.75 / scale).toFixed(1)}">${put(x, y, scale, `<g transform="translate(-100 -290)">${inner}</g>`, options)}</g>`;
