// Time between events, by the viewer's preferred pace.
import type { Pace } from '../app/settings.svelte';
import type { SeenEvent } from '../protocol/types';

/** Number of waiting events from which the table speeds up. */
const CROWD = 14;
/** Number of waiting events from which it jumps. */
export const JUMP = 60;

/** Milliseconds after an event that `lasts` so long, with `waiting` more events to show. */
export function pause(event: SeenEvent, lasts: number, pace: Pace, waiting: number, still: boolean): number {
  if (pace === 'none') return 0;
  // Without motion, only events that must be read keep their time.
  let wait = still && event.e !== 'trick' && event.e !== 'seen' ? 0 : lasts;
  if (pace === 'fast') wait *= 0.45;
  return waiting > CROWD ? wait * 0.5 : wait;
}

/** Milliseconds before an automatic answer, by pace, in games with bots only. */
const READ: Record<Pace, number> = { normal: 1500, fast: 700, none: 0 };
/** Among people, as long as a player with a choice might take: the delay must not reveal anything. */
const AMONG_PEOPLE = { least: 1000, most: 3000 };

/** Milliseconds before the page answers if there is no choice. `chance`: from 0 to 1. */
export const answersAfter = (pace: Pace, alone: boolean, chance: number): number =>
  alone ? READ[pace] : AMONG_PEOPLE.least + chance * (AMONG_PEOPLE.most - AMONG_PEOPLE.least);
