// A bot's advice as text.
import type { AdviceMessage, Card, Move } from '../protocol/types';
import type { TableView } from './table_view.svelte';

/** With more cards than this they are only highlighted. */
const MOST_NAMED = 3;

/** What a move is made with: cards or a word, without extras. */
export const madeWith = (move: Move): Card[] =>
  Object.values(move)
    .slice(0, 1)
    .flat(2)
    .filter((part) => typeof part === 'string');

/** The advised move in the table's words, with its reason. */
export function advised(board: TableView, { move, why }: AdviceMessage): string {
  const [name = ''] = Object.keys(move);
  const words = board.words.move(name);
  const value = move[name];
  const cards = madeWith(move).map((card) => board.card(card));
  const listed = cards.length > MOST_NAMED ? board.t.aids.hints.raised(cards.length) : cards.join(', ');
  const named = typeof value === 'number' ? String(value) : listed;
  const what = named ? `${words.name}: ${named}` : (words.pass ?? words.name);
  return board.t.aids.hints.would(what, (why && board.words.reason?.(why)) ?? '');
}
