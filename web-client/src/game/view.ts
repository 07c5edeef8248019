// What one viewer may know of a hand, folded from seen events alone. Plain and canonical: the same
// events give the same JSON as the engine's own view. Zones, words and phases are any game's.
import type { Card, Due, Said, Scored, Paid } from '../protocol/types';

export interface ZoneView {
  /** How many cards lie there. */
  count: number;
  /** Those that are certain to lie there, in the order of their codes. */
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

/** Before the first event; `pack` is how many cards the game has. */
export const emptyView = (pack = 97): View => ({
  zones: { pack: { count: pack, cards: [] } },
  said: [],
  scored: [],
  paid: [],
  due: null,
  tricks: [],
  over: null,
});
