// A hand from a historical book, as the engine replays its record.
import type { Lang } from '../../i18n/index.svelte';
import type { HandOne, Seat } from '../../protocol/types';

/** A hand without its players. `seats`: results by seat, or null if the hand has no end. */
export type HandData = Pick<HandOne, 'events' | 'sides' | 'unit'> & { seats: number[] | null };

export interface PrintedWords {
  /** Names by seat. */
  names: string[];
  /** Source and result. */
  about: string[];
}
export interface Printed {
  hand: HandData & Pick<HandOne, 'record'>;
  unitPoints: number | null;
  /** Seat whose cards are reviewed first. */
  reviewed: Seat;
  words(lang: Lang): PrintedWords;
  /** Comments on the deal, then on each trick. */
  comments?(lang: Lang): Promise<readonly string[]>;
}
