// A card of the hand in one's grip: what the pointer that was put on it means by how it moves. A mouse drags; a finger
// that goes up drags too, and one that goes along the fan seeks its card there.
import { HOLD_MS, STILL_PX } from '../peek/gestures';

export interface Point {
  x: number;
  y: number;
}
export interface Grip {
  card: string;
  finger: boolean;
  /** `pressed` may still become a tap, or ask what the card is. */
  does: 'pressed' | 'seeking' | 'dragging';
  /** Where and when the pointer was put down. */
  from: Point;
  begun: number;
  /** Where the card was taken that is in the grip now: another one, where it was sought. */
  taken: Point;
  at: Point;
  /** Where it was a moment ago. */
  trail: (Point & { time: number })[];
}

/** A finger that seeks and goes so much further up takes the card along. */
const RISE_PX = 44;
/** A finger that goes up at least so much of its way across carries its card away: from a corner the trick lies aslant. */
const SLOPE = 0.4;
/** A flick: so fast over the last moment, and so far. */
const MOMENT_MS = 100;
const FLICK = { speed: 0.5, rise: 40 };

export function grasp(card: string, finger: boolean, at: Point, time: number): Grip {
  return { card, finger, does: 'pressed', from: at, begun: time, taken: at, at, trail: [{ ...at, time }] };
}

/** How far the card was carried. */
export const carried = ({ taken, at }: Grip): Point => ({ x: at.x - taken.x, y: at.y - taken.y });

const lately = (trail: Grip['trail'], time: number) => trail.filter((point) => time - point.time <= MOMENT_MS);

function begins({ finger, from, at }: Grip): Grip['does'] {
  const [across, up] = [Math.abs(at.x - from.x), from.y - at.y];
  if (Math.hypot(across, up) <= STILL_PX) return 'pressed';
  return !finger || up >= SLOPE * across ? 'dragging' : 'seeking';
}

/**
 * The pointer has moved; null where it holds nothing any more: a finger that stayed on its card has asked what that is.
 * `under`: the card of the fan that lies there, for a finger that seeks.
 */
export function moved(grip: Grip, at: Point, time: number, under: (at: Point) => string): Grip | null {
  const now: Grip = { ...grip, at, trail: [...lately(grip.trail, time), { ...at, time }] };
  if (grip.does === 'pressed' && grip.finger && time - grip.begun >= HOLD_MS) return null;
  if (grip.does === 'pressed') now.does = begins(now);
  else if (grip.does === 'seeking' && grip.from.y - at.y > RISE_PX) now.does = 'dragging';
  if (now.does !== 'seeking') return now;
  const card = under(at);
  return card === now.card ? now : { ...now, card, taken: at };
}

/** A finger that lets a card go so has thrown it onto the table. */
export function flicked({ finger, does, from, at, trail }: Grip, time: number): boolean {
  const way = lately(trail, time);
  const [first] = way;
  if (!finger || does !== 'dragging' || !first || time <= first.time) return false;
  const back = at.y - Math.min(...way.map(({ y }) => y));
  const speed = (first.y - at.y) / (time - first.time);
  return from.y - at.y >= FLICK.rise && speed >= FLICK.speed && back <= STILL_PX;
}
