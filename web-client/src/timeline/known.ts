// Event kinds known to this client. Events of a newer server are skipped, and the page reports that it is outdated.
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

/** Default of an exhaustive switch: a missing word does not compile, and an unknown one changes nothing. */
export const unreachable = <Same>(_strange: never, same: Same): Same => same;
