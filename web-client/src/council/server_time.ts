// Estimates the server's clock: times are sent in UTC, and a phone's clock may be wrong.
import type { Clock, Outbound, TableMessage } from '../protocol/types';

const times = (table: TableMessage): number[] =>
  [table.halt?.since, ...table.seats.flatMap((holder) => [holder?.away, holder?.asked])].flatMap((time) =>
    time ? [Date.parse(time)] : [],
  );
const latest = (table: TableMessage): number => Math.max(-Infinity, ...times(table));

export class ServerTime {
  /** Milliseconds that the server's clock is ahead of the local one. */
  #ahead = 0;
  /** The latest time reported by the previous table message of this connection. */
  #latestReported: number | null = null;

  constructor(private readonly ours: () => number = () => Date.now()) {}

  now(): number {
    return this.ours() + this.#ahead;
  }

  learn(message: Outbound): void {
    if (message.t === 'welcome') this.#latestReported = null;
    if (message.t === 'clock') this.#exactly(message.clock);
    if (message.t !== 'table') return;
    const last = latest(message);
    // Times that the previous message did not contain have just occurred, and no reported time is in the future.
    if ((this.#latestReported !== null && last > this.#latestReported) || last > this.now())
      this.#ahead = last - this.ours();
    this.#latestReported = Math.max(last, this.#latestReported ?? -Infinity);
    this.#exactly(message.clock);
  }

  #exactly(clock: Clock | null): void {
    if (clock) this.#ahead = Date.parse(clock.ends) - clock.left - this.ours();
  }
}
