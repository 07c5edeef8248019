// Figures of a hand for its sheet, by side: sums of what the server reported.
import { bySide } from '../../../timeline/scene';
import { accusoOf, emptyCount, type Combination, type Count, type Scene } from '../scene';

export interface Figures {
  count: Count;
  tricks: number;
  /** Including doubling. */
  sequences: number;
  cricche: number;
  scartini: number;
  last: number;
  declared: number;
  total: number;
}

const sum = (list: Combination[]): number => list.reduce((all, { points }) => all + points, 0);

export function figures(scene: Scene, side: number): Figures {
  const count = scene.count[side] ?? emptyCount();
  const sequences = sum(count.sequences) + count.sequenza;
  const cricche = sum(count.cricche) + count.criccone;
  const declared = accusoOf(scene, side);
  const { scartini, last } = count;
  return {
    count,
    tricks: bySide(scene.sides, scene.won, side),
    sequences,
    cricche,
    scartini,
    last,
    declared,
    total: sequences + cricche + scartini + last + declared,
  };
}
