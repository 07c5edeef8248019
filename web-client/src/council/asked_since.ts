// Since when each seat is being waited for. The table message says so, but is not sent with every move: questions asked
// by the hand's events in between count from their arrival.
import type { Outbound, Seat, SeenEvent, TableMessage } from '../protocol/types';
import { registry } from '../games/registry.svelte';

export class AskedSince {
  /** Milliseconds since 1970, by the server's clock. */
  #since = new Map<Seat, number>();
  #table = '';

  /** `table`: its state before this message. */
  learn(message: Outbound, table: TableMessage | null, now: number): void {
    if (message.t === 'welcome') this.#forget();
    else if (message.t === 'table') this.#updateFromTable(message);
    else if (message.t === 'events') {
      const { answered } = registry.get(table?.game ?? '');
      for (const event of message.events) this.#note(event, answered(event), now);
      // The hand is sent from its beginning: the table message has said when the last question was asked.
      if (message.n === 1) for (const seat of this.#since.keys()) this.#as(table, seat);
    }
  }

  of(table: TableMessage, seat: Seat): number | null {
    if (this.#table === table.id && table.state === 'playing' && !table.halt) return this.#since.get(seat) ?? null;
    const askedAt = table.seats[seat]?.asked;
    return askedAt ? Date.parse(askedAt) : null;
  }

  #forget(): void {
    this.#table = '';
    this.#since.clear();
  }

  #updateFromTable(table: TableMessage): void {
    this.#forget();
    this.#table = table.id;
    table.seats.forEach((_, seat) => this.#as(table, seat));
  }

  #as(table: TableMessage | null, seat: Seat): void {
    const askedAt = table?.seats[seat]?.asked;
    if (askedAt) this.#since.set(seat, Date.parse(askedAt));
  }

  #note(event: SeenEvent, done: Seat | null, now: number): void {
    if (done !== null) this.#since.delete(done);
    if (event.e !== 'due') return;
    for (const seat of [...this.#since.keys()]) if (!event.seats.includes(seat)) this.#since.delete(seat);
    // If several seats are asked at once, an answer of one asks the others nothing new.
    for (const seat of event.seats) if (!this.#since.has(seat)) this.#since.set(seat, now);
  }
}

export const askedSince = new AskedSince();
