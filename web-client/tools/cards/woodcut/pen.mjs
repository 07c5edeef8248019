// Woodcut strokes as SVG, in card units. A stroke is [x1, y1, bend x, bend y, x2, y2].

/** @typedef {[number, number, number, number, number, number]} Stroke */
/** @typedef {[number, number, number]} Joint A point of a limb and half its width there. */

export const fix = (value) => Number(value.toFixed(1));
const between = (a, b, t) => a.map((value, i) => value + (b[i] - value) * t);

/** A filled shape with its group's outline. */
export const flat = (fill, d, more = '') => `<path fill="${fill}" d="${d}"${more}/>`;
/** A filled shape without outline. */
export const bare = (fill, d) => `<path fill="${fill}" stroke="none" d="${d}"/>`;
/** A line without fill. */
export const line = (d, wide, colour) =>
  `<path fill="none" d="${d}"${wide ? ` stroke-width="${wide}"` : ''}${colour ? ` stroke="${colour}"` : ''}/>`;
export const disc = (x, y, r) => `M${fix(x - r)} ${fix(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0Z`;
/** Moves, scales and rotates a fragment; `flip` mirrors it. */
export const put = (x, y, scale, inner, { flip = false, turn = 0 } = {}) =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${flip ? `${-scale} ${scale}` : scale})">${inner}</g>`;

/** Smaller bends are drawn straight: they are invisible, and every stroke is sent over the network. */
const STRAIGHT = 2.2;
/** Rounds coordinates to a grid, so that similar strokes compress well. */
const grid = (value) => Math.round(value * 2) / 2;

/** A stroke that starts wide and tapers off, as of a gouge. */
export function taper([x1, y1, cx, cy, x2, y2], wide = 1.4) {
  const long = Math.hypot(cx - x1, cy - y1) || 1;
  const nx = grid((-(cy - y1) / long) * (wide / 2));
  const ny = grid(((cx - x1) / long) * (wide / 2));
  const [bx, by, tx, ty] = [x1, y1, x2, y2].map(grid);
  const away = Math.abs((x2 - x1) * (cy - y1) - (y2 - y1) * (cx - x1)) / (Math.hypot(x2 - x1, y2 - y1) || 1);
  const out = away > STRAIGHT ? `Q${grid(cx)} ${grid(cy)} ${tx} ${ty}L` : `L${tx} ${ty} `;
  // Filled paths need no closing command, since they have no outline.
  return `M${bx + nx} ${by + ny}${out}${bx - nx} ${by - ny}`;
}

/** A stroke that is wide in the middle and thin at both ends. */
export function leaf([x1, y1, cx, cy, x2, y2], wide = 1.6) {
  const long = Math.hypot(x2 - x1, y2 - y1) || 1;
  const nx = (-(y2 - y1) / long) * wide;
  const ny = ((x2 - x1) / long) * wide;
  return `M${fix(x1)} ${fix(y1)}Q${fix(cx + nx)} ${fix(cy + ny)} ${fix(x2)} ${fix(y2)}Q${fix(cx - nx)} ${fix(cy - ny)} ${fix(x1)} ${fix(y1)}Z`;
}

/** `count` strokes from the first to the last: hatching. */
export const comb = (first, last, count, wide = 1.4) =>
  Array.from({ length: count }, (_, i) => taper(between(first, last, count > 1 ? i / (count - 1) : 0), wide)).join('');

/** A curve through points, continuing from the first one. */
function through(points) {
  let d = '';
  for (let i = 0; i + 1 < points.length; i++) {
    const [p0, p1, p2, p3] = [
      points[Math.max(0, i - 1)],
      points[i],
      points[i + 1],
      points[Math.min(points.length - 1, i + 2)],
    ];
    d += `C${grid(p1[0] + (p2[0] - p0[0]) / 6)} ${grid(p1[1] + (p2[1] - p0[1]) / 6)} ${grid(p2[0] - (p3[0] - p1[0]) / 6)} ${grid(p2[1] - (p3[1] - p1[1]) / 6)} ${grid(p2[0])} ${grid(p2[1])}`;
  }
  return d;
}

