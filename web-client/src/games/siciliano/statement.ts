// What the first two speakers announce of their hands (ANN-1).
import type { Card, Said, Statement } from '../../protocol/types';

/** One statement; an item that is not stated is empty or 0. Nothing stated: silence. */
export interface Announcement {
  /** Tengo, which goes with nothing else. */
  tengo: boolean;
  decine: readonly Card[];
  arie: number;
  re: number;
  /** Number of trumps, the Fujutu included. */
  trionfi: number;
}

/** A statement as it is composed. */
export function composed({ tengo, decine, arie, re, trionfi }: Statement): Announcement {
  const number = (stated: Statement[string] | undefined): number => (typeof stated === 'number' ? stated : 0);
  return {
    tengo: tengo === true,
    decine: Array.isArray(decine) ? decine : [],
    arie: number(arie),
    re: number(re),
    trionfi: number(trionfi),
  };
}

export const announcementOf = ({ cards = [], numbers = [] }: Pick<Said, 'cards' | 'numbers'>): Announcement => {
  const [tengo = 0, arie = 0, re = 0, trionfi = 0] = numbers;
  return { tengo: tengo > 0, decine: cards, arie, re, trionfi };
};
