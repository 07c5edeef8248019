// A match as the page shows it: what `table` says of it, and its closed hands, each of which the server sends once.
import type { HandLine, HandsMessage, MatchLine, TableMessage } from '../protocol/types';

export interface ShownMatch extends MatchLine {
  hands: HandLine[];
}
export type ShownTable = Omit<TableMessage, 'match'> & { match: ShownMatch | null };

export class ClosedHands {
  #match = '';
  #hands: HandLine[] = [];

  take({ match, hands }: HandsMessage): void {
    const known = new Map((match === this.#match ? this.#hands : []).map((hand) => [hand.number, hand]));
    for (const hand of hands) known.set(hand.number, hand);
    this.#match = match;
    this.#hands = [...known.values()].sort((one, other) => one.number - other.number);
  }

  /** The table with the closed hands of its match. */
  with(table: TableMessage): ShownTable {
    const { match } = table;
    return { ...table, match: match && { ...match, hands: match.id === this.#match ? this.#hands : [] } };
  }
}
