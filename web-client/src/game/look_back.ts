// Which tricks may be looked at again (PLAY-13, VAR-2): the stream holds them all, the client honours the rule.
import type { OptionValue, SeenEvent } from '../protocol/types';
import type { Scene, Trick } from './scene';

export interface Leave {
  /** The option `look_back`. */
  option: OptionValue | undefined;
  /** The viewer's side; null for a spectator. */
  side: number | null;
}

/** May the trick of that index (from 0) be seen: the last one until the next lead, one's own side's where allowed. */
export function mayLook(scene: Pick<Scene, 'tricks' | 'trick' | 'over'>, at: number, leave: Leave): boolean {
  const trick = scene.tricks[at];
  if (scene.over !== null || !trick) return true;
  const lying = scene.trick.winner !== null || scene.trick.plays.length === 0;
  if (at === scene.tricks.length - 1 && lying) return true;
  return leave.option === 'own_side' && leave.side !== null && trick.winner !== null && trick.winner % 2 === leave.side;
}

/** The tricks of one's own side, oldest first, as far as they may be looked through. */
export const ownTricks = (scene: Scene, leave: Leave): Trick[] =>
  leave.side === null
    ? []
    : scene.tricks.filter(
        (trick, at) =>
          trick.winner !== null &&
          trick.winner % 2 === leave.side &&
          (leave.option === 'own_side' || scene.over !== null) &&
          mayLook(scene, at, leave),
      );

/** The events without those that would name the cards of covered tricks: a card played, and no more than that. */
export function readable<Entry extends { event: SeenEvent }>(entries: Entry[], scene: Scene, leave: Leave): Entry[] {
  let trick = 0;
  return entries.filter(({ event }) => {
    if (event.e === 'trick') trick += 1;
    const played = event.e === 'moved' && event.why === 'play';
    return !played || mayLook(scene, trick, leave);
  });
}
