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
