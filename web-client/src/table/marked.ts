// A card that was marked while others played: what becomes of it when one is asked for something.
import type { Card, OfferedMove } from '../protocol/types';
import type { Offers } from './choice';

/** The move that it is played by; or what is against it: a clause, or that no card of the hand is asked for. */
export type Met = { by: OfferedMove } | { barred: string } | { asked: OfferedMove | null };

export function meets({ hand }: Pick<Offers, 'hand'>, card: Card): Met {
  const ways = hand.filter(({ takes }) => takes === 'card');
  const by = ways.find(({ cards = [] }) => cards.includes(card));
  if (by) return { by };
  const barred = ways.map((offered) => offered.barred?.[card]).find((clause) => clause !== undefined);
  return barred === undefined ? { asked: ways[0] ?? null } : { barred };
}
