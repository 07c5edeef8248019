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
/** A player who thinks is not silent: nothing is reported before this share of the limit. */
const THINKING = 0.5;

/**
 * `now`: milliseconds since 1970, by the server's clock; `asked`: since when a seat is being waited for, or null.
 */
export function waited(table: TableMessage, now: number, asked: (seat: Seat) => number | null): Waited[] {
  if (table.state === 'waiting' || table.state === 'over') return [];
  const limit = table.limit * 1000;
  // Between hands, players who still read the sheet do not wait for others.
  const reading = table.state === 'between' && !table.seats.some((seat) => seat && isPlaying(seat) && seat.ready);
  return table.seats.flatMap((holder, seat): Waited[] => {
    // Bots wait for nobody.
    if (!holder || !isPlaying(holder) || !table.seats.some((other, at) => at !== seat && isPlaying(other))) return [];
    const since = asked(seat);
    const gone = holder.here || holder.away === null ? null : Math.max(0, now - Date.parse(holder.away));
    // The seat is not asked anything: its guest may be replaced once they have been away beyond the limit (D-33).
    if (since === null) return gone !== null && gone >= limit ? [{ seat, why: 'away', for: gone, left: 0 }] : [];
    const silent = Math.max(0, now - since);
    const left = Math.max(0, limit - Math.max(silent, gone ?? 0));
    if (!holder.here) {
      const away = gone ?? silent;
      return away >= Math.min(BLINK_MS, limit / 4) ? [{ seat, why: 'away', for: away, left }] : [];
    }
    return silent >= limit * THINKING && !reading ? [{ seat, why: 'silent', for: silent, left }] : [];
  });
}
