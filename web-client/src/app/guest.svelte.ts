// The guest of this browser; the secret itself is in a cookie that scripts cannot read.
import type { Guest } from '../protocol/types';
import { ApiError, call } from '../net/api';

const RETRY_MS = 2000;

class Me {
  #guest = $state.raw<Guest | null>(null);
  /** The question who this is, if one is under way. */
  #asking: AbortController | null = null;
  /** Shared by all who wait for the answer: two loops would abort each other's questions for ever. */
  #finding: Promise<void> | null = null;
  /** The server accepts no guests: an account is required. */
  closed = $state(false);
  /** The session of this page was ended elsewhere, or by logging out in another tab. */
  loggedOut = $state(false);
  /** False until the server has said who this is, or that it does not know. */
  known = $state(false);
  /** It has not responded to the last request of find(). */
  unreachable = $state(false);
  /** There is no server at this address. */
  serverless = $state(false);

  get guest(): Guest | null {
    return this.#guest;
  }
  /** Known from another answer: a question asked before it no longer counts. */
  set guest(guest) {
    this.#asking?.abort();
    this.#guest = guest;
  }

  /** Asks until the server has said it: meanwhile nobody is taken for a stranger. */
  find(): Promise<void> {
    return (this.#finding ??= this.#find().finally(() => (this.#finding = null)));
  }

  async #find(): Promise<void> {
    while (!this.known)
      await this.load().catch((error: unknown) => {
        this.unreachable = true;
        this.serverless = error instanceof ApiError && error.code === 'no_server';
        return new Promise((done) => setTimeout(done, RETRY_MS));
      });
    this.unreachable = false;
  }

  async load(): Promise<void> {
    this.#asking?.abort();
    const { signal } = (this.#asking = new AbortController());
    try {
      const guest = await call('GET guests/me', {}, signal);
      if (signal.aborted) return;
      this.#guest = guest;
      this.loggedOut = false;
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      this.loggedOut ||= this.#guest !== null;
      this.#guest = null;
      const closed = await call('GET server', {}, signal).then(
        ({ closed }) => closed,
        () => false,
      );
      if (signal.aborted) return;
      this.closed = closed;
    }
    this.known = true;
  }

  async enter(name: string): Promise<void> {
    this.guest = await call(this.guest ? 'PATCH guests/me' : 'POST guests', { body: { name } });
  }
}

export const me = new Me();
