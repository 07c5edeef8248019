// The review of one seat's cards in a closed hand: asks the server for one trick after another, and keeps the answers
// in the browser.
import { ApiError, call } from '../net/api';
import type { HandSource } from '../history/source';
import type { Review, Seat } from '../protocol/types';
import { digest, keepReview, keptReview } from './kept';

const RETRY_MS = 1000;
/** Requests per trick while the bots are busy. */
const TRIES = 8;

/** `none`: there was no choice. */
export type Mark = 'none' | 'good' | 'minor' | 'grave';

/** `grave`: points from which a worse card is a mistake; so is one that is worse though it gains points. */
export function markOf({ judged, better }: Review, grave: number): Mark {
  if (!better) return judged ? 'good' : 'none';
  const points = better.compared.points ?? 0;
  return points >= grave || points <= 0 ? 'grave' : 'minor';
}

const isBusy = (error: unknown): boolean => error instanceof ApiError && error.code === 'busy';

export type Asked = NonNullable<HandSource['playOn']>;

export class HandReview {
  /** The judged cards, from the first trick. */
  cards = $state.raw<Review[]>([]);
  running = $state(false);
  /** Why it has stopped. */
  failed = $state<'busy' | 'stopped' | null>(null);
  readonly #id: string;
  readonly #abort = new AbortController();

  /** `tricks`: their number in the hand. */
  constructor(
    readonly asked: Asked,
    readonly seat: Seat,
    readonly tricks: number,
  ) {
    this.#id = `${'hand' in asked ? asked.hand : digest(JSON.stringify(asked.record))}/${seat}`;
    this.cards = keptReview(this.#id);
  }

  get done(): boolean {
    return this.cards.length >= this.tricks;
  }

  /** Judges the remaining tricks. */
  async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.failed = null;
    try {
      while (!this.done) {
        const found = await this.#ask(this.cards.length + 1);
        this.cards = [...this.cards, found];
        keepReview(this.#id, this.cards);
      }
    } catch (error) {
      if (!this.#abort.signal.aborted) this.failed = isBusy(error) ? 'busy' : 'stopped';
    }
    this.running = false;
  }

  stop(): void {
    this.#abort.abort();
  }

  async #ask(trick: number): Promise<Review> {
    const { signal } = this.#abort;
    for (let attempt = 1; ; attempt += 1)
      try {
        return await call('POST review', { body: { ...this.asked, seat: this.seat, trick } }, signal);
      } catch (error) {
        if (!isBusy(error) || attempt === TRIES || signal.aborted) throw error;
        await new Promise((done) => setTimeout(done, RETRY_MS));
      }
  }
}
