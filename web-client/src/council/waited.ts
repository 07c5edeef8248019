// Players being waited for, away or silent: since when, and how long until the table may act.
import type { Seat, TableMessage } from '../protocol/types';
import { isPlaying } from './seats';

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

/** `now`: milliseconds since 1970, by the server's clock; `due`: the seats that the hand asks. */
export function waited(table: TableMessage, now: number, due: readonly Seat[]): Waited[] {
  if (table.state === 'waiting' || table.state === 'over') return [];
  const limit = table.limit * 1000;
  // Between hands, players who still read the sheet do not wait for others.
  const reading = table.state === 'between' && !table.seats.some((seat) => seat && isPlaying(seat) && seat.ready);
  return table.seats.flatMap((holder, seat): Waited[] => {
    // Bots wait for nobody.
    if (!holder || !isPlaying(holder) || !table.seats.some((other, at) => at !== seat && isPlaying(other))) return [];
    const why = holder.here ? 'silent' : 'away';
    const since = holder.away ?? holder.asked;
    const time = since === null ? 0 : Math.max(0, now - Date.parse(since));
    if (holder.overdue) return why === 'silent' && reading ? [] : [{ seat, why, for: time, left: 0 }];
    const asked = holder.asked !== null || due.includes(seat);
    if (holder.here || !asked || time < Math.min(BLINK_MS, limit / 4)) return [];
    return [{ seat, why, for: time, left: Math.max(0, limit - time) }];
  });
}
