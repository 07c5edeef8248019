// Who is waited for: away, or here and silent; since when, and how long until the table may do something about it.
import type { Seat, TableMessage } from '../protocol/types';
import { askedSince } from './asked_since';
import { plays } from './seats';

export interface Waited {
  seat: Seat;
  why: 'away' | 'silent';
  /** Milliseconds that he has been away, or has not answered. */
  for: number;
  /** Milliseconds until the table's limit is over; 0: it is. */
  left: number;
}

/** A page that is loaded anew is away for a moment: nobody is told. */
const BLINK_MS = 4000;
/** Who thinks is not silent: nothing is said before this share of the limit. */
const THINKING = 0.5;

/** `now`: milliseconds since 1970, by the server's clock. */
export function waited(table: TableMessage | null, now: number, known = askedSince): Waited[] {
  if (!table || table.state === 'waiting' || table.state === 'over') return [];
  const limit = table.limit * 1000;
  // Between hands nobody is waited for by others who are still reading.
  const reading = table.state === 'between' && !table.seats.some((seat) => seat && plays(seat) && seat.ready);
  return table.seats.flatMap((holder, seat): Waited[] => {
    const since = known.of(table, seat);
    if (!holder || !plays(holder) || since === null) return [];
    const asked = Math.max(0, now - since);
    const left = Math.max(0, limit - asked);
    if (!holder.here) {
      const away = holder.away === null ? asked : Math.max(0, now - Date.parse(holder.away));
      return away >= Math.min(BLINK_MS, limit / 4) ? [{ seat, why: 'away', for: away, left }] : [];
    }
    return asked >= limit * THINKING && !reading ? [{ seat, why: 'silent', for: asked, left }] : [];
  });
}
