// A tutorial hand: the events and choices of one seat in a real hand, and the explanations.
import type { Lang } from '../../i18n/index.svelte';
import type { Choice, Move, SeenEvent, TableRules, Word } from '../../protocol/types';

/** Events between two moves of the learner, and the move that follows; the last step asks nothing. */
export interface Step {
  /** Number of its first event. */
  n: number;
  events: SeenEvent[];
  choice?: Choice;
  move?: Move;
}

/** A new event, or a question. */
export interface Moment {
  event: SeenEvent | null;
  asked: Choice | null;
  /** The move that the lesson wants. */
  wants: Move | null;
  seat: number;
}
export interface Said {
  title: string;
  text: string;
}
/** An explanation, shown once when its situation first occurs. */
export interface Mark {
  id: Word;
  when(moment: Moment): boolean;
  /** Selector of its subject within the table; by default the cards of the awaited move. */
  at?: string;
  /** It is about a move and stays until that is made. */
  waits?: true;
}

export interface Lesson {
  game: Word;
  seat: number;
  sides: number[];
  unitPoints: number | null;
  rules: TableRules;
  steps: Step[];
  marks: Mark[];
  /** Cards of a move, to be highlighted. */
  cards(move: Move): string[];
  /** Whether a move equals the lesson's, whatever the order of its cards. */
  same(move: Move, wanted: Move): boolean;
  words(lang: Lang): { marks: Record<Word, Said>; title: string; over: Said };
}
