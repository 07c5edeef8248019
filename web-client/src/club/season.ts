// Seasons of a club, and who may arrange them.
import type { Club, Season } from '../protocol/types';
import { dayOf } from './figures';

/** The wished season, else the current one, else the newest; null if the club has none. */
export function seasonOf({ seasons, zone }: Club, wished: string, now = Date.now()): Season | null {
  const today = dayOf(now, zone);
  const newest = [...seasons].sort((a, b) => b.from.localeCompare(a.from));
  return (
    seasons.find(({ id }) => id === wished) ??
    newest.find(({ from, to, archived }) => !archived && from <= today && today <= to) ??
    newest[0] ??
    null
  );
}

/** Whether the viewer is one of the club's organisers. */
export const arranges = ({ role }: Pick<Club, 'role'>): boolean => role === 'owner' || role === 'organiser';
