// A hand that an old book tells, as the engine plays it from its record.
import type { Lang } from '../i18n/index.svelte';
import type { HandOne } from '../protocol/types';

/** What happened in a hand, whoever played it; `seats`: null where it has no end. */
export type HandData = Pick<HandOne, 'events' | 'sides' | 'unit'> & { seats: number[] | null };

export interface PrintedWords {
  /** Who plays, by seat. */
  names: string[];
  /** Where it is from, and what it comes to. */
  about: string[];
  slipsTitle: string;
  /** What is wrong in the book. */
  slips: string[];
}
export interface Printed {
  hand: HandData & Pick<HandOne, 'record'>;
  unitPoints: number | null;
  words(lang: Lang): PrintedWords;
}
