// Which tricks may be reviewed: the event stream contains them all, the client applies the rule.
import type { SeenEvent } from '../protocol/types';
import type { Scene, Trick } from './scene';

export interface ReviewRights {
  /** Whether your own side's tricks may be reviewed at any time. */
  own: boolean;
  /** The viewer's side; null for a spectator. */
  side: number | null;
  /** The hand is over: every trick is visible. */
  all?: boolean;
}

/** Whether the trick of that index (from 0) is visible: the last one until the next lead, own ones if allowed. */
export function mayReview(
  scene: Pick<Scene, 'tricks' | 'trick' | 'over' | 'sides'>,
  at: number,
  leave: ReviewRights,
): boolean {
  const trick = scene.tricks[at];
  if (leave.all || scene.over !== null || !trick) return true;
  const lying = scene.trick.winner !== null || scene.trick.plays.length === 0;
  if (at === scene.tricks.length - 1 && lying) return true;
  return leave.own && leave.side !== null && trick.winner !== null && scene.sides[trick.winner] === leave.side;
}

/** Reviewable tricks of the viewer's side, oldest first. */
export const ownTricks = (scene: Scene, leave: ReviewRights): Trick[] =>
  leave.side === null
    ? []
    : scene.tricks.filter(
        (trick, at) =>
          trick.winner !== null &&
          scene.sides[trick.winner] === leave.side &&
          (leave.own || scene.over !== null) &&
          mayReview(scene, at, leave),
      );

/** Events without those that name cards of hidden tricks. */
export function withoutHidden<Entry extends { event: SeenEvent }>(
  entries: Entry[],
  scene: Scene,
  leave: ReviewRights,
): Entry[] {
  let trick = 0;
  return entries.filter(({ event }) => {
    if (event.e === 'trick') trick += 1;
    const played = event.e === 'moved' && event.to === 'trick';
    return !played || mayReview(scene, trick, leave);
  });
}
