// How long an event stays on the table before the next one comes, by the pace that the viewer has chosen.
import type { Pace } from '../app/settings.svelte';
import type { SeenEvent } from '../protocol/types';

/** With so many events waiting the table hurries. */
const CROWD = 14;
/** With so many it jumps. */
export const JUMP = 60;

/** Milliseconds to wait after an event that `lasts` so long by itself, with `waiting` more behind it. */
export function pause(event: SeenEvent, lasts: number, pace: Pace, waiting: number, still: boolean): number {
  if (pace === 'none') return 0;
  // Without motion only what must be read keeps its time.
  let wait = still && event.e !== 'trick' && event.e !== 'seen' ? 0 : lasts;
  if (pace === 'fast') wait *= 0.45;
  return waiting > CROWD ? wait * 0.5 : wait;
}

/** So long, by each pace, what needs no answer stays to be read by one who plays with bots alone. */
const READ: Record<Pace, number> = { normal: 1500, fast: 700, none: 0 };
/** Among people as long as somebody may take who has something to choose: it must say nothing of the cards. */
const AMONG_PEOPLE = { least: 1000, most: 3000 };

/** Milliseconds after which the page answers where nothing can be chosen. `chance`: from 0 to 1. */
export const answersAfter = (pace: Pace, alone: boolean, chance: number): number =>
  alone ? READ[pace] : AMONG_PEOPLE.least + chance * (AMONG_PEOPLE.most - AMONG_PEOPLE.least);
