// Hides from the 1798 hand's events what a seat could not know; for the development page only.
import type { SeenEvent } from '../src/protocol/types';

const PUBLIC = new Set(['rob', 'expose', 'take', 'show', 'play', 'gather', 'debt', 'give', 'surrender']);

export function project(event: SeenEvent, seat: number): SeenEvent {
  if (event.e === 'moved' && !PUBLIC.has(event.why)) {
    const own = event.to === `hand:${seat}` || event.from === `hand:${seat}`;
    if (own && event.why !== 'cut') return event;
    const { cards: _, ...rest } = event;
    return rest;
  }
  if (event.e === 'seen' && event.why === 'look' && !event.by.includes(seat)) {
    const { cards: _, ...rest } = event;
    return rest;
  }
  return event;
}
