// Layout of an empty score sheet, from the description of the game.
import type { PresetForm } from '../protocol/types';

/** For an unknown game. */
export const PLAIN: PresetForm = { seats: 4, sides: [], unit: 'point', stakes: false, rounds: [1] };
/** Hands of a match whose length is not known in advance. */
const MANY = 8;

export interface Sheet {
  /** Rounds of the longest match; unplayed ones stay empty. */
  rounds: number;
  /** Hands per round. */
  hands: number;
  /** Indexes of the players per side; empty if the number of partners is not known in advance. */
  sides: number[][];
  /** Whether the game has stakes. */
  stakes: boolean;
}

/** Who plays together: each side's places, in the order in which the sides come. */
export const placesOf = <Side>(sides: readonly Side[]): number[][] =>
  [...new Set(sides)].map((side) => sides.flatMap((of, i) => (of === side ? [i] : [])));

export function sheetOf({ seats, sides, rounds, stakes }: PresetForm): Sheet {
  const most = Math.max(1, ...rounds);
  const known = sides.every((side) => side !== null);
  return {
    rounds: most,
    hands: most > 1 ? seats : MANY,
    sides: known ? placesOf(sides) : [],
    stakes,
  };
}
