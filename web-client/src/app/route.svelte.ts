// The page's addresses, all in the fragment: a table's invitation must not reach a server's log.
export type Route =
  | { page: 'lobby' }
  | { page: 'table'; table: string; invitation?: string }
  | { page: 'learn'; game: string }
  | { page: 'history' }
  | { page: 'match'; match: string }
  /** `step`: so many of its events are shown. */
  | { page: 'hand'; hand: string; step?: number }
  /** A hand that a book tells, with its `step`. */
  | { page: 'printed'; game: string; step?: number }
  /** `clause`: one of the game's book. */
  | { page: 'rules'; game?: string; clause?: string }
  | { page: 'credits' };

/** The parts of an address; none where it cannot be read. */
function parts(hash: string): string[] {
  try {
    return hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  } catch {
    return [];
  }
}

export function parse(hash: string): Route {
  const [page, first, second] = parts(hash);
  if (page === 'table' && first) return { page, table: first, ...(second ? { invitation: second } : {}) };
  if (page === 'learn' && first) return { page, game: first };
  if (page === 'match' && first) return { page, match: first };
  const step = /^\d{1,5}$/.test(second ?? '') ? { step: Number(second) } : {};
  if (page === 'hand' && first) return { page, hand: first, ...step };
  if (page === 'printed' && first) return { page, game: first, ...step };
  if (page === 'rules') return { page, ...(first ? { game: first } : {}), ...(second ? { clause: second } : {}) };
  if (page === 'history' || page === 'credits') return { page };
  return { page: 'lobby' };
}

const at = (step: number | undefined): string => (step === undefined ? '' : `/${step}`);

export function address(route: Route): string {
  switch (route.page) {
    case 'lobby':
      return '#/';
    case 'table':
      return `#/table/${route.table}${route.invitation ? `/${route.invitation}` : ''}`;
    case 'learn':
      return `#/learn/${route.game}`;
    case 'match':
      return `#/match/${route.match}`;
    case 'hand':
      return `#/hand/${route.hand}${at(route.step)}`;
    case 'printed':
      return `#/printed/${route.game}${at(route.step)}`;
    case 'rules':
      return ['#/rules', route.game, route.clause].filter(Boolean).join('/');
    default:
      return `#/${route.page}`;
  }
}

class Router {
  route = $state.raw<Route>(parse(location.hash));

  start(): () => void {
    const read = () => (this.route = parse(location.hash));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
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
