// The guest of this browser; the secret itself is in a cookie that scripts cannot read.
import type { Guest } from '../protocol/types';
import { ApiError, call } from '../net/api';

const RETRY_MS = 2000;

class Me {
  guest = $state.raw<Guest | null>(null);
  /** The server accepts no guests: an account is required. */
  closed = $state(false);
  /** The session of this page was ended elsewhere, or by logging out in another tab. */
  loggedOut = $state(false);
  /** False until the server has said who this is, or that it does not know. */
  known = $state(false);
  /** It has not responded to the last request of find(). */
  unreachable = $state(false);

  /** Asks until the server has said it: meanwhile nobody is taken for a stranger. */
  async find(): Promise<void> {
    while (!this.known)
      await this.load().catch(() => {
        this.unreachable = true;
        return new Promise((done) => setTimeout(done, RETRY_MS));
      });
    this.unreachable = false;
  }

  async load(): Promise<void> {
    try {
      this.guest = await call('GET guests/me');
      this.loggedOut = false;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      this.loggedOut ||= this.guest !== null;
      this.guest = null;
      this.closed = await call('GET server').then(
        ({ closed }) => closed,
        () => false,
      );
    }
    this.known = true;
  }

  async enter(name: string): Promise<void> {
    this.guest = await call(this.guest ? 'PATCH guests/me' : 'POST guests', { body: { name } });
  }
}

export const me = new Me();
