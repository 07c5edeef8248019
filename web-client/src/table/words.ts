// Whose turn it is and for what, in a sentence for this viewer.
import { refusal } from '../i18n/index.svelte';
import { plays, seatsWhere } from '../council/seats';
import { foregone } from './choice';
import type { TableView } from './table_view.svelte';
import type { Notice } from './notice';

export function asked(board: TableView): { text: string; yours: boolean } {
  const { session, t } = board;
  const { due, phase, over } = session.scene;
  const match = session.table?.match;
  if (session.settled && session.table?.state === 'over') {
    // Who has put the result away is told here what the others wish; its sheet has the button beside this.
    const wish = seatsWhere(session.table, (holder) => plays(holder) && Boolean(holder?.ready));
    const others = wish.filter((seat) => seat !== session.seat);
    if (others.length)
      return {
        text: t.council.again.said(t.app.list(others.map(board.name)), others.length),
        yours: session.seat !== null && !wish.includes(session.seat),
      };
    if (wish.length) return { text: t.council.again.you, yours: false };
  }
  // A match that was broken off within a hand asks nothing more of anybody.
  if (session.settled && session.table?.state === 'over' && over === null && match)
    return { text: board.words.match.broken(match.rounds), yours: false };
  if (phase === null || (!due.length && phase !== 'over')) return { text: '', yours: false };
  const words = board.words.due(phase);
  const other = board.offers.other?.for;
  if (other !== undefined) return { text: board.words.playFor(board.name(other)), yours: true };
  if (session.seat !== null && due.includes(session.seat))
    return { text: nothingToSay(board) ?? words.you, yours: true };
  return { text: words.other(t.app.list(due.map(board.name)), due.length), yours: false };
}

/** Who has nothing to announce is not asked whether he does. */
function nothingToSay({ session, words, t }: TableView): string | null {
  const [only, ...others] = session.choice?.moves ?? [];
  if (!only || others.length || only.takes !== 'items' || only.items?.length) return null;
  return foregone(session.choice) ? t.plain.goesOn : (words.move(only.move).none ?? t.plain.none);
}

/** Clauses are written in capitals; the table's own words say nothing to a player. */
export const clauseOf = ({ rule }: Notice): string => (/^[A-Z]+-\d+$/.test(rule) ? rule : '');

/** Why something could not be done: by the game's clause, by the table's own rules, as the server wrote it. */
export function why({ words, t }: Pick<TableView, 'words' | 't'>, { rule, message, first }: Notice): string {
  if (first && !rule) return first;
  const reason = words.refusal(rule) || refusal(t, rule, message) || t.plain.refused;
  return first ? `${first} ${reason}` : reason;
}

/** The same for those who listen. */
export function refusalText(board: TableView, notice: Notice): string {
  const clause = clauseOf(notice);
  return `${why(board, notice)}${clause ? ` ${board.t.moves.clause(clause)}.` : ''}`;
}
