// How long an event stays on the table before the next one comes: the eye needs it, the game does not.
import type { SeenEvent } from '../protocol/types';
import type { Pace } from '../app/settings.svelte';

const MOVED: Record<string, number> = {
  cut: 500,
  rob: 750,
  join: 380,
  deal: 170,
  expose: 330,
  lay: 420,
  take: 750,
  discard: 350,
  pass: 350,
  show: 800,
  play: 480,
  gather: 420,
  debt: 800,
  give: 800,
  surrender: 800,
};
const SEEN: Record<string, number> = { stop: 1100, peek: 2800, fall: 1200 };
const SAID: Record<string, number> = { deal: 300, fola: 500, declare: 150, versicola: 900 };
/** The full trick is looked at for so long. */
const TRICK = 950;
const SCORED = 220;
const PAID = 500;
/** With so many events waiting the table hurries. */
const CROWD = 14;
/** With so many it jumps. */
export const JUMP = 60;
const END_COUNT = new Set(['versicola', 'cards', 'tricks', 'last', 'end']);

function natural(event: SeenEvent): number {
  switch (event.e) {
    case 'moved':
      return MOVED[event.why] ?? 0;
    case 'seen':
      if (!event.cards?.length) return 0;
      return SEEN[event.why] ?? 0;
    case 'said':
      return SAID[event.word] ?? 0;
    case 'trick':
      return TRICK;
    case 'scored':
      return END_COUNT.has(event.why) ? 0 : SCORED;
    case 'paid':
      return END_COUNT.has(event.why) ? 0 : PAID;
    default:
      return 0;
  }
}

/** Milliseconds to wait after `event`, with `waiting` more behind it. */
export function pause(event: SeenEvent, pace: Pace, waiting: number, still: boolean): number {
  if (pace === 'none') return 0;
  let wait = natural(event);
  // Without motion only what must be read keeps its time.
  if (still && event.e !== 'trick' && event.e !== 'seen') wait = 0;
  if (pace === 'fast') wait *= 0.45;
  return waiting > CROWD ? wait * 0.5 : wait;
}
