// Dragging, flicking and browsing the cards of a hand with mouse, pen or finger.
import { carried, flicked, grasp, moved, type Grip, type Point } from './grip';

export interface Draggable {
  /** Whether cards may be dragged now. */
  may(): boolean;
  /** Card of the same row at `x` from the list's left edge. */
  beside(card: string, x: number): string;
  /** A finger has selected a card. */
  onfound(card: string): void;
  /** The card was dropped on, or flicked at, the trick. */
  ondrop(card: string): void;
}

/** Margin around the trick that counts as the trick, in px. */
const MARGIN = 24;

const trick = (): Element | null => document.querySelector('[data-zone="trick"]');
/** Marks the trick while dropping the card would play it. */
const aim = (on: boolean): void => void trick()?.toggleAttribute('data-aimed', on);

/** Whether a card dropped there is played. */
function onTrick({ x, y }: Point): boolean {
  const box = trick()?.getBoundingClientRect();
  if (!box || box.width === 0) return false;
  return x >= box.left - MARGIN && x <= box.right + MARGIN && y >= box.top - MARGIN && y <= box.bottom + MARGIN;
}
const point = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y });

export class Drag {
  grip = $state.raw<Grip | null>(null);
  /** The page is zoomed: a finger on the hand pans. */
  zoomed = $state(false);
  #laid = $state.raw<{ card: string; by: Point } | null>(null);
  /** The click that follows the pointer's release is ignored. */
  #swallow = false;
  #list: HTMLElement | null = null;

  constructor(private readonly hand: Draggable) {}

  /** Distance of a dragged or dropped card from its place. */
  offset(card: string): Point | null {
    const { grip } = this;
    if (grip?.does === 'dragging' && grip.card === card) return carried(grip);
    return this.#laid?.card === card ? this.#laid.by : null;
  }
  /** The dropped card stays where it is until the table shows it. */
  lay(card: string): void {
    const by = this.offset(card);
    this.#laid = by && { card, by };
  }
  /** A card that was refused or is asked for again returns to its place, and one that is gone is let go. */
  keep(cards: readonly string[], isAsked: (card: string) => boolean): void {
    const laid = this.#laid?.card;
    if (laid !== undefined && (!cards.includes(laid) || isAsked(laid))) this.#laid = null;
    if (this.grip && !cards.includes(this.grip.card)) this.release();
  }
  /** Whether a finger is browsing and is over the card. */
  sought(card: string): boolean {
    return this.grip?.does === 'seeking' && this.grip.card === card;
  }

  release = (): void => {
    this.grip = null;
    aim(false);
  };

  attach = (list: HTMLElement): (() => void) => {
    this.#list = list;
    const off = new AbortController();
    const { signal } = off;
    list.addEventListener('pointerdown', this.#down, { signal });
    list.addEventListener('pointermove', this.#move, { signal });
    list.addEventListener('pointerup', this.#up, { signal });
    list.addEventListener('pointercancel', this.release, { signal });
    list.addEventListener('lostpointercapture', this.#lost, { signal });
    list.addEventListener('touchmove', this.#touch, { signal, passive: false });
    list.addEventListener('click', this.#click, { signal, capture: true });
    list.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    document.addEventListener('keydown', this.#key, { signal, capture: true });
    const zoom = () => (this.zoomed = (window.visualViewport?.scale ?? 1) > 1.01);
    window.visualViewport?.addEventListener('resize', zoom, { signal });
    zoom();
    return () => {
      off.abort();
      this.release();
    };
  };

  #down = (event: PointerEvent): void => {
    this.#swallow = false;
    // A second finger pinches.
    if (!event.isPrimary) return this.release();
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card]') : null;
    const finger = event.pointerType !== 'mouse';
    if (!button?.dataset.card || event.button !== 0 || !this.hand.may() || (finger && this.zoomed)) return;
    this.grip = grasp(button.dataset.card, finger, point(event), event.timeStamp);
  };

  #move = (event: PointerEvent): void => {
    const { grip } = this;
    if (!grip || !event.isPrimary) return;
    const left = this.#list?.getBoundingClientRect().left ?? 0;
    const now = moved(grip, point(event), event.timeStamp, ({ x }) => this.hand.beside(grip.card, x - left));
    if (!now) return this.release();
    if (grip.does === 'pressed' && now.does !== 'pressed') {
      this.#swallow = true;
      this.#list?.setPointerCapture(event.pointerId);
    }
    this.grip = now;
    aim(now.does === 'dragging' && onTrick(now.at));
  };

  #up = (event: PointerEvent): void => {
    const { grip } = this;
    if (!grip || !event.isPrimary) return;
    if (grip.does === 'seeking') this.hand.onfound(grip.card);
    else if (grip.does === 'dragging' && (onTrick(point(event)) || flicked(grip, event.timeStamp)))
      this.hand.ondrop(grip.card);
    this.release();
  };

  /** Losing the pointer capture to the list is expected. */
  #lost = ({ target }: PointerEvent): void => {
    if (target === this.#list) this.release();
  };

  /** Prevents scrolling, after which the browser would ignore the next tap. */
  #touch = (event: TouchEvent): void => {
    if (this.grip && this.grip.does !== 'pressed' && event.cancelable) event.preventDefault();
  };

  #click = (event: MouseEvent): void => {
    // A click by keyboard has no count.
    if (!this.#swallow || event.detail === 0) return;
    this.#swallow = false;
    event.preventDefault();
    event.stopPropagation();
  };

  #key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || this.grip?.does !== 'dragging') return;
    event.preventDefault();
    event.stopPropagation();
    this.release();
  };
}
