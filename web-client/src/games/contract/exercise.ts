// Positions from real hands in which one card is best, with the search's judgement of every other one
// (tests/exercises).
import type { Lang } from '../../i18n/index.svelte';
import type { Card, Choice, SeenEvent, TableRules, Word } from '../../protocol/types';

export interface Position {
  id: Word;
  seat: number;
  sides: number[];
  unitPoints: number | null;
  rules: TableRules;
  /** What the seat has seen. */
  events: SeenEvent[];
  choice: Choice;
  best: Card;
  /** What every other legal card costs, in points on average; null or 0: it is as good. Below zero: a worse result. */
  costs: Record<Card, number | null>;
}
export interface ExerciseWords {
  title: string;
  question: string;
  /** Why the best card is best. */
  reason: string;
}
export interface Exercises {
  positions: Position[];
  words(lang: Lang): Record<Word, ExerciseWords>;
}
