// Where the cards of a hand lie, as far as one viewer may know: folded from seen events alone. Zones are any game's.
import type { Card } from '../protocol/types';

export interface ZoneView {
  /** How many cards lie there. */
  count: number;
  /** Those that are certain to lie there, in the order of their codes. */
  cards: Card[];
}

export interface View {
  zones: Record<string, ZoneView>;
}

/** Before the first event; `pack` is how many cards the game has, 0 where that is not known. */
export const emptyView = (pack = 0): View => ({ zones: { pack: { count: pack, cards: [] } } });