/** Both edges of a limb at each joint. */
function edges(joints) {
  return joints.map(([x, y, w], i) => {
    const a = joints[Math.max(0, i - 1)];
    const b = joints[Math.min(joints.length - 1, i + 1)];
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const dx = ((b[0] - a[0]) / long) * w;
    const dy = ((b[1] - a[1]) / long) * w;
    return { left: [x + dy, y - dx], right: [x - dy, y + dx] };
  });
}

/** Outline of a limb: a sleeve, a leg, a tail. */
export function limb(joints) {
  const sides = edges(joints);
  const left = sides.map((side) => side.left);
  const right = sides.map((side) => side.right).reverse();
  const [start, turn] = [left[0], right[0]];
  return `M${grid(start[0])} ${grid(start[1])}${through(left)}L${grid(turn[0])} ${grid(turn[1])}${through(right)}Z`;
}

/**
 * Strokes across a limb from its right edge (`side` 1) or left edge (-1); `reach` is their length as a share of its
 * width.
 */
export function ribs(joints, count, { reach = 0.55, side = 1, wide = 1.2 } = {}) {
  const sides = edges(joints);
  let d = '';
  for (let i = 0; i < count; i++) {
    const at = ((i + 0.5) / count) * (joints.length - 1);
    const k = Math.min(joints.length - 2, Math.floor(at));
    const l = between(sides[k].left, sides[k + 1].left, at - k);
    const r = between(sides[k].right, sides[k + 1].right, at - k);
    const [from, to] = side > 0 ? [r, between(r, l, reach)] : [l, between(l, r, reach)];
    const [mx, my] = between(from, to, 0.5);
    const bow = 0.12 * side;
    d += taper([...from, mx + (to[1] - from[1]) * bow, my - (to[0] - from[0]) * bow, ...to], wide);
  }
  return d;
}

/** Rows of scales along a limb, as lines. */
export function scales(joints, rows) {
  const sides = edges(joints);
  let d = '';
  for (let i = 0; i < rows; i++) {
    const at = ((i + 0.5) / rows) * (joints.length - 1);
    const k = Math.min(joints.length - 2, Math.floor(at));
    const l = between(sides[k].left, sides[k + 1].left, at - k);
    const r = between(sides[k].right, sides[k + 1].right, at - k);
    const on = [joints[k + 1][0] - joints[k][0], joints[k + 1][1] - joints[k][1]];
    const long = Math.hypot(...on) || 1;
    const count = Math.max(1, Math.round(Math.hypot(l[0] - r[0], l[1] - r[1]) / 9));
    for (let j = 0; j < count; j++) {
      const a = between(l, r, (j + (i % 2) * 0.25 + 0.1) / count);
      const b = between(l, r, (j + (i % 2) * 0.25 + 0.75) / count);
      const bow = 6 / long;
      d += `M${fix(a[0])} ${fix(a[1])}Q${fix((a[0] + b[0]) / 2 + on[0] * bow)} ${fix((a[1] + b[1]) / 2 + on[1] * bow)} ${fix(b[0])} ${fix(b[1])}`;
    }
  }
  return d;
}

/** A point of a circle or ellipse. */
export const round = (x, y, rx, ry, turn) => [x + rx * Math.cos(turn), y + ry * Math.sin(turn)];

/** Rays around a point, alternately wavy and straight. */
export function rays(x, y, inner, outer, count, wide, wavy = true) {
  let d = '';
  for (let i = 0; i < count; i++) {
    const turn = (2 * Math.PI * i) / count - Math.PI / 2;
    const half = (Math.PI / count) * wide;
    const [ax, ay] = round(x, y, inner, inner, turn - half);
    const [bx, by] = round(x, y, inner, inner, turn + half);
    const [tx, ty] = round(x, y, outer, outer, turn);
    if (wavy && i % 2) {
      const [c1, c2] = [
        round(x, y, (inner + outer) / 2, (inner + outer) / 2, turn - half * 1.6),
        round(x, y, (inner + outer) / 2, (inner + outer) / 2, turn - half * 0.1),
      ];
      d += `M${fix(ax)} ${fix(ay)}Q${c1.map(fix).join(' ')} ${fix(tx)} ${fix(ty)}Q${c2.map(fix).join(' ')} ${fix(bx)} ${fix(by)}Z`;
    } else d += `M${fix(ax)} ${fix(ay)}L${fix(tx)} ${fix(ty)} ${fix(bx)} ${fix(by)}Z`;
  }
  return d;
}
