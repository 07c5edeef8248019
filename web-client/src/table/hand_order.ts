// Order of the cards in your hand, as a preference.
import type { Card } from '../protocol/types';
import type { Cards } from '../games/game_ui';

export const HAND_ORDERS = ['rising', 'falling', 'counting'] as const;
/** Suits from weak to strong; strong to weak; weak to strong with scoring cards last. */
export type HandOrder = (typeof HAND_ORDERS)[number];

export function inOrder(cards: readonly Card[], deck: Pick<Cards, 'order' | 'worth'>, order: HandOrder): Card[] {
  const counts = (card: Card) => (order === 'counting' && deck.worth(card) > 0 ? 1 : 0);
  const turn = order === 'falling' ? -1 : 1;
  return [...cards].sort((a, b) => counts(a) - counts(b) || turn * deck.order(a, b));
}
