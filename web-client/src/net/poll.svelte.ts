// Repeats a request while its result is displayed.
const EVERY = 4000; // milliseconds

export class Poll<T> {
  last = $state.raw<T | null>(null);
  error = $state.raw<unknown>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = true;

  /** `every`: milliseconds. */
  constructor(
    readonly ask: () => Promise<T>,
    readonly every = EVERY,
  ) {}

  start(): () => void {
    this.#stopped = false;
    const shown = () => document.hidden || void this.now();
    document.addEventListener('visibilitychange', shown);
    void this.now();
    return () => {
      this.#stopped = true;
      clearTimeout(this.#timer);
      document.removeEventListener('visibilitychange', shown);
    };
  }

  /** Requests now; keeps the previous result on failure. */
  async now(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.last = await this.ask();
      this.error = null;
    } catch (error) {
      this.error = error;
    }
    if (this.#stopped || document.hidden) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.now(), this.every);
  }
}
