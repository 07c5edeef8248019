// The suit counts of the fola as they are announced (FOLA-10).
import { SUITS, type Suit } from '../../cards/deck';

/** Suits with the same count. */
export interface Group {
  n: number;
  suits: Suit[];
}
export interface Announced {
  /** Four suits with one card to four, from the fewest; said by their names alone. */
  ladder: Suit[] | null;
  /** Cards of each round suit and of each long one, if both suits of each kind agree. */
  colours: { round: number; long: number } | null;
  /** Suits with cards, from the most. */
  groups: Group[];
  /** Whether the last group is said to be each of the suits not yet named. */
  each: boolean;
  /** The only suit without a card; several are passed over. */
  without: Suit[];
}

export function announced([cups = 0, coins = 0, swords = 0, batons = 0]: readonly number[]): Announced {
  const counts = [cups, coins, swords, batons];
  const of = (n: number): Suit[] => SUITS.filter((_, i) => counts[i] === n);
  const groups = [...new Set(counts)].sort((a, b) => b - a).map((n) => ({ n, suits: of(n) }));
  const withCards = groups.filter(({ n }) => n > 0);
  const empty = of(0);
  return {
    ladder: groups.map(({ n }) => n).join() === '4,3,2,1' ? groups.flatMap(({ suits }) => suits).reverse() : null,
    colours: cups === coins && swords === batons && cups !== swords ? { round: cups, long: swords } : null,
    groups: withCards,
    each: (withCards.at(-1)?.suits.length ?? 0) > 1 && empty.length < 2,
    without: empty.length === 1 ? empty : [],
  };
}
