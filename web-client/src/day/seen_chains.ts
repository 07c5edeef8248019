// The commitments of chains of days' secrets as this browser was first shown them: a later secret is verified against
// what was known before its day was over. A commitment comes before every secret of its chain, so one is enough.
import { localStore } from '../app/storage';
import { call } from '../net/api';
import type { Day, DayChain } from '../protocol/types';

/** `at`: when this browser was first shown it, by its own clock, in milliseconds. */
type SeenChain = Pick<DayChain, 'first' | 'commitment'> & { at: number };

const KEY = 'germini.day_chains';

function all(): Record<number, SeenChain> {
  try {
    const seen: unknown = JSON.parse(localStore.get(KEY) ?? '{}');
    return seen && typeof seen === 'object' ? (seen as Record<number, SeenChain>) : {};
  } catch {
    return {};
  }
}

/** By the chain's number. */
export const seenChain = (number: number): SeenChain | undefined => all()[number];

/** Loads the day and remembers its chain; of a known chain, what was shown first counts. */
export async function loadDay(signal?: AbortSignal): Promise<Day> {
  const day = await call('GET day', {}, signal);
  const { number, first, commitment } = day.chain;
  if (!seenChain(number))
    localStore.set(KEY, JSON.stringify({ ...all(), [number]: { first, commitment, at: Date.now() } }));
  return day;
}
