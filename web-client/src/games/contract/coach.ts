// Hints for beginners, defined by each game: the situations to detect, and the texts.
import type { Lang } from '../../i18n/index.svelte';
import type { Choice, SeenEvent, Word } from '../../protocol/types';
import type { GameBoard } from './board';

/** A new event, or a question. */
export interface Moment {
  /** The table as this seat sees it, with all events shown. */
  board: GameBoard;
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
  /** Clause of the strategy that it follows. */
  advice?: string | undefined;
  /** CSS selectors of what to highlight, within the page. */
  at: string[];
}
/** A hint shown once, in the first hand in which its situation occurs. */
export interface CoachMark {
  id: Word;
  /** Returns the hint for this situation, from what the seat knows; null if it does not apply. */
  message(moment: Moment): CoachMessage | null;
}
