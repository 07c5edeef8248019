// What a page remembers of the messages of its table: the server's clock, the latest news.
import type { Outbound } from '../protocol/types';

const NEWS_MS = 9000;

export class CouncilMemory {
  /** The latest changes of the table, for a few seconds. */
  news = $state('');
  /** Start of the halt whose dialog was closed. */
  closedHalt = $state('');
  /** Milliseconds that the server's clock is ahead of the local one. */
  #ahead = 0;
  gatheringUntil = 0; // after a welcome others reconnect too: their presence is not news yet
  #timer: ReturnType<typeof setTimeout> | undefined;

  learn(message: Outbound): void {
    if (message.t !== 'welcome') return;
    this.#ahead = Date.parse(message.now) - Date.now();
    this.gatheringUntil = Date.now() + NEWS_MS;
  }

  /** Milliseconds since 1970, by the server's clock. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  show(sentences: string[]): void {
    if (!sentences.length) return;
    this.news = sentences.join(' ');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.news = ''), NEWS_MS);
  }
}
