// What a page remembers of the messages of its table: the server's clock, when the last question came, the latest news.
import type { Outbound, Seat, TableMessage } from '../protocol/types';
import { ServerTime } from './server_time';

const NEWS_MS = 9000;

export class CouncilMemory {
  readonly time = new ServerTime();
  /** The latest changes of the table, for a few seconds. */
  news = $state('');
  /** Start of the halt whose dialog was closed. */
  closedHalt = $state('');
  /** When the hand's last events came, if the last message of the table is older. */
  #played: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  learn(message: Outbound): void {
    this.time.learn(message);
    if (message.t === 'table') this.#played = null;
    else if (message.t === 'events' && message.n > 1) this.#played = this.time.now();
  }

  /** Since when the seat is being waited for, in milliseconds since 1970; the table's message may be older than `due`. */
  asked(table: TableMessage, seat: Seat, due: readonly Seat[]): number | null {
    if (this.#played !== null && table.state === 'playing' && !table.halt)
      return due.includes(seat) ? this.#played : null;
    const asked = table.seats[seat]?.asked;
    return asked ? Date.parse(asked) : null;
  }

  show(sentences: string[]): void {
    if (!sentences.length) return;
    this.news = sentences.join(' ');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.news = ''), NEWS_MS);
  }
}
