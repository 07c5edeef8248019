// Figures of a closed hand for its sheet, at the table or on its page: sums of what the server reported.
import type { Paid } from '../../../protocol/types';
import type { FinalCount, Scene } from '../scene';

export interface Figures {
  scene: Scene;
  /** Side 0's lead during play, after the last resto. */
  lead: number;
  totals: [number, number];
  /** Side 0's lead after the count. */
  end: number;
  restiEnd: Paid | null;
  restiDeal: Paid | null;
  restiPlay: [number, number];
  /** Resti won or lost by each seat. */
  seats: number[];
}

export const versicolePoints = (count: FinalCount): number => count.versicole.reduce((sum, v) => sum + v.points, 0);
export const total = (count: FinalCount): number => versicolePoints(count) + count.cards + count.tricks + count.last;

/** One resto per 60 points or part thereof (END-7). */
export const begun = (scene: Scene, points: number): number =>
  Math.ceil(Math.abs(points) / (scene.start.unitPoints ?? Infinity));

export function figures(scene: Scene): Figures {
  const totals: [number, number] = [total(scene.final[0]), total(scene.final[1])];
  const one = (why: string) => scene.paid.find((paid) => paid.why === why) ?? null;
  const restiPlay: [number, number] = [0, 0];
  for (const paid of scene.paid) if (paid.why === 'play') restiPlay[paid.side === 0 ? 0 : 1] += paid.amount;
  const net = (scene.amounts[0] ?? 0) - (scene.amounts[1] ?? 0);
  return {
    scene,
    lead: scene.lead,
    totals,
    end: scene.over?.[0] ?? scene.lead + totals[0] - totals[1],
    restiEnd: one('end'),
    restiDeal: one('deal'),
    restiPlay,
    seats: scene.sides.map((side) => (side === 0 ? net : -net)),
  };
}

/** Whether this is what the lead after the count costs without a capotto (END-7, SETT-7). */
export const isUsual = (paid: Paid, scene: Scene): boolean => paid.amount === begun(scene, figures(scene).end);
