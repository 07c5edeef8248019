// Memory aids: rows of cards, each with its status as seen by a seat.
import type { Lang } from '../../i18n/index.svelte';
import type { Card, Word } from '../../protocol/types';
import type { GameBoard } from './board';

/** Card in your hand; in a reviewable trick of your side; played by anyone; not played. */
export type CardStatus = 'held' | 'won' | 'out' | 'unseen';
export interface AidRow {
  name: string;
  cards: { card: Card; fate: CardStatus }[];
}
export interface Aid {
  id: Word;
  title(lang: Lang): string;
  rows(board: GameBoard): AidRow[];
}
