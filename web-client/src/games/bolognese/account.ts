// Match scores: from the match's hands at its table, otherwise from the hand's first event.
import type { MatchAccount } from '../../match/persons';
import type { Seat } from '../../protocol/types';
import { seatsOf } from '../../timeline/scene';
import type { Scene } from './scene';

/** What the match has brought a seat up to a hand, that hand included once it is closed. */
export const balance = (match: Pick<MatchAccount, 'hands'> | null, hand: number, seat: Seat): number =>
  (match?.hands ?? [])
    .filter(({ number, ending }) => number <= hand && ending !== 'annulled')
    .reduce((sum, { seats }) => sum + (seats[seat] ?? 0), 0);

export function before(scene: Scene, match: Pick<MatchAccount, 'hands'> | null, hand: number, side: number): number {
  if (!match) return scene.score[side] ?? 0;
  const seat = seatsOf(scene.sides, side)[0] ?? 0;
  return balance(match, hand - 1, seat);
}
