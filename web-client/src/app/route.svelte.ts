// The current page, by the address in the browser.
import { address, parse, type Route } from './routes';

class Router {
  route = $state.raw<Route>(parse(location.hash));
  #held: { hash: string; question: () => string } | null = null;

  start(): () => void {
    const read = () => {
      const held = this.#held;
      if (held && location.hash !== held.hash && !confirm(held.question()))
        history.replaceState(history.state, '', held.hash);
      else this.route = parse(location.hash);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }

  /**
   * Holds the page until the returned function is called: the browser asks before it leaves, closes or reloads the
   * page. The page must have its own address.
   */
  hold(question: () => string): () => void {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    this.#held = { hash: location.hash, question };
    return () => {
      removeEventListener('beforeunload', ask);
      this.#held = null;
    };
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
