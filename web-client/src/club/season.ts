// Seasons of a club, and who may arrange them.
import { dayOf } from '../i18n/dates';
import type { Club, Season } from '../protocol/types';

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

const DAY_MS = 86_400_000;
/** A new season: a year from today, or from the day after the last season. */
export function newSeason({ seasons, zone }: Pick<Club, 'seasons' | 'zone'>, now = Date.now()): Season {
  const iso = (date: Date): string => date.toISOString().slice(0, 10);
  const last = seasons.map(({ to }) => to).reduce((a, b) => (a > b ? a : b), '');
  const today = dayOf(now, zone);
  const from = last < today ? today : iso(new Date(Date.parse(last) + DAY_MS));
  const end = new Date(from);
  end.setUTCFullYear(end.getUTCFullYear() + 1, end.getUTCMonth(), end.getUTCDate() - 1);
  const to = iso(end);
  const [first = '', second = ''] = [from, to].map((day) => day.slice(0, 4));
  return {
    id: '',
    name: first === second ? first : `${first}/${second.slice(2)}`,
    from,
    to,
    archived: false,
    version: 0,
  };
}

/** Whether the viewer is one of the club's organisers. */
export const arranges = ({ role }: Pick<Club, 'role'>): boolean => role === 'owner' || role === 'organiser';
