// What an empty score sheet has room for, by what is told of the game.
import type { RulesGame } from '../protocol/types';

type Shape = Pick<RulesGame, 'seats' | 'sides' | 'rounds' | 'unit_points'>;

/** Of a game that is not known. */
export const PLAIN: Shape = { seats: 4, sides: [], rounds: [1] };
/** Hands of a match of which nobody knows beforehand how many it has. */
const MANY = 8;

export interface Sheet {
  /** The longest match: what is not played stays empty. */
  rounds: number;
  /** Of a round. */
  hands: number;
  /** The players of each side, by place; none where it is not known beforehand how many play together. */
  sides: number[][];
  /** What one gets others pay. */
  stakes: boolean;
}

/** Where a match may have several rounds, everybody deals once in each of them. */
/** Who plays together: each side's places, in the order in which the sides come. */
export const placesOf = <Side>(sides: readonly Side[]): number[][] =>
  [...new Set(sides)].map((side) => sides.flatMap((of, i) => (of === side ? [i] : [])));

export function sheetOf({ seats, sides, rounds, unit_points }: Shape): Sheet {
  const most = Math.max(1, ...rounds);
  const known = sides.every((side) => side !== null);
  return {
    rounds: most,
    hands: most > 1 ? seats : MANY,
    sides: known ? placesOf(sides) : [],
    stakes: unit_points !== undefined,
  };
}
