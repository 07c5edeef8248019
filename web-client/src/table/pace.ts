// How long an event stays on the table before the next one comes: the eye needs it, the game does not.
import type { CardsSeen, Moved, Paid, Said, Scored, SeenEvent } from '../protocol/types';
import { passed } from '../game/known';
import type { Pace } from '../app/settings.svelte';

const MOVED: Record<Moved['why'], number> = {
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
const SEEN: Record<CardsSeen['why'], number> = { stop: 1100, peek: 2800, look: 0, fall: 1200 };
const SAID: Record<Said['word'], number> = { deal: 300, fola: 500, declare: 150, versicola: 900 };
/** The full trick is looked at for so long. */
const TRICK = 950;
const POINTS = 220;
const RESTO = 500;
const SCORED: Record<Scored['why'], number> = {
  rob: POINTS,
  exposed: POINTS,
  dealer_rob: POINTS,
  declaration: POINTS,
  death: POINTS,
  versicola: 0,
  cards: 0,
  tricks: 0,
  last: 0,
};
const PAID: Record<Paid['why'], number> = { play: RESTO, deal: RESTO, end: 0 };
/** With so many events waiting the table hurries. */
const CROWD = 14;
/** With so many it jumps. */
export const JUMP = 60;

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
      return SCORED[event.why] ?? 0;
    case 'paid':
      return PAID[event.why] ?? 0;
    case 'due':
    case 'over':
      return 0;
    default:
      return passed(event, 0);
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
