// What decided a finished hand, as its score sheet begins.
import type { Lang } from '../../i18n/index.svelte';
import type { Scene } from '../../timeline/scene';

export interface Story {
  /** The side that wins the hand; null: level. */
  winner: number | null;
  /** Points by which it does. */
  by: number;
  /** Where the winner was furthest ahead, the most points first. */
  parts: { name: string; points: number }[];
}
/** Returns null if the sheet itself begins with what decided the hand. */
export type TellStory = (scene: Scene, lang: Lang) => Story | null;

const MOST_PARTS = 2;

/** The parts with the most points for the winner. `names`: by part. */
export const decisive = <Part extends string>(
  points: Record<Part, number>,
  names: Record<Part, string>,
): Story['parts'] =>
  (Object.keys(names) as Part[])
    .map((part) => ({ name: names[part], points: points[part] }))
    .filter((one) => one.points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST_PARTS);
