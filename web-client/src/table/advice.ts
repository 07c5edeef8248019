// A bot's advice as text.
import { plainWord } from '../games/plain/words';
import type { Catalogue } from '../i18n/index.svelte';
import type { AdviceMessage, Card, Comparison, Move, Reason } from '../protocol/types';
import type { TableView } from './table_view.svelte';

/** With more cards than this they are only highlighted. */
const MOST_NAMED = 3;

/** What a move is made with: cards or a word, without extras. */
export const madeWith = (move: Move): Card[] =>
  Object.values(move)
    .slice(0, 1)
    .flat(2)
    .filter((part) => typeof part === 'string');

/** Reasons that count more than points. */
const DECISIVE: readonly Reason['why'][] = ['wins', 'safe'];

/** Names as a list; of more than a few, the first ones and the number of the others. */
export function fewNames({ app, review }: Catalogue, names: readonly string[]): string {
  if (names.length <= MOST_NAMED) return app.list([...names]);
  const first = names.slice(0, MOST_NAMED - 1);
  return review.andMore(first.join(', '), names.length - first.length);
}

/** A reason names its points only if they are within those of the move, which others may reduce. */
export const within = (reason: Reason, points: number | null): Reason =>
  reason.points > (points ?? 0) ? { ...reason, points: 0 } : reason;

/** The reason that is said in a hint. */
const mainReason = (reasons: readonly Reason[]): Reason | undefined =>
  reasons.find(({ why }) => DECISIVE.includes(why)) ?? reasons.find(({ points }) => points > 0) ?? reasons[0];

const sameCards = (made: unknown, cards: readonly Card[]): boolean =>
  Array.isArray(made) && made.join() === cards.join();

/** The name of the player's partner; the games with signals have two sides. */
function partnerOf({ seat, session, name }: TableView): string {
  const sides = session.table?.sides ?? [];
  return name(sides.findIndex((side, at) => at !== seat && side === sides[seat ?? 0]));
}

/**
 * The move's texts, the names of what it is made with, what is said, alone or with a card, and what one word tells, or
 * the card itself by the bot's reason.
 */
function parts(board: TableView, move: Move, why = '') {
  const [[name = '', value] = [], ...extras] = Object.entries(move);
  const offered = board.session.choice?.moves.find((one) => one.move === name);
  const words = {
    ...board.words.move(name),
    ...(offered?.takes === 'items' ? board.ui.items?.(board, offered) : {}),
  };
  const word = (one: string): string => words.with?.[one] ?? plainWord(one);
  // A combination is known by its name, which lists no equal cards.
  const items = (offered?.items ?? []).filter(({ cards }) => [value].flat().some((made) => sameCards(made, cards)));
  const combinations = words.item ? items.map(words.item) : [];
  const silent = words.silent ?? words.name;
  if (typeof value === 'object' && !Array.isArray(value))
    return { words: { ...words, pass: silent }, made: [], said: words.said?.(value) ?? '', meant: '' };
  if (typeof value === 'string' && words.with?.[value]) return { words, made: [], said: word(value), meant: '' };
  const said = extras.flatMap(([key, extra]) => (key === 'for' ? [] : extra === true ? [key] : [extra].flat(2)));
  const spoken = said.filter((one) => typeof one === 'string');
  const numbers = [value]
    .flat(2)
    .flatMap((at) => (typeof at === 'number' ? [String(Array.isArray(value) ? at + 1 : at)] : []));
  return {
    words,
    made: combinations.length ? combinations : [...madeWith(move).map((card) => board.card(card)), ...numbers],
    said: board.t.app.list(spoken.map(word)),
    meant: spoken.length <= 1 ? (words.tells?.[why]?.(partnerOf(board)) ?? words.gloss?.[spoken[0] ?? why] ?? '') : '',
  };
}

/** The move in the table's words: what is said, or what it is made with. */
function described(board: TableView, { words, made, said }: ReturnType<typeof parts>): string {
  const { marked, say, sayWith } = board.t.aids.hints;
  if (said && !made.length) return say(said);
  if (words.blind && made.length) return words.blind;
  const listed = made.length > MOST_NAMED ? marked(made.length) : made.join(', ');
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
  const names = (codes: readonly Card[]): string[] => codes.map((card) => board.card(card));
  const most = mainReason(reasons);
  const why =
    (most && board.words.because?.(within(most, points), fewNames(board.t, names(most.cards ?? [])))?.text) ?? '';
  if (points === null) return `${why} ${asGood(board, move, other)}`.trim();
  return why ? `${review.gain(points)}. ${why}` : `${review.gain(points)}.`;
}

/** The move has only one possible card. */
const isOnly = (board: TableView, move: Move): boolean => {
  const offered = board.session.choice?.moves.filter((one) => one.takes === 'card') ?? [];
  return offered.length === 1 && (offered[0]?.cards ?? []).join() === madeWith(move).join();
};

/** The advised move in the table's words, with its reason. */
export function advised(
  board: TableView,
  { move, why, compared }: Pick<AdviceMessage, 'move'> & Partial<AdviceMessage>,
): string {
  const { would } = board.t.aids.hints;
  const made = parts(board, move, why);
  const what = described(board, made);
  const word = why ?? (isOnly(board, move) ? 'only' : undefined);
  const reason = (word && board.words.reason?.(word)) ?? '';
  if (compared) {
    const signal = made.meant && !made.said ? reason : '';
    return [`${would(what, signal)}.`, made.meant, better(board, move, compared)].filter(Boolean).join(' ');
  }
  const text = would(what, reason);
  return made.meant ? `${text}. ${made.meant}` : text;
}
