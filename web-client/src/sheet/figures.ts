// The figures of a closed hand for its sheet, at the table or on its page. Nothing is judged here: sums of what the
// server said.
import { RESTO, type FinalCount, type Scene } from '../game/scene';

export interface Figures {
  scene: Scene;
  /** Side 0's lead in play, after the last resto. */
  lead: number;
  totals: [number, number];
  /** Side 0's lead when all is counted. */
  end: number;
  restiEnd: { side: number; resti: number } | null;
  restiDeal: { side: number; resti: number } | null;
  restiPlay: [number, number];
  /** Resti won or lost by each seat. */
  seats: number[];
}

const SEATS = 4;

export const versicolePoints = (count: FinalCount): number => count.versicole.reduce((sum, v) => sum + v.points, 0);
export const total = (count: FinalCount): number => versicolePoints(count) + count.cards + count.tricks + count.last;

/** One resto for every 60 points begun (END-7). */
export const begun = (points: number): number => Math.ceil(Math.abs(points) / RESTO);

export function figures(scene: Scene): Figures {
  const totals: [number, number] = [total(scene.final[0]), total(scene.final[1])];
  const one = (why: string) => scene.paid.find((paid) => paid.why === why) ?? null;
  const restiPlay: [number, number] = [0, 0];
  for (const paid of scene.paid) if (paid.why === 'play') restiPlay[paid.side === 0 ? 0 : 1] += paid.resti;
  const net = scene.resti[0] - scene.resti[1];
  return {
    scene,
    lead: scene.lead,
    totals,
    end: scene.over?.[0] ?? scene.lead + totals[0] - totals[1],
    restiEnd: one('end'),
    restiDeal: one('deal'),
    restiPlay,
    seats: Array.from({ length: SEATS }, (_, seat) => (seat % 2 === 0 ? net : -net)),
  };
}
