// A hand that teaches: what one seat was told and asked in a real hand, and what is said of it on the way.
import type { Lang } from '../i18n/index.svelte';
import type { Choice, Move, SeenEvent, TableRules, Word } from '../protocol/types';

/** What is told between two moves of the learner, and the move then; the last step asks nothing. */
export interface Step {
  /** The number of the first of its events. */
  n: number;
  events: SeenEvent[];
  choice?: Choice;
  move?: Move;
}

/** Something has come on the table, or something is asked. */
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
/** Something worth saying, once, the first time that its moment comes. */
export interface Mark {
  id: Word;
  when(moment: Moment): boolean;
  /** What it speaks of, as a selector within the table; where it waits for a move, that move's cards else. */
  at?: string;
  /** It speaks of a move, and stays until that is made. */
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
  /** Cards that a move is made with: they are pointed at. */
  cards(move: Move): string[];
  /** Whether a move is the one that the lesson wants, in whatever order its cards were chosen. */
  same(move: Move, wanted: Move): boolean;
  words(lang: Lang): { marks: Record<Word, Said>; title: string; over: Said };
}
