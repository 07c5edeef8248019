// Locations of a hand's cards as known to one viewer, derived from seen events. Zones are defined by the game.
import type { Card } from '../protocol/types';

export interface ZoneView {
  /** Number of cards. */
  count: number;
  /** Cards known to be there, sorted by code. */
  cards: Card[];
}

export interface View {
  zones: Record<string, ZoneView>;
}

/** View before the first event; `pack`: number of cards in the game, 0 if unknown. */
export const emptyView = (pack = 0): View => ({ zones: { pack: { count: pack, cards: [] } } });
