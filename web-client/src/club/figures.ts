// How the club's page writes amounts.
import { signed } from '../match/persons';

/** Formats an amount, with a sign if the game has stakes. */
export const formatAmount =
  (stakes: boolean) =>
  (n: number): string =>
    stakes || n < 0 ? signed(n) : String(n);
