// The page's shape by the size of text at its root, which the browser's setting and a reader's style sheet change. A media
// query in em counts the former alone, and the browser tells nobody when that changes its answer.
import { MediaQuery } from 'svelte/reactivity';
import { HIGH, LOW, NARROW, ROOMY, TINY, WIDE } from './breakpoints';

/** What most browsers have. */
const USUAL_PX = 16;
/** The root's size of text, in pixels. */
let size = $state(USUAL_PX);
let probe: HTMLElement | null = null;

/** Measures the size now and whenever it changes. */
function watch(): void {
  if (probe || typeof document === 'undefined') return;
  probe = document.createElement('div');
  probe.style.cssText = 'position:fixed;top:0;left:0;width:1rem;height:0;visibility:hidden';
  probe.ariaHidden = 'true';
  document.documentElement.append(probe);
  const measure = (): void => {
    size = parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_PX;
  };
  measure();
  new ResizeObserver(measure).observe(probe);
}

/** The query with its lengths in em in pixels, an em being so many. */
const inPixels = (query: string, em: number): string =>
  query.replace(/([\d.]+)em\b/g, (_, length) => `${Number(length) * em}px`);

/** A media query whose em is the size of text at the page's root. */
export class ShapeQuery {
  readonly #query: MediaQuery;

  constructor(query: string) {
    watch();
    this.#query = $derived(new MediaQuery(inPixels(query, size)));
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
