// Delay before the next connection attempt.

const FIRST_MS = 500;
/** Pages are back within this after an outage, however long it was. */
const MOST_MS = 8_000;

/** Doubles up to a limit; jitter keeps many clients from reconnecting at once. */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const full = Math.min(MOST_MS, FIRST_MS * 2 ** attempt);
  return Math.round(full * (0.5 + random() / 2));
}
