// Score by side: points and payments of this hand, and the result of the hands before it.
import { roundSoFar, signed } from '../../match/persons';
import { seatsOf, sidesOf } from '../../timeline/scene';
import type { Account, GameBoard } from '../contract/board';

export function account({ scene, match, handOfMatch, side, t }: GameBoard): Account {
  const before = match !== null && handOfMatch > 1 ? match : null;
  const begun = scene.scored.length > 0 || scene.paid.length > 0 || before !== null;
  const entries = (begun ? sidesOf(scene.sides) : []).map((one) => ({
    who: side(one),
    score: [scene.points[one] ?? 0, ...(scene.paid.length ? [scene.amounts[one] ?? 0] : [])].join(' · '),
    tricks: before
      ? `${t.match.after}: ${signed(roundSoFar(before, handOfMatch, seatsOf(scene.sides, one)[0] ?? 0))}`
      : '',
  }));
  return { entries, data: { 'data-points': scene.points.join(',') } };
}
