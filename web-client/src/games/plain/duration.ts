// Default milliseconds that an event is shown, by its kind.
import type { SeenEvent } from '../../protocol/types';
import { unreachable } from '../../timeline/known';

const MOVED = 350;
const PLAYED = 480;
const SEEN = 1100;
const SAID = 500;
const TRICK = 950;
const COUNTED = 220;

export function lasts(event: SeenEvent): number {
  switch (event.e) {
    case 'moved':
      return event.to === 'trick' ? PLAYED : MOVED;
    case 'seen':
      return event.cards?.length ? SEEN : 0;
    case 'said':
    case 'sides':
      return SAID;
    case 'trick':
      return TRICK;
    case 'scored':
    case 'paid':
      return COUNTED;
    case 'due':
    case 'over':
      return 0;
    default:
      return unreachable(event, 0);
  }
}
