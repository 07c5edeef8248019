// Whose turn it is and for what, in a sentence for this viewer.
import { refusal } from '../i18n/index.svelte';
import type { Look } from './look.svelte';
import type { Notice } from './session.svelte';

export function asked(look: Look): { text: string; yours: boolean } {
  const { session, t } = look;
  const { due, phase } = session.scene;
  const words = phase && t.moves.due[phase];
  if (!words || (!due.length && phase !== 'over')) return { text: '', yours: false };
  const choice = session.choice;
  if (choice?.kind === 'play' && choice.for?.[0]) {
    return { text: t.moves.forTitle(look.name(choice.for[0].seat)), yours: true };
  }
  if (session.seat !== null && due.includes(session.seat)) return { text: words.you, yours: true };
  return { text: words.other(t.app.list(due.map(look.name)), due.length), yours: false };
}

/** Clauses are written in capitals; the table's own words say nothing to a player. */
export const clauseOf = ({ rule }: Notice): string => (/^[A-Z]+-\d+$/.test(rule) ? rule : '');

/** Why something could not be done, for those who listen. */
export function refusedAloud({ t }: Look, notice: Notice): string {
  const clause = clauseOf(notice);
  return `${refusal(t, notice.rule, notice.message)}${clause ? ` ${t.moves.clause(clause)}.` : ''}`;
}
