// What a page loads from the server. Of several requests the latest one counts: it aborts those before it, and a late
// answer never replaces a newer one.
export class Loader<T> {
  /** The latest answer. */
  value = $state.raw<T | null>(null);
  /** Why the latest request failed; null if it did not. The answer before it is kept. */
  error = $state.raw<unknown>(null);
  #abort: AbortController | null = null;
  #latest: Promise<void> = Promise.resolve();

  /** Resolves, never rejects, once the latest request has ended, though it may be a later one than this. */
  load(ask: (signal: AbortSignal) => Promise<T>): Promise<void> {
    this.#abort?.abort();
    this.#abort = new AbortController();
    return (this.#latest = this.#run(ask, this.#abort.signal));
  }

  /** Drops the request that is under way. */
  stop(): void {
    this.#abort?.abort();
  }

  async #run(ask: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<void> {
    const mine = () => !signal.aborted;
    try {
      const value = await ask(signal);
      if (mine()) [this.value, this.error] = [value, null];
    } catch (error) {
      if (mine()) this.error = error;
    }
    const abort = this.#abort;
    // Stopped without another request: there is nothing to wait for.
    if (!mine() && abort?.signal !== signal) await this.#latest;
  }
}
