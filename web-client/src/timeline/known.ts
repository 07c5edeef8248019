// Which kinds of events this page knows. What only a newer server says is passed over, and the page is behind.
import type { SeenEvent } from '../protocol/types';

const KINDS: Record<SeenEvent['e'], true> = {
  moved: true,
  seen: true,
  said: true,
  due: true,
  trick: true,
  scored: true,
  paid: true,
  sides: true,
  over: true,
};

export const known = (event: SeenEvent): boolean => Object.hasOwn(KINDS, event.e);

/** The end of a switch over words: while one is left out it does not compile, and what is strange changes nothing. */
export const passed = <Same>(_strange: never, same: Same): Same => same;
