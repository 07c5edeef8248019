// What one viewer may know of a hand, folded from seen events alone. Plain and canonical: the same
// events give the same JSON as the engine's own view. Zones, words and phases are any game's.
import type { Card, Due, Said, Scored, Paid } from '../protocol/types';

export interface ZoneView {
  /** How many cards lie there. */
  count: number;
  /** Those that this viewer knows to lie there, in the order of their codes. */
  cards: Card[];
}

export interface View {
  zones: Record<string, ZoneView>;
  /** Announcements, in order. */
  said: Omit<Said, 'e'>[];
  scored: Omit<Scored, 'e'>[];
  paid: Omit<Paid, 'e'>[];
  due: Omit<Due, 'e'> | null;
  /** Winners of the tricks so far. */
  tricks: number[];
  /** The closing figures, once the hand is over. */
  over: number[] | null;
}

export const emptyView = (): View => ({
  zones: {},
  said: [],
  scored: [],
  paid: [],
  due: null,
  tricks: [],
  over: null,
});
