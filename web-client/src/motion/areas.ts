// The places of a table and where they are. They are measured once when something has changed its size or come and
// gone, and at the one moment at which that costs nothing: after the browser has laid out a frame, before it paints it.
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
  /** The last layout, and the places that it was made of. */
  #last: { layout: Layout; nodes: HTMLElement[] } = { layout: layout([]), nodes: [] };
  /** What is to be done once the frame is laid out, and on what of the page that is watched. */
  #next: (() => void)[] = [];
  #clock: HTMLElement | null = null;
  #watcher: ResizeObserver | undefined;

  /**
   * Made when the first element is there, so that it is younger than the one by which Svelte reads sizes, and is told after
   * it: what begins to move here has been read by then, and need not be laid out once more for it.
   */
  get #watch(): ResizeObserver {
    return (this.#watcher ??= new ResizeObserver((entries) => this.#laidOut(entries)));
  }

  /** Makes an element a place; `lies` is asked anew each time. */
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

  /** Something that moves places about when its size changes. */
  frame: Attach = (node) => {
    this.#watch.observe(node);
    return () => this.#watch.unobserve(node);
  };

  /** An element with a size of its own, by which it is known that a frame is laid out. */
  clock: Attach = (node) => {
    this.#clock = node;
    this.#watch.observe(node);
    return () => {
      this.#watch.unobserve(node);
      this.#clock = null;
    };
  };

  /** Where all lies now, of the places that have been measured. */
  layout(): Layout {
    const all = [...this.#all].flatMap(([node, lies]) => {
      const box = this.#boxes.get(node);
      return box ? [{ ...lies(), box, node }] : [];
    });
    this.#last = { layout: layout(all), nodes: all.map(({ node }) => node) };
    return this.#last.layout;
  }

  /** What a token is in the page, where it lay at the last layout. */
  element = (token: Token): HTMLElement | null => {
    const lies = this.#last.layout.cards.get(token);
    return (lies && this.#last.nodes[lies.at]?.querySelector(`[data-token="${token}"]`)) ?? null;
  };

  /** Once what has been changed is laid out, and before it is seen. */
  whenLaidOut(act: () => void): void {
    if (!this.#clock) return;
    this.#next.push(act);
    // An element that is watched anew is told of in the next frame.
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
