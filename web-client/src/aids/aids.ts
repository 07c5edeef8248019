// Aids to the memory: cards in rows, each with what this seat has seen become of it. They know no more than its View.
import type { Family } from '../coach/standing';
import type { Lang } from '../i18n/index.svelte';
import type { Card, Word } from '../protocol/types';
import type { BoardView } from '../table/board_view.svelte';
import { kind, owner } from '../timeline/scene';

/** In one's hand; in a trick of one's own side that may be looked through; played, by whomever; not seen yet. */
export type Fate = 'held' | 'won' | 'out' | 'unseen';
export interface AidRow {
  name: string;
  cards: { card: Card; fate: Fate }[];
}
export interface Aid {
  id: Word;
  title(lang: Lang): string;
  rows(board: BoardView): AidRow[];
}

/** What has become of each card that this seat knows of. */
export function fates({ view, seat, ownSide, lookBack, scene }: BoardView): (card: Card) => Fate {
  const known = new Map<Card, Fate>();
  const mine = lookBack.own || scene.over !== null;
  for (const [name, { cards }] of Object.entries(view.zones)) {
    const [what, whose] = [kind(name), owner(name)];
    const fate: Fate | null =
      what === 'hand' && whose === seat
        ? 'held'
        : what === 'pile' && mine && whose === ownSide
          ? 'won'
          : what === 'pile' || what === 'trick'
            ? 'out'
            : null;
    if (fate) for (const card of cards) known.set(card, fate);
  }
  return (card) => known.get(card) ?? 'unseen';
}

export const row = (name: string, cards: readonly Card[], fate: (card: Card) => Fate): AidRow => ({
  name,
  cards: cards.map((card) => ({ card, fate: fate(card) })),
});

/** Combinations, and what has become of the cards that make them. */
export const byFamily = (
  id: Word,
  title: Aid['title'],
  families: (board: BoardView) => readonly Family[],
  name: (is: string, lang: Lang) => string,
  order: (a: Card, b: Card) => number,
): Aid => ({
  id,
  title,
  rows(board) {
    const fate = fates(board);
    return families(board).map(({ is, sets }) =>
      row(name(is, board.lang), [...new Set(sets.flat())].sort(order), fate),
    );
  },
});
