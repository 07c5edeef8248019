// What happens to a card selected in advance when the player is asked for a move.
import type { Card, OfferedMove } from '../protocol/types';
import type { Offers } from './choice';

/** The move that plays it; otherwise the clause that bars it, or a question that takes no card of the hand. */
export type MarkedOutcome = { by: OfferedMove } | { barred: string } | { asked: OfferedMove | null };

export function meets({ hand }: Pick<Offers, 'hand'>, card: Card): MarkedOutcome {
  const ways = hand.filter(({ takes }) => takes === 'card');
  const by = ways.find(({ cards = [] }) => cards.includes(card));
  if (by) return { by };
  const barred = ways.map((offered) => offered.barred?.[card]).find((clause) => clause !== undefined);
  return barred === undefined ? { asked: ways[0] ?? null } : { barred };
}
