// In what order one's cards stand in one's hand: everybody has his own, as at a table of wood.
import type { Card } from '../protocol/types';
import type { Cards } from '../games/game_ui';

export const HAND_ORDERS = ['rising', 'falling', 'counting'] as const;
/** From the weakest suit to the strongest; the other way round; by that, with the cards that count behind all others. */
export type HandOrder = (typeof HAND_ORDERS)[number];

export function inOrder(cards: readonly Card[], deck: Pick<Cards, 'order' | 'worth'>, order: HandOrder): Card[] {
  const counts = (card: Card) => (order === 'counting' && deck.worth(card) > 0 ? 1 : 0);
  const turn = order === 'falling' ? -1 : 1;
  return [...cards].sort((a, b) => counts(a) - counts(b) || turn * deck.order(a, b));
}
