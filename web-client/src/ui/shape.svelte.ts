// Media queries in the root element's font size, which the browser's setting and user style sheets change. Native
// queries in em know the former only, and changes trigger no event.
import { MediaQuery } from 'svelte/reactivity';
import { LOW, NARROW, TINY, WIDE } from './breakpoints';

/** Default of most browsers. */
const USUAL_PX = 16;
/** Root font size in px. */
let size = $state(USUAL_PX);
let probe: HTMLElement | null = null;

/** Measures the size now and after every change. */
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

/** Converts a query's lengths from em to px. */
const inPixels = (query: string, em: number): string =>
  query.replace(/([\d.]+)em\b/g, (_, length) => `${Number(length) * em}px`);

/** A media query whose em is the root font size. */
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

/** Forms of a table. A low one is never narrow, and neither has room beside or above the cloth. */
export class BoardShape {
  readonly #narrow = new ShapeQuery(NARROW);
  readonly #low = new ShapeQuery(LOW);
  readonly #tiny = new ShapeQuery(TINY);
  readonly #wide = new ShapeQuery(WIDE);
  readonly tiny = $derived(this.#tiny.current);
  readonly low = $derived(this.#low.current);
  readonly narrow = $derived(this.#narrow.current && !this.low);
  readonly compact = $derived(this.narrow || this.low);
  readonly wide = $derived(this.#wide.current && !this.compact);
}
