// Interprets the movement of a pointer that holds a card: a mouse drags; a finger drags upward and browses the fan
// sideways.
import { HOLD_MS, STILL_PX } from '../peek/gestures';

export interface Point {
  x: number;
  y: number;
}
export interface Grip {
  card: string;
  finger: boolean;
  /** `pressed` may still become a tap, or a long press. */
  does: 'pressed' | 'seeking' | 'dragging';
  /** Where and when the pointer was pressed. */
  from: Point;
  begun: number;
  /** Where the current card was taken: it changes while browsing. */
  taken: Point;
  at: Point;
  /** Recent positions. */
  trail: (Point & { time: number })[];
}

/** A browsing finger that moves up by so many px takes the card. */
const RISE_PX = 44;
/** Minimum slope of an upward drag: from a corner, the trick is reached diagonally. */
const SLOPE = 0.4;
/** A flick's minimum speed and distance over the last moment. */
const MOMENT_MS = 100;
const FLICK = { speed: 0.5, rise: 40 };

export function grasp(card: string, finger: boolean, at: Point, time: number): Grip {
  return { card, finger, does: 'pressed', from: at, begun: time, taken: at, at, trail: [{ ...at, time }] };
}

/** Offset of the dragged card. */
export const carried = ({ taken, at }: Grip): Point => ({ x: at.x - taken.x, y: at.y - taken.y });

const lately = (trail: Grip['trail'], time: number) => trail.filter((point) => time - point.time <= MOMENT_MS);

function begins({ finger, from, at }: Grip): Grip['does'] {
  const [across, up] = [Math.abs(at.x - from.x), from.y - at.y];
  if (Math.hypot(across, up) <= STILL_PX) return 'pressed';
  return !finger || up >= SLOPE * across ? 'dragging' : 'seeking';
}

/**
 * Updates the grip after a movement; null if it ends, e.g. by a long press. `under`: the fan's card at a position, for
 * browsing.
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

/** Whether releasing the card is a flick towards the trick. */
export function flicked({ finger, does, from, at, trail }: Grip, time: number): boolean {
  const way = lately(trail, time);
  const [first] = way;
  if (!finger || does !== 'dragging' || !first || time <= first.time) return false;
  const back = at.y - Math.min(...way.map(({ y }) => y));
  const speed = (first.y - at.y) / (time - first.time);
  return from.y - at.y >= FLICK.rise && speed >= FLICK.speed && back <= STILL_PX;
}
