// Whose turn it is and for what, in a sentence for this viewer.
import { refusal } from '../i18n/index.svelte';
import { plays, seatsWhere } from '../council/seats';
import { foregone } from './choice';
import type { Look } from './look.svelte';
import type { Notice } from './notice';

export function asked(look: Look): { text: string; yours: boolean } {
  const { session, t } = look;
  const { due, phase, over } = session.scene;
  const match = session.table?.match;
  if (session.settled && session.table?.state === 'over') {
    // Who has put the result away is told here what the others wish; its sheet has the button beside this.
    const wish = seatsWhere(session.table, (holder) => plays(holder) && Boolean(holder?.ready));
    const others = wish.filter((seat) => seat !== session.seat);
    if (others.length)
      return {
        text: t.council.again.said(t.app.list(others.map(look.name)), others.length),
        yours: session.seat !== null && !wish.includes(session.seat),
      };
    if (wish.length) return { text: t.council.again.you, yours: false };
  }
  // A match that was broken off within a hand asks nothing more of anybody.
  if (session.settled && session.table?.state === 'over' && over === null && match)
    return { text: look.words.match.broken(match.rounds), yours: false };
  if (phase === null || (!due.length && phase !== 'over')) return { text: '', yours: false };
  const words = look.words.due(phase);
  const other = look.offers.other?.for;
  if (other !== undefined) return { text: look.words.playFor(look.name(other)), yours: true };
  if (session.seat !== null && due.includes(session.seat))
    return { text: nothingToSay(look) ?? words.you, yours: true };
  return { text: words.other(t.app.list(due.map(look.name)), due.length), yours: false };
}

/** Who has nothing to announce is not asked whether he does. */
function nothingToSay({ session, words, t }: Look): string | null {
  const [only, ...others] = session.choice?.moves ?? [];
  if (!only || others.length || only.takes !== 'items' || only.items?.length) return null;
  return foregone(session.choice) ? t.plain.goesOn : (words.move(only.move).none ?? t.plain.none);
}

/** Clauses are written in capitals; the table's own words say nothing to a player. */
export const clauseOf = ({ rule }: Notice): string => (/^[A-Z]+-\d+$/.test(rule) ? rule : '');

/** Why something could not be done: by the game's clause, by the table's own rules, as the server wrote it. */
export function why({ words, t }: Pick<Look, 'words' | 't'>, { rule, message, first }: Notice): string {
  if (first && !rule) return first;
  const reason = words.refusal(rule) || refusal(t, rule, message) || t.plain.refused;
  return first ? `${first} ${reason}` : reason;
}

/** The same for those who listen. */
export function refusedAloud(look: Look, notice: Notice): string {
  const clause = clauseOf(notice);
  return `${why(look, notice)}${clause ? ` ${look.t.moves.clause(clause)}.` : ''}`;
}
