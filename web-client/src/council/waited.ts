// Players being waited for, away or silent: since when, and how long until the table may act.
import type { Seat, TableMessage } from '../protocol/types';
import { isPlaying, isUnderWay, seatsWhere } from './seats';

export interface Waited {
  seat: Seat;
  why: 'away' | 'silent';
  /** Milliseconds of absence or silence. */
  for: number;
  /** Milliseconds until the table's limit; 0: it is over. */
  left: number;
}

/** A reload is a short absence that is not reported. */
const BLINK_MS = 4000;

/** `now`: milliseconds since 1970, by the server's clock. */
export function waited(table: TableMessage, now: number): Waited[] {
  const players = seatsWhere(table, isPlaying);
  // Bots wait for nobody.
  if (!isUnderWay(table) || players.length < 2) return [];
  const limit = table.limit * 1000;
  // Between hands, players who still read the sheet do not wait for others.
  const reading = table.state === 'between' && !players.some((seat) => table.seats[seat]?.ready);
  return players.flatMap((seat): Waited[] => {
    const { here = false, away = null, asked = null, overdue = false } = table.seats[seat] ?? {};
    const time = Math.max(0, now - Date.parse((here ? asked : away) ?? asked ?? ''));
    if (here) return overdue && !reading ? [{ seat, why: 'silent', for: time, left: 0 }] : [];
    if (!(time >= Math.min(BLINK_MS, limit / 4))) return [];
    return [{ seat, why: 'away', for: time, left: overdue ? 0 : Math.max(0, limit - time) }];
  });
}
