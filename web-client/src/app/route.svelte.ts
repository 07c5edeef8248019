// The current page, by the address in the browser.
import { address, parse, type Route } from './routes';

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
