// Whose turn it is and for what, as a sentence for this viewer.
import type { Catalogue } from '../i18n/index.svelte';
import { isPlaying, seatsWhere } from '../council/seats';
import { onlyAnswer } from './choice';
import type { TableView } from './table_view.svelte';
import type { Notice } from './notice';

export function asked(board: TableView): { text: string; yours: boolean } {
  const { session, t } = board;
  const { due, phase, over } = session.scene;
  const match = session.table?.match;
  if (session.settled && session.table?.state === 'over') {
    // After the sheet is closed, the prompt says who wants another match; the button is beside it.
    const wish = seatsWhere(session.table, (holder) => isPlaying(holder) && Boolean(holder?.ready));
    const others = wish.filter((seat) => seat !== session.seat);
    if (others.length)
      return {
        text: t.council.again.said(t.app.list(others.map(board.name)), others.length),
        yours: session.seat !== null && !wish.includes(session.seat),
      };
    if (wish.length) return { text: t.council.again.you, yours: false };
  }
  // A match that was broken off during a hand asks nobody anything.
  if (session.settled && session.table?.state === 'over' && over === null && match)
    return { text: t.plain.broken, yours: false };
  if (phase === null || (!due.length && phase !== 'over')) return { text: '', yours: false };
  const words = board.words.due(phase);
  const other = board.offers.other?.for;
  if (other !== undefined) return { text: board.words.playFor(board.name(other)), yours: true };
  if (session.seat !== null && due.includes(session.seat))
    return {
      text: nothingToSay(board) ?? board.ui.question?.(board, session.choice?.moves ?? []) ?? words.you,
      yours: true,
    };
  return { text: words.other(t.app.list(due.map(board.name)), due.length), yours: false };
}

/** A player without items is not asked whether to announce. */
function nothingToSay({ session, words, t }: TableView): string | null {
  const [only, ...others] = session.choice?.moves ?? [];
  if (onlyAnswer(session.choice)) return t.plain.goesOn;
  if (!only || others.length || only.takes !== 'items' || only.items?.length) return null;
  return words.move(only.move).none ?? t.plain.none;
}

/** Returns clause ids only: other refusal codes mean nothing to players. */
export const clauseOf = ({ rule }: Notice): string => (/^[A-Z]+-\d+$/.test(rule) ? rule : '');

/** Sentence for a clause or refusal code; the server's message if there is none. */
export function refusal(t: Catalogue, rule: string, message = ''): string {
  return (t.refusals as Record<string, string>)[rule] ?? message;
}

/** Refusal text: by the game's clause, by the table's own rules, or as the server wrote it. */
export function why({ words, t }: Pick<TableView, 'words' | 't'>, { rule, message, first }: Notice): string {
  if (first && !rule) return first;
  const reason = words.refusal(rule) || refusal(t, rule, message) || t.plain.refused;
  return first ? `${first} ${reason}` : reason;
}

/** Refusal text for screen readers. */
export function refusalText(board: TableView, notice: Notice): string {
  const clause = clauseOf(notice);
  return `${why(board, notice)}${clause ? ` ${board.t.moves.clause(clause)}.` : ''}`;
}
