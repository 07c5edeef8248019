// What the scenes of the games with tarots share.
import type { CardsSeen, Moved, Seat } from '../../protocol/types';
import { owner, type Start } from '../../timeline/scene';

/** Partners sit opposite each other. */
const PAIRS = [0, 1, 0, 1];
export const START: Start = { seats: 4, sides: PAIRS, unitPoints: null };
/** The start of a hand, in pairs if its sides are unknown. */
export const inPairs = (start: Start): Start => ({ ...start, sides: start.sides.length ? start.sides : PAIRS });

export interface Hands {
  /** Number of cards that each seat has discarded face down. */
  discarded: Record<Seat, number>;
  /** Seats that have claimed the rest; their hands are open. */
  claimed: Seat[];
}

export function discarded<S extends Hands>(scene: S, { from, count }: Moved): S {
  const seat = owner(from);
  return { ...scene, discarded: { ...scene.discarded, [seat]: (scene.discarded[seat] ?? 0) + count } };
}

export const claimed = <S extends Hands>(scene: S, { zone }: CardsSeen): S => ({
  ...scene,
  claimed: [...scene.claimed, owner(zone)],
});
