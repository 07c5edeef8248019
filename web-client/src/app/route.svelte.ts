// The page's addresses, all in the fragment: a table's invitation must not reach a server's log.
export type Route =
  /** `lost`: the address was none of these. */
  | { page: 'lobby'; lost?: true }
  | { page: 'table'; table: string; invitation?: string }
  /** Back to a seat, by the secret that whoever runs the server gave out. */
  | { page: 'back'; secret: string; table?: string }
  | { page: 'learn'; game: string }
  | { page: 'history' }
  | { page: 'match'; match: string }
  /** `step`: so many of its events are shown; `seat`: it is played on from there in that seat. */
  | { page: 'hand'; hand: string; step?: number; seat?: number }
  /** A hand that a book tells. */
  | { page: 'printed'; game: string; step?: number; seat?: number }
  /** A hand from a file. */
  | { page: 'file'; step?: number; seat?: number }
  /** A hand with somebody's eyes, by the secret that he gave out. */
  | { page: 'shared'; secret: string; step?: number }
  /** `clause`: one of the game's book. */
  | { page: 'rules'; game?: string; clause?: string }
  | { page: 'credits' }
  /** Who one is here. */
  | { page: 'me' }
  /** A link for one person: to have an account, to set a password, to look after the server, to be somebody known. */
  | { page: 'sign-up' | 'reset' | 'administrator' | 'same'; secret: string }
  | { page: 'clubs' }
  /** Into a club, by the secret of an invitation. */
  | { page: 'join'; secret: string }
  /** `paper`: a result from paper is entered; `sheet`: a score sheet to print. */
  | { page: 'club'; club: string; season?: string; part?: ClubPart }
  /** `links`: to its seats, as a sheet; `run`: how its tables stand. */
  | { page: 'evening'; club: string; evening: string; part?: 'links' | 'run' }
  /** To a seat of an evening, or to look on, by the secret of a link. */
  | { page: 'come'; secret: string };

/** `corrections`: its ledger, to be corrected; `import`: matches of the past. */
export type ClubPart = 'paper' | 'sheet' | 'corrections' | 'import';
const PARTS: string[] = ['paper', 'sheet', 'corrections', 'import'] satisfies ClubPart[];

/** The parts of an address; none where it cannot be read. */
function parts(hash: string): string[] {
  try {
    return hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  } catch {
    return [];
  }
}

/** A point of a hand, and who plays on from there. */
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
  if ((page === 'sign-up' || page === 'reset' || page === 'administrator' || page === 'same') && first)
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

const at = ({ step, seat }: { step?: number; seat?: number }): string =>
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
      return `#/hand/${route.hand}${at(route)}`;
    case 'printed':
      return `#/printed/${route.game}${at(route)}`;
    case 'file':
      return `#/file${at(route)}`;
    case 'shared':
      return `#/shared/${route.secret}${at(route)}`;
    case 'rules':
      return ['#/rules', route.game, route.clause].filter(Boolean).join('/');
    case 'sign-up':
    case 'reset':
    case 'administrator':
    case 'same':
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
  /** The address that somebody wants to go to from a page that is held; null: none. */
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

  /** Holds the page, which must have an address of its own, until what is returned is called: leaving it sets
   * `wanted` alone, and the browser asks before it closes or reloads the page. */
  hold(): () => void {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    this.#held = location.hash;
    return () => {
      removeEventListener('beforeunload', ask);
      this.#held = this.wanted = null;
    };
  }
  /** Goes where somebody wanted to go. */
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

  /** The address of what is shown now: the page stays, and so does the way back. */
  mark(route: Route): void {
    history.replaceState(history.state, '', address(route));
  }
}

export const router = new Router();
