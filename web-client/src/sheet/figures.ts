// The figures of a closed hand, from the table's own events or from a stored result, for one and the
// same sheet. Nothing is judged here: sums of what the server said.
import type { ResultComplete, SeenEvent } from '../protocol/types';
import { emptyScene, RESTO, tell, type FinalCount, type Scene } from '../game/scene';

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

/** The scene that a stored result tells of: its scores, its count, its payments. */
export function sceneOf(result: ResultComplete): Scene {
  let scene = emptyScene();
  const say = (event: SeenEvent) => (scene = tell(scene, event));
  for (const { why, team, points, cards } of result.scores) {
    say({ e: 'scored', side: team, points, why, cards });
    while (Math.abs(scene.lead) >= RESTO) say({ e: 'paid', side: scene.lead > 0 ? 0 : 1, resti: 1, why: 'play' });
  }
  for (const [side, count] of result.final.entries()) {
    for (const [cards, points] of count.list) say({ e: 'scored', side, points, why: 'versicola', cards });
    for (const why of ['cards', 'tricks', 'last'] as const) say({ e: 'scored', side, points: count[why], why });
  }
  for (const { when, team, resti } of result.resti)
    if (when !== 'play') say({ e: 'paid', side: team, resti, why: when });
  say({ e: 'over', numbers: [result.end] });
  return scene;
}
