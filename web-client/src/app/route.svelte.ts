// The page's addresses, all in the fragment: a table's invitation must not reach a server's log.
export type Route =
  | { page: 'lobby' }
  | { page: 'table'; table: string; invitation?: string }
  | { page: 'history' }
  | { page: 'match'; match: string }
  /** `step`: so many of its events are shown. */
  | { page: 'hand'; hand: string; step?: number }
  | { page: 'rules' }
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
  if (page === 'match' && first) return { page, match: first };
  if (page === 'hand' && first)
    return { page, hand: first, ...(/^\d{1,5}$/.test(second ?? '') ? { step: Number(second) } : {}) };
  if (page === 'history' || page === 'rules' || page === 'credits') return { page };
  return { page: 'lobby' };
}

export function address(route: Route): string {
  switch (route.page) {
    case 'lobby':
      return '#/';
    case 'table':
      return `#/table/${route.table}${route.invitation ? `/${route.invitation}` : ''}`;
    case 'match':
      return `#/match/${route.match}`;
    case 'hand':
      return `#/hand/${route.hand}${route.step === undefined ? '' : `/${route.step}`}`;
    default:
      return `#/${route.page}`;
  }
}

class Router {
  route = $state.raw<Route>({ page: 'lobby' });

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
