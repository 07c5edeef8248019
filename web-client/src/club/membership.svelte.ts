// Detects that this guest was removed from a club while one of its pages was open.
import type { Club, ClubRole } from '../protocol/types';
import { ApiError, call } from '../net/api';

/** What the club pages know of a club. */
interface Seen {
  id: string;
  name: string;
}

class Membership {
  /** Clubs in which the server has reported a role of this guest, by id. */
  readonly #clubs = new Map<string, Seen>();
  /** Set once a page must report the removal; `open`: the public page still exists. */
  former = $state.raw<(Seen & { open: boolean }) | null>(null);

  /** Records the guest's role as reported by the server; null if none. */
  note({ id, name }: Seen, role: ClubRole | null): void {
    if (role) this.#clubs.set(id, { id, name });
    else this.#end(id, true);
  }

  /** Checks the membership after the server has refused a call about the club. */
  async check(id: string): Promise<void> {
    if (!this.#clubs.has(id)) return;
    const club = await call<Club>(`clubs/${encodeURIComponent(id)}`).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    });
    if (!club?.role) this.#end(id, club !== null);
  }

  #end(id: string, open: boolean): void {
    const seen = this.#clubs.get(id);
    if (seen) this.former = { ...seen, open };
    this.#clubs.delete(id);
  }
}

export const membership = new Membership();

const CLUB = /^clubs\/([^/]+)/;
const REFUSED = [403, 404];

/** Calls the club API; a refusal may mean that the guest is no longer a member. */
export async function clubCall<Answer>(path: string, method?: string, body?: object): Promise<Answer> {
  try {
    return await call<Answer>(path, method, body);
  } catch (error) {
    const id = CLUB.exec(path)?.[1];
    if (id && error instanceof ApiError && REFUSED.includes(error.status))
      await membership.check(decodeURIComponent(id)).catch(() => undefined);
    throw error;
  }
}
