// What a page remembers of the messages of its table: the server's clock, the latest news.
import type { Outbound } from '../protocol/types';

const NEWS_MS = 9000;

export class CouncilMemory {
  /** The latest changes of the table, for a few seconds. */
  news = $state('');
  /** Start of the halt whose dialog was closed. */
  closedHalt = $state('');
  /** Time of the server's clock at the start of `performance.now()`: the device's clock may be set at any moment. */
  #origin = Date.now() - performance.now();
  gatheringUntil = 0; // after a welcome others reconnect too: their presence is not news yet
  #timer: ReturnType<typeof setTimeout> | undefined;

  learn(message: Outbound): void {
    if (message.t !== 'welcome') return;
    this.#origin = Date.parse(message.now) - performance.now();
    this.gatheringUntil = performance.now() + NEWS_MS;
  }

  /** Milliseconds since 1970, by the server's clock. */
  now(): number {
    return performance.now() + this.#origin;
  }

  show(sentences: string[]): void {
    if (!sentences.length) return;
    this.news = sentences.join(' ');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.news = ''), NEWS_MS);
  }
}
