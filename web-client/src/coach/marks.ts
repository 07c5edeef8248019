// What a newcomer is told in his first hands, in a game's own words: the moments that are looked for, and what is said.
import type { Lang } from '../i18n/index.svelte';
import type { Card, Choice, SeenEvent, Word } from '../protocol/types';
import { foregone } from '../table/choice';
import type { BoardView } from '../table/board_view.svelte';

/** Something has come on the table, or something is asked. */
export interface Moment {
  /** The table as this seat sees it, all that has come being on it. */
  board: BoardView;
  event: SeenEvent | null;
  asked: Choice | null;
}
export interface CoachWords {
  title: string;
  text: string;
}
export interface CoachMessage {
  words(lang: Lang): CoachWords;
  clauses: string[];
  /** What it speaks of, as selectors within the page. */
  at: string[];
  /** It is said anew in every hand, once for each of these. */
  each?: string;
}
/** Something worth saying once, in the first hand in which its moment comes. */
export interface CoachMark {
  id: Word;
  /** What is said at that moment, from what the seat itself knows; null where it is not this mark's. */
  tell(moment: Moment): CoachMessage | null;
}

/** What a hard question is about, when it is first asked and there is something to choose. */
export const question = (phase: Word, clauses: string[], words: (lang: Lang) => CoachWords): CoachMark => ({
  id: `asked-${phase}`,
  tell: ({ asked }) => (asked?.phase === phase && !foregone(asked) ? { words, clauses, at: [] } : null),
});

/** Cards of one's own hand, to be pointed at. */
export const inHand = (cards: readonly Card[]): string[] => cards.map((card) => `.hand [data-card="${card}"]`);
