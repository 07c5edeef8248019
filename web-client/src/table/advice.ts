// A bot's advice as text.
import { plainWord } from '../games/plain/words';
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

/** The move's texts, the names of what it is made with, and what is said, alone or with a card. */
function parts(board: TableView, move: Move) {
  const [[name = '', value] = [], ...extras] = Object.entries(move);
  const offered = board.session.choice?.moves.find((one) => one.move === name);
  const words = {
    ...board.words.move(name),
    ...(offered?.takes === 'items' ? board.ui.items?.(board, offered) : {}),
  };
  const word = (one: string): string => words.with?.[one] ?? plainWord(one);
  const silent = words.silent ?? words.name;
  if (typeof value === 'object' && !Array.isArray(value))
    return { words: { ...words, pass: silent }, made: [], said: words.said?.(value) ?? '' };
  if (typeof value === 'string' && words.with?.[value]) return { words, made: [], said: word(value) };
  const said = extras.flatMap(([key, extra]) => (key === 'for' ? [] : extra === true ? [key] : [extra].flat(2)));
  const numbers = [value]
    .flat(2)
    .flatMap((at) => (typeof at === 'number' ? [String(Array.isArray(value) ? at + 1 : at)] : []));
  return {
    words,
    made: [...madeWith(move).map((card) => board.card(card)), ...numbers],
    said: board.t.app.list(said.filter((one) => typeof one === 'string').map(word)),
  };
}

/** The move in the table's words: what is said, or what it is made with. */
function described(board: TableView, move: Move): string {
  const { raised, say, sayWith } = board.t.aids.hints;
  const { words, made, said } = parts(board, move);
  if (said && !made.length) return say(said);
  const listed = made.length > MOST_NAMED ? raised(made.length) : made.join(', ');
  const what = listed ? `${words.name}: ${listed}` : (words.pass ?? words.name);
  return said ? sayWith(what, said) : what;
}

/** That the other move is as good. */
function asGood(board: TableView, move: Move, other: Move): string {
  const { review, aids } = board.t;
  const { words, made, said } = parts(board, other);
  if (!made.length) return review.equal(aids.hints.quoted(said || (words.pass ?? words.name)), 1);
  const common = parts(board, move).made;
  const instead = made.filter((name) => !common.includes(name));
  return instead.length ? review.equal(board.t.app.list(instead), instead.length) : review.otherEqual;
}

/** How much better a move is than the second best, and mostly why. */
function better(board: TableView, move: Move, { other, points, reasons }: Comparison): string {
  const { review } = board.t;
  const cards = (codes: readonly Card[]): string => board.t.app.list(codes.map((card) => board.card(card)));
  const most = reasons.find((reason) => reason.points > 0) ?? reasons[0];
  const why = (most && board.words.because?.(most, cards(most.cards ?? []))?.text) ?? '';
  if (points === null) return `${why} ${asGood(board, move, other)}`.trim();
  return why ? `${review.gain(points)}. ${why}` : `${review.gain(points)}.`;
}

/** The advised move in the table's words, with its reason. */
export function advised(board: TableView, { move, why, compared }: AdviceMessage): string {
  const { would } = board.t.aids.hints;
  const what = described(board, move);
  if (compared) return `${would(what, '')}. ${better(board, move, compared)}`;
  return would(what, (why && board.words.reason?.(why)) ?? '');
}
