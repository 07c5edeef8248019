// A tutorial hand: the events and choices of one seat in a real hand, and the explanations.
import type { Lang } from '../../i18n/index.svelte';
import type { AdviceMessage, Choice, Move, SeenEvent, SidesBySeat, TableRules, Word } from '../../protocol/types';

/** Events between two moves of the learner, and the move that follows; the last step asks nothing. */
export interface Step {
  /** Number of its first event. */
  n: number;
  events: SeenEvent[];
  choice?: Choice;
  move?: Move;
  /** Why the bots advise the move; absent if they have no word for it. */
  advice?: Pick<AdviceMessage, 'why' | 'compared'>;
}

/** A new event, or a question. */
export interface Moment {
  event: SeenEvent | null;
  asked: Choice | null;
  /** The move that the lesson wants. */
  wants: Move | null;
  /** Number of moves that the learner has made. */
  made: number;
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
  /** Name of the lesson within its game. */
  id: Word;
  seat: number;
  sides: SidesBySeat;
  unitPoints: number | null;
  rules: TableRules;
  /** Result of the hand by seat. */
  seats: number[];
  steps: Step[];
  marks: Mark[];
  /** Cards of a move, to be highlighted. */
  cards(move: Move): string[];
  /** Whether a move equals the lesson's, whatever the order of its cards. */
  same(move: Move, wanted: Move): boolean;
  words(lang: Lang): { marks: Record<Word, Said>; over: Said };
}

/** A lesson in a list, before it is loaded. */
export interface LessonEntry {
  id: Word;
  words(lang: Lang): Said;
  load(): Promise<Lesson>;
}
