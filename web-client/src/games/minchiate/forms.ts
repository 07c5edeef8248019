// The forms without partners: each seat is a side of its own, and the cards left over are the rest.
import type { Options, Word } from '../../protocol/types';

export interface Form {
  seats: number;
  /** Cards that each seat is dealt, packet by packet (SOLO-3). */
  packets: readonly number[];
}
const FORMS: Record<Word, Form> = {
  two: { seats: 2, packets: [12, 13] },
  three: { seats: 3, packets: [12, 13] },
  alone: { seats: 4, packets: [10, 11] },
};
/** The presets without partners. */
export const ALONE: readonly Word[] = Object.keys(FORMS);

/** The form of a preset; undefined if it is played by pairs. */
export const formOf = (preset: Word | undefined): Form | undefined => FORMS[preset ?? ''];

export const handOf = ({ packets }: Form): number => packets.reduce((sum, cards) => sum + cards, 0);

/** Whether these are options of the game without partners: the game by pairs always has a fola. */
export const isAlone = ({ fola }: Options): boolean => fola !== undefined;
/** Whether cards are robbed and discarded (SOLO-6). */
export const mayRob = ({ fola }: Options): boolean => fola !== 'none';

/** OUT-4: the fee by place, from the dealer's right. */
export const FEES: Record<string, readonly number[]> = { minucci: [30, 40, 50, 60], peveroni: [20, 30, 40, 40] };
