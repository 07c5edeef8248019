// Keyframes of a motion: only transforms and opacity, so that the browser neither lays out nor paints again.
import type { Spot } from './layout';
import type { Motion } from './plan';

export const EASE = 'cubic-bezier(.22,.8,.3,1)';
/** Easing past a seat: neither too fast nor with a stop there. */
export const EASE_VIA = 'cubic-bezier(.45,.1,.35,1)';
/** Share of the way at which a card turns or passes a seat. */
const HALF = 0.45;
/** The card seen from its edge. */
const EDGE = 'scaleX(0.03)';
/** Share of the way during which a card covered by another is visible: it leaves a pile. */
const OUT = 0.12;
const INTO = 0.8;

const mix = (a: number, b: number, share: number): number => a + (b - a) * share;
const between = (a: Spot, b: Spot, share: number): Spot => ({
  x: mix(a.x, b.x, share),
  y: mix(a.y, b.y, share),
  width: mix(a.width, b.width, share),
  turn: mix(a.turn, b.turn, share),
});

/** Position after that share of the way. */
export function spotAt({ from, via, to }: Motion, share: number): Spot {
  if (!via) return between(from, to, share);
  return share < HALF ? between(from, via, share / HALF) : between(via, to, (share - HALF) / (1 - HALF));
}

const px = (n: number): string => `${Math.round(n * 10) / 10}px`;

/** Transform that shows an element at `rest` as if it were at `spot`, taking the element's rotation into account. */
export function pose(spot: Spot, rest: Spot): string {
  const turn = (-rest.turn * Math.PI) / 180;
  const [dx, dy] = [spot.x - rest.x, spot.y - rest.y];
  const x = dx * Math.cos(turn) - dy * Math.sin(turn);
  const y = dx * Math.sin(turn) + dy * Math.cos(turn);
  const askew = Math.round((spot.turn - rest.turn) * 10) / 10;
  const scale = Math.round((spot.width / rest.width) * 1000) / 1000;
  return `translate(${px(x)}, ${px(y)}) rotate(${askew}deg) scale(${scale})`;
}

/** Keyframes of the moving element, relative to its resting position. */
export function frames(motion: Motion, rest: Spot): Keyframe[] {
  const { from, via, to, kind, delay, fades } = motion;
  const [start, end] = [pose(from, rest), pose(to, rest)];
  const half = pose(spotAt(motion, HALF), rest);
  if (kind === 'turn')
    return [
      { transform: `${half} ${EDGE}`, opacity: 0 },
      { transform: `${half} ${EDGE}`, opacity: 0, offset: HALF },
      { transform: `${half} ${EDGE}`, opacity: 1, offset: HALF },
      { transform: end, opacity: 1, offset: fades ? INTO : 1 },
      ...(fades ? [{ transform: end, opacity: 0 }] : []),
    ];
  if (kind === 'fall')
    return [
      { transform: start },
      { transform: `${half} translateY(-9%) scale(1.06)`, offset: 0.3 },
      { transform: `${end} rotate(7deg)`, offset: 0.7 },
      { transform: end },
    ];
  // Waiting cards are hidden: a pack is one back instead of one per card.
  const waits = delay > 0 && !via;
  return [
    { transform: start, opacity: waits ? 0 : 1, offset: 0 },
    ...(waits ? [{ opacity: 1, offset: OUT }] : []),
    ...(via ? [{ transform: half, offset: HALF }] : []),
    ...(fades ? [{ opacity: 1, offset: INTO }] : []),
    { transform: end, opacity: fades ? 0 : 1, offset: 1 },
  ];
}

/** Keyframes of the other side of a turning card, until it is seen from its edge. */
export function backFrames(motion: Motion, rest: Spot): Keyframe[] {
  const half = `${pose(spotAt(motion, HALF), rest)} ${EDGE}`;
  return [
    { transform: pose(motion.from, rest), opacity: 1 },
    { transform: half, opacity: 1, offset: HALF },
    { transform: half, opacity: 0, offset: HALF },
    { transform: half, opacity: 0 },
  ];
}

/** Keyframes that hide an element while its picture is moving. */
export const coveredFrames: Keyframe[] = [{ opacity: 0 }, { opacity: 0, offset: 0.96 }, { opacity: 1 }];
