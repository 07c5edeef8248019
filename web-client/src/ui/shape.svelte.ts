// The page's shape by the text's size at its root. A media query in em counts the browser's own size of text alone; a
// reader's style sheet may enlarge the root's text further, and the layout has to follow that too.
import { MediaQuery } from 'svelte/reactivity';
import { HIGH, LOW, NARROW, ROOMY, TINY, WIDE } from './breakpoints';

/** The root's size of text by the browser's own. */
let scale = $state(1);
let probe: HTMLElement | null = null;

/** Measures the scale now and whenever it changes. */
function watch(): void {
  if (probe || typeof document === 'undefined') return;
  probe = document.createElement('div');
  probe.style.cssText = 'position:fixed;top:0;left:0;width:1rem;height:0;font-size:medium;visibility:hidden';
  probe.ariaHidden = 'true';
  document.documentElement.append(probe);
  const measure = (): void => {
    const [root, own] = [document.documentElement, probe ?? document.documentElement].map((node) =>
      parseFloat(getComputedStyle(node).fontSize),
    );
    scale = root && own ? root / own : 1;
  };
  measure();
  new ResizeObserver(measure).observe(probe);
}

/** The query with each length of it so many times as long. */
export const scaled = (query: string, by: number): string =>
  query.replace(/([\d.]+)em\b/g, (_, length) => `${Number(length) * by}em`);

/** A media query whose em is the size of text at the page's root. */
export class ShapeQuery {
  readonly #query: MediaQuery;

  constructor(query: string) {
    watch();
    this.#query = $derived(new MediaQuery(scaled(query, scale)));
  }

  get current(): boolean {
    return this.#query.current;
  }
}

/** The shapes that a table takes. A low one is never narrow, and neither has room for what is beside or above the cloth. */
export class BoardShape {
  readonly #narrow = new ShapeQuery(NARROW);
  readonly #low = new ShapeQuery(LOW);
  readonly #tiny = new ShapeQuery(TINY);
  readonly #wide = new ShapeQuery(WIDE);
  readonly #roomy = new ShapeQuery(ROOMY);
  readonly #high = new ShapeQuery(HIGH);
  readonly tiny = $derived(this.#tiny.current);
  readonly low = $derived(this.#low.current);
  readonly narrow = $derived(this.#narrow.current && !this.low);
  readonly compact = $derived(this.narrow || this.low);
  readonly wide = $derived(this.#wide.current && !this.compact);
  readonly roomy = $derived(this.#roomy.current && !this.compact);
  readonly high = $derived(this.#high.current && !this.compact);
}
