// Computes memory aids from nothing but the seat's View.
import type { Lang } from '../i18n/index.svelte';
import type { Card, Word } from '../protocol/types';
import type { Aid, AidRow, CardStatus } from '../games/contract/aids';
import type { GameBoard } from '../games/contract/board';
import { kind, owner } from '../timeline/scene';

/** Returns a function that gives each card's status, as far as this seat knows. */
export function cardStatuses({ view, seat, ownSide, lookBack, scene }: GameBoard): (card: Card) => CardStatus {
  const known = new Map<Card, CardStatus>();
  const mine = lookBack.own || scene.over !== null;
  for (const [name, { cards }] of Object.entries(view.zones)) {
    const [what, whose] = [kind(name), owner(name)];
    const fate: CardStatus | null =
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

export const row = (name: string, cards: readonly Card[], fate: (card: Card) => CardStatus): AidRow => ({
  name,
  cards: cards.map((card) => ({ card, fate: fate(card) })),
});

/** Rows of combinations, with the status of their cards. */
export const byCombination = (
  id: Word,
  title: Aid['title'],
  combinations: (board: GameBoard) => readonly { is: string; cards: readonly Card[] }[],
  name: (is: string, lang: Lang) => string,
): Aid => ({
  id,
  title,
  rows(board) {
    const fate = cardStatuses(board);
    return combinations(board).map(({ is, cards }) => row(name(is, board.lang), cards, fate));
  },
});
