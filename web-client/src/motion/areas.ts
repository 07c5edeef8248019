// Registry of the table's card areas and their boxes. Boxes are measured once after a change, in a ResizeObserver
// callback: after layout and before paint, when measuring costs nothing.
import { layout, type Box, type Layout, type AreaContents, type Token } from './layout';

type Attach = (node: HTMLElement) => () => void;

const boxOf = (node: Element): Box => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { left, top, width, height };
};

export class AreaRegistry {
  #all = new Map<HTMLElement, () => AreaContents>();
  #boxes = new Map<HTMLElement, Box>();
  #stale = true;
  /** The last layout, and the elements that it was made of. */
  #last: { layout: Layout; nodes: HTMLElement[] } = { layout: layout([]), nodes: [] };
  /** Callbacks for the end of layout, and the observed elements that trigger them. */
  #next: (() => void)[] = [];
  #clock: HTMLElement | null = null;
  #watcher: ResizeObserver | undefined;

  /**
   * Created with the first element, so that it runs after the observer by which Svelte reads sizes: everything has been
   * read by then, and starting a motion causes no second layout.
   */
  get #watch(): ResizeObserver {
    return (this.#watcher ??= new ResizeObserver((entries) => this.#laidOut(entries)));
  }

  /** Registers an element as an area; `lies` is called for every layout. */
  is =
    (lies: () => AreaContents): Attach =>
    (node) => {
      this.#all.set(node, lies);
      this.#watch.observe(node);
      this.#stale = true;
      return () => {
        this.#all.delete(node);
        this.#boxes.delete(node);
        this.#watch.unobserve(node);
        this.#stale = true;
      };
    };

  /** Attachment for elements whose resizing moves areas. */
  frame: Attach = (node) => {
    this.#watch.observe(node);
    return () => this.#watch.unobserve(node);
  };

  /** Attachment for an element whose observed size signals the end of layout. */
  clock: Attach = (node) => {
    this.#clock = node;
    this.#watch.observe(node);
    return () => {
      this.#watch.unobserve(node);
      this.#clock = null;
    };
  };

  /** Current positions in all measured areas. */
  layout(): Layout {
    const all = [...this.#all].flatMap(([node, lies]) => {
      const box = this.#boxes.get(node);
      return box ? [{ ...lies(), box, node }] : [];
    });
    this.#last = { layout: layout(all), nodes: all.map(({ node }) => node) };
    return this.#last.layout;
  }

  /** The page's element for a token, as of the last layout. */
  element = (token: Token): HTMLElement | null => {
    const lies = this.#last.layout.cards.get(token);
    return (lies && this.#last.nodes[lies.at]?.querySelector(`[data-token="${token}"]`)) ?? null;
  };

  /** Calls `act` once pending changes are laid out, before they are painted. */
  whenLaidOut(act: () => void): void {
    if (!this.#clock) return;
    this.#next.push(act);
    // Observing an element again triggers a callback in the next frame.
    this.#watch.unobserve(this.#clock);
    this.#watch.observe(this.#clock);
  }

  #laidOut(entries: ResizeObserverEntry[]): void {
    const { length } = this.#next;
    if (entries.some(({ target }) => target !== this.#clock) || !length) this.#stale = true;
    if (this.#stale) for (const node of this.#all.keys()) this.#boxes.set(node, boxOf(node));
    this.#stale = false;
    for (const act of this.#next.splice(0, length)) act();
  }
}
