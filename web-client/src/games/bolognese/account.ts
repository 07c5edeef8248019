// How the match stood before the hand that is looked at: at its table by the hands that were played, elsewhere as the
// hand's first event tells it.
import type { MatchAccount } from '../../match/persons';
import { seatsOf } from '../../timeline/scene';
import type { Scene } from './scene';

export function before(scene: Scene, match: Pick<MatchAccount, 'hands'> | null, hand: number, side: number): number {
  if (!match) return scene.score[side] ?? 0;
  const seat = seatsOf(scene.sides, side)[0] ?? 0;
  const played = match.hands.filter(({ number, ending }) => number < hand && ending !== 'annulled');
  return played.reduce((sum, { seats }) => sum + (seats[seat] ?? 0), 0);
}
