// Repeats a request while its result is displayed.
import { Loader } from './loader.svelte';

const EVERY = 4000; // milliseconds

export class Poll<T> {
  readonly #loader = new Loader<T>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = true;

  /** `every`: milliseconds. */
  constructor(
    readonly ask: (signal: AbortSignal) => Promise<T>,
    readonly every = EVERY,
  ) {}

  get last(): T | null {
    return this.#loader.value;
  }
  get error(): unknown {
    return this.#loader.error;
  }

  start(): () => void {
    this.#stopped = false;
    const shown = () => document.hidden || void this.now();
    document.addEventListener('visibilitychange', shown);
    void this.now();
    return () => {
      this.#stopped = true;
      this.#loader.stop();
      clearTimeout(this.#timer);
      document.removeEventListener('visibilitychange', shown);
    };
  }

  /** Requests now, instead of a request that is under way; keeps the previous result on failure. */
  async now(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#loader.load(this.ask);
    if (this.#stopped || document.hidden) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.now(), this.every);
  }
}
