// The club from which this guest has been removed while a page of it was open.
import type { Club, ClubRole } from '../protocol/types';
import { ApiError, call } from '../net/api';

/** What the pages of clubs know of one. */
interface Seen {
  id: string;
  name: string;
}

class Membership {
  /** Clubs in which the server has named a role of this guest, by id. */
  readonly #clubs = new Map<string, Seen>();
  /** Null as long as no page has to say so; `open`: its public page is still there. */
  former = $state.raw<(Seen & { open: boolean }) | null>(null);

  /** Takes what the server has shown of a club: the guest's role there; null if none. */
  note({ id, name }: Seen, role: ClubRole | null): void {
    if (role) this.#clubs.set(id, { id, name });
    else this.#end(id, true);
  }

  /** Asks whether the guest is still a member, once the server has refused a call about the club. */
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

/** A call about a club; a refusal may mean that the guest is no longer a member. */
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
