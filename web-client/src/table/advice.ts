// A bot's advice as text.
import type { AdviceMessage, Card, Comparison, Move } from '../protocol/types';
import type { TableView } from './table_view.svelte';

/** With more cards than this they are only highlighted. */
const MOST_NAMED = 3;

/** What a move is made with: cards or a word, without extras. */
export const madeWith = (move: Move): Card[] =>
  Object.values(move)
    .slice(0, 1)
    .flat(2)
    .filter((part) => typeof part === 'string');

/** How much better a move is than the second best, and mostly why. */
function better(board: TableView, move: Move, { other, points, reasons }: Comparison): string {
  const { review } = board.t;
  const cards = (codes: readonly Card[]): string => board.t.app.list(codes.map((card) => board.card(card)));
  const most = reasons.find((reason) => reason.points > 0) ?? reasons[0];
  const why = (most && board.words.because?.(most, cards(most.cards ?? []))?.text) ?? '';
  const instead = madeWith(other).filter((card) => !madeWith(move).includes(card));
  if (points === null) return `${why} ${review.equal(cards(instead), instead.length)}`.trim();
  return why ? `${review.gain(points)}. ${why}` : review.gain(points);
}

/** The advised move in the table's words, with its reason. */
export function advised(board: TableView, { move, why, compared }: AdviceMessage): string {
  const [name = ''] = Object.keys(move);
  const words = board.words.move(name);
  const value = move[name];
  const cards = madeWith(move).map((card) => board.card(card));
  const listed = cards.length > MOST_NAMED ? board.t.aids.hints.raised(cards.length) : cards.join(', ');
  const named = typeof value === 'number' ? String(value) : listed;
  const what = named ? `${words.name}: ${named}` : (words.pass ?? words.name);
  const { would } = board.t.aids.hints;
  if (compared) return `${would(what, '')}. ${better(board, move, compared)}`;
  return would(what, (why && board.words.reason?.(why)) ?? '');
}
