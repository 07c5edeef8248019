// Where everybody sits, seen from one chair: play goes counter-clockwise, so the next seat is at the right.
export type Chair = 'south' | 'east' | 'north' | 'west';
const CHAIRS: readonly Chair[] = ['south', 'east', 'north', 'west'];

/** The chair of a seat as seen by the viewer who sits (or looks on from) seat `from`. */
export const chairOf = (seat: number, from: number): Chair => CHAIRS[(((seat - from) % 4) + 4) % 4] ?? 'south';

/** The seats in the order of a screen reader's round: one's own first, then as play goes. */
export const round = (from: number): number[] => [0, 1, 2, 3].map((step) => (from + step) % 4);
