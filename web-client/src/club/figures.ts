// How the club's page writes amounts and days.
import { signed } from '../match/persons';

/** Formats an amount, with a sign if the game has stakes. */
export const formatAmount =
  (stakes: boolean) =>
  (n: number): string =>
    stakes || n < 0 ? signed(n) : String(n);

/** Day in a time zone, e.g. 2026-10-31. */
export function dayOf(time: number, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(new Date(time));
  return parts.slice(0, 10);
}
