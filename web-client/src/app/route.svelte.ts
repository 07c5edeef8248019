// The current page, by the address in the browser.
import { address, parse, type Route } from './routes';

/** Position of a history entry among those of this tab, which its state keeps; null if it is new. */
const positionOf = (state: unknown): number | null => (state as { position?: number } | null)?.position ?? null;

class Router {
  route = $state.raw<Route>(parse(location.hash));
  /** Position of the current history entry. */
  #position = 0;
  #held: { hash: string; position: number; question: () => string } | null = null;

  start(): () => void {
    const read = () => {
      const held = this.#held;
      const position = positionOf(history.state);
      // Goes back to where the page was, whether the browser had gone back, forward or to a new address.
      if (held && location.hash !== held.hash && !confirm(held.question()))
        return history.go(position === null ? -1 : held.position - position);
      this.#position = position ?? this.#position + 1;
      history.replaceState({ position: this.#position }, '');
      this.route = parse(location.hash);
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
    this.#held = { hash: location.hash, position: this.#position, question };
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
