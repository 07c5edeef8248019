// Computed background ornaments of the trumps, one per group.
import { HEIGHT, WIDTH } from './palette.mjs';

const CX = WIDTH / 2;
const CY = 196;
const fix = (value) => Math.round(value);

/** Beams from behind the figure. */
function beams(count, colour, opacity, alternate) {
  const far = 260;
  let d = '';
  for (let i = 0; i < count; i++) {
    const middle = (2 * Math.PI * i) / count;
    const half = (Math.PI / count) * (alternate && i % 2 ? 0.28 : 0.5);
    const point = (angle) => `${fix(CX + far * Math.sin(angle))} ${fix(CY - far * Math.cos(angle))}`;
    d += `M${CX} ${CY}L${point(middle - half)} ${point(middle + half)}Z`;
  }
  return `<path d="${d}" fill="${colour}" opacity="${opacity}"/>`;
}

/** Rings around the figure, as of a turning sphere. */
function rings(colour) {
  let out = '';
  for (let r = 20; r < 190; r += 13) out += `<circle cx="${CX}" cy="${CY}" r="${r}"/>`;
  return `<g fill="none" stroke="${colour}" stroke-width="1.6" opacity=".3" stroke-dasharray="7 3">${out}</g>`;
}

/** An arch on two columns. */
function niche(colour) {
  return (
    `<g fill="none" stroke="${colour}" opacity=".5"><path d="M30 286V170A70 70 0 0 1 170 170V286" stroke-width="5"/>` +
    `<path d="M38 286V170A62 62 0 0 1 162 170V286" stroke-width="1.4"/>` +
    `<path d="M22 170H38M162 170H178M22 176H38M162 176H178" stroke-width="3"/></g>` +
    `<path d="M38 286V170A62 62 0 0 1 162 170V286Z" fill="${colour}" opacity=".2"/>`
  );
}

/** Scales, as of water, leaves and roofs. */
function scales(colour) {
  return (
    `<pattern id="scales" width="26" height="26" patternUnits="userSpaceOnUse"><path d="M0 7a13 13 0 0 0 26 0M-13 20a13 13 0 0 0 26 0a13 13 0 0 0 26 0M-13-6a13 13 0 0 0 26 0a13 13 0 0 0 26 0" fill="none" stroke="${colour}" stroke-width="1.3"/></pattern>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#scales)" opacity=".28"/>`
  );
}

/** A night sky, always with the same stars. */
function stars(colour) {
  let seed = 97;
  const next = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
  const place = () => `${16 + Math.round(next() * 168)} ${84 + Math.round(next() * 198)}`;
  let dots = '';
  for (let i = 0; i < 22; i++) dots += `M${place()}h0`;
  let d = '';
  for (let i = 0; i < 9; i++) d += `M${place()}m0-4l1 3 3 1-3 1-1 3-1-3-3-1 3-1Z`;
  const orbit = `<g fill="none" stroke="${colour}" stroke-width=".9" opacity=".35"><circle cx="${CX}" cy="${CY}" r="84"/><circle cx="${CX}" cy="${CY}" r="88" stroke-dasharray="1 4"/></g>`;
  return (
    orbit +
    `<path d="${dots}" stroke="${colour}" stroke-width="1.6" stroke-linecap="round" opacity=".7"/><path d="${d}" fill="${colour}" opacity=".8"/>`
  );
}

/** The fool's lozenges. */
function motley(colour) {
  let d = '';
  for (let y = 0; y < HEIGHT + 48; y += 48)
    for (let x = 10; x < WIDTH + 20; x += 36) d += `M${x} ${y - 24}l18 24-18 24-18-24Z`;
  return `<path d="${d}" fill="${colour}" opacity=".16"/>`;
}

const glow = (colour, opacity) => `<circle cx="${CX}" cy="${CY}" r="70" fill="${colour}" opacity="${opacity}"/>`;

/** Returns the ornament of that name in a group's colours. */
export function ornament(name, group) {
  switch (name) {
    case 'rays':
      return beams(18, '#fff6d8', 0.5, false);
    case 'glory':
      return beams(32, '#f2c65a', 0.2, true) + glow('#f2c65a', 0.1);
    case 'niche':
      return niche(group.shade);
    case 'rings':
      return rings(group.shade);
    case 'scales':
      return scales(group.shade);
    case 'stars':
      return stars('#f3d98c');
    case 'motley':
      return motley('#7a3f92');
    default:
      throw new Error(`no ornament called ${name}`);
  }
}
