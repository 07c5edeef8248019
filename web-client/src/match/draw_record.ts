// What was drawn before a match, as input of its verification.
import type { DrawRecord } from '../fair/draw_check';
import type { Id, Match } from '../protocol/types';

/** Returns null without a commitment, as in matches from before they existed, or if no hand has a known dealer. */
export function drawRecord(
  table: Id,
  {
    from,
    draw_proof: proof,
    draw,
    course,
    players,
  }: Pick<Match, 'from' | 'draw_proof' | 'draw' | 'course' | 'players'>,
): DrawRecord | null {
  const [first] = course;
  if (!proof || !first) return null;
  // Persons of the first hand, without bots.
  const people = players.filter(([one]) => one !== undefined && one.number !== null).length;
  return { table, from, proof, draw, dealer: first.dealer, people };
}
