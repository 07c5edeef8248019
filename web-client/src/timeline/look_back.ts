// Which tricks may be looked at again: the stream holds them all, the client honours the rule.
import type { SeenEvent } from '../protocol/types';
import type { Scene, Trick } from './scene';

export interface Leave {
  /** Whether one's own side's tricks may be looked through at any time. */
  own: boolean;
  /** The viewer's side; null for a spectator. */
  side: number | null;
  /** The hand is over for long: nothing of it is covered. */
  all?: boolean;
}

/** May the trick of that index (from 0) be seen: the last one until the next lead, one's own side's where allowed. */
export function mayLook(scene: Pick<Scene, 'tricks' | 'trick' | 'over' | 'sides'>, at: number, leave: Leave): boolean {
  const trick = scene.tricks[at];
  if (leave.all || scene.over !== null || !trick) return true;
  const lying = scene.trick.winner !== null || scene.trick.plays.length === 0;
  if (at === scene.tricks.length - 1 && lying) return true;
  return leave.own && leave.side !== null && trick.winner !== null && scene.sides[trick.winner] === leave.side;
}

/** The tricks of one's own side, oldest first, as far as they may be looked through. */
export const ownTricks = (scene: Scene, leave: Leave): Trick[] =>
  leave.side === null
    ? []
    : scene.tricks.filter(
        (trick, at) =>
          trick.winner !== null &&
          scene.sides[trick.winner] === leave.side &&
          (leave.own || scene.over !== null) &&
          mayLook(scene, at, leave),
      );

/** The events without those that would name the cards of covered tricks: a card played, and no more than that. */
export function readable<Entry extends { event: SeenEvent }>(entries: Entry[], scene: Scene, leave: Leave): Entry[] {
  let trick = 0;
  return entries.filter(({ event }) => {
    if (event.e === 'trick') trick += 1;
    const played = event.e === 'moved' && event.to === 'trick';
    return !played || mayLook(scene, trick, leave);
  });
}
