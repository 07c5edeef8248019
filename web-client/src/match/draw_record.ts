// What chance decided before a match, as the check of it asks for it.
import type { DrawRecord } from '../fair/draw_check';
import type { Id, Match } from '../protocol/types';

/** Null where nothing was promised, as before there were promises, or where no hand of it is known to have a dealer. */
export function drawRecord(
  table: Id,
  { from, lot, draw, course, players }: Pick<Match, 'from' | 'lot' | 'draw' | 'course' | 'players'>,
): DrawRecord | null {
  const [first] = course;
  if (!lot || !first) return null;
  // Who was dealt the first hand in each place.
  const people = players.filter(([one]) => one !== undefined && one.number !== null).length;
  return { table, from, lot, draw, dealer: first.dealer, people };
}
