// Addresses of the pages, all in the fragment: a table's invitation must not reach a server log.
export type Route =
  /** `lost`: the address was unknown. */
  | { page: 'lobby'; lost?: true }
  | { page: 'table'; table: string; invitation?: string }
  /** Restores a seat by the secret that the operator created. */
  | { page: 'back'; secret: string; table?: string }
  | { page: 'learn'; game: string }
  | { page: 'history' }
  | { page: 'match'; match: string }
  /** `step`: number of events shown; `seat`: the seat in which play continues from there. */
  | { page: 'hand'; hand: string; step?: number; seat?: number }
  /** A hand from a historical book. */
  | { page: 'printed'; game: string; step?: number; seat?: number }
  /** A hand from a file. */
  | { page: 'file'; step?: number; seat?: number }
  /** A hand from one player's perspective, by a secret link that they shared. */
  | { page: 'shared'; secret: string; step?: number }
  /** `clause`: id of a clause of the game's rules. */
  | { page: 'rules'; game?: string; clause?: string }
  | { page: 'credits' }
  /** The personal page. */
  | { page: 'me' }
  /** One-time links: create an account, set a password, become an administrator, connect a browser. */
  | { page: 'sign-up' | 'reset' | 'administrator' | 'link-code'; secret: string }
  | { page: 'clubs' }
  /** Joins a club by an invitation's secret. */
  | { page: 'join'; secret: string }
  /** `paper`: form for a manual result; `sheet`: printable score sheet. */
  | { page: 'club'; club: string; season?: string; part?: ClubPart }
  /** `links`: printable seat links; `run`: state of the evening's tables. */
  | { page: 'evening'; club: string; evening: string; part?: 'links' | 'run' }
  /** Takes a seat of an evening, or watches, by a link's secret. */
  | { page: 'come'; secret: string };

/** `corrections`: corrections of the ledger; `import`: import of past matches. */
export type ClubPart = 'paper' | 'sheet' | 'corrections' | 'import';
const PARTS: string[] = ['paper', 'sheet', 'corrections', 'import'] satisfies ClubPart[];

/** Parts of an address; empty if it is malformed. */
function parts(hash: string): string[] {
  try {
    return hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  } catch {
    return [];
  }
}

/** A step of a hand, and the seat in which play continues from there. */
function point(step = '', seat = ''): { step?: number; seat?: number } {
  if (!/^\d{1,5}$/.test(step)) return {};
  return { step: Number(step), ...(/^\d$/.test(seat) ? { seat: Number(seat) } : {}) };
}

export function parse(hash: string): Route {
  const [page, first, second, third] = parts(hash);
  if (page === 'table' && first) return { page, table: first, ...(second ? { invitation: second } : {}) };
  if (page === 'back' && first) return { page, secret: first, ...(second ? { table: second } : {}) };
  if (page === 'learn' && first) return { page, game: first };
  if (page === 'match' && first) return { page, match: first };
  if (page === 'hand' && first) return { page, hand: first, ...point(second, third) };
  if (page === 'printed' && first) return { page, game: first, ...point(second, third) };
  if (page === 'file') return { page, ...point(first, second) };
  if (page === 'shared' && first) return { page, secret: first, ...point(second) };
  if (page === 'rules') return { page, ...(first ? { game: first } : {}), ...(second ? { clause: second } : {}) };
  if ((page === 'sign-up' || page === 'reset' || page === 'administrator' || page === 'link-code') && first)
    return { page, secret: first };
  if ((page === 'join' || page === 'come') && first) return { page, secret: first };
  if (page === 'evening' && first && second)
    return { page, club: first, evening: second, ...(third === 'links' || third === 'run' ? { part: third } : {}) };
  if (page === 'club' && first)
    return {
      page,
      club: first,
      ...(second ? { season: second } : {}),
      ...(third && PARTS.includes(third) ? { part: third as ClubPart } : {}),
    };
  if (page === 'history' || page === 'credits' || page === 'clubs' || page === 'me') return { page };
  return /^#?\/?$/.test(hash) ? { page: 'lobby' } : { page: 'lobby', lost: true };
}

const stepPath = ({ step, seat }: { step?: number; seat?: number }): string =>
  step === undefined ? '' : `/${step}${seat === undefined ? '' : `/${seat}`}`;

export function address(route: Route): string {
  switch (route.page) {
    case 'lobby':
      return '#/';
    case 'table':
      return `#/table/${route.table}${route.invitation ? `/${route.invitation}` : ''}`;
    case 'back':
      return ['#/back', route.secret, route.table].filter(Boolean).join('/');
    case 'learn':
      return `#/learn/${route.game}`;
    case 'match':
      return `#/match/${route.match}`;
    case 'hand':
      return `#/hand/${route.hand}${stepPath(route)}`;
    case 'printed':
      return `#/printed/${route.game}${stepPath(route)}`;
    case 'file':
      return `#/file${stepPath(route)}`;
    case 'shared':
      return `#/shared/${route.secret}${stepPath(route)}`;
    case 'rules':
      return ['#/rules', route.game, route.clause].filter(Boolean).join('/');
    case 'sign-up':
    case 'reset':
    case 'administrator':
    case 'link-code':
      return `#/${route.page}/${route.secret}`;
    case 'join':
    case 'come':
      return `#/${route.page}/${route.secret}`;
    case 'evening':
      return ['#/evening', route.club, route.evening, route.part].filter(Boolean).join('/');
    case 'club':
      return ['#/club', route.club, route.season, route.part].filter(Boolean).join('/');
    default:
      return `#/${route.page}`;
  }
}

class Router {
  route = $state.raw<Route>(parse(location.hash));
  /** Destination requested while the page is held; null: none. */
  wanted = $state.raw<string | null>(null);
  #held: string | null = null;

  start(): () => void {
    const read = () => {
      if (this.#held === null || location.hash === this.#held) {
        this.route = parse(location.hash);
        return;
      }
      this.wanted = location.hash;
      history.replaceState(history.state, '', this.#held);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }

  /**
   * Holds the page until the returned function is called. Leaving only sets `wanted`, and the browser asks before it
   * closes or reloads the page. The page must have its own address.
   */
  hold(): () => void {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    this.#held = location.hash;
    return () => {
      removeEventListener('beforeunload', ask);
      this.#held = this.wanted = null;
    };
  }
  /** Goes to the requested destination. */
  leave(): void {
    const to = this.wanted;
    this.#held = this.wanted = null;
    if (to !== null) location.hash = to;
  }
  stay(): void {
    this.wanted = null;
  }

  go(route: Route): void {
    location.hash = address(route);
  }

  /** Replaces the current address without a new history entry. */
  mark(route: Route): void {
    history.replaceState(history.state, '', address(route));
  }
}

export const router = new Router();
