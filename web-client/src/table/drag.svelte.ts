// Cards of a hand that are dragged, flicked and sought with a real pointer: a mouse, a pen, a finger.
import { aim } from './aim.svelte';
import { carried, flicked, grasp, moved, type Grip, type Point } from './grip';

export interface Draggable {
  /** Its cards may be taken out of it now. */
  may(): boolean;
  /** The card of the same row that lies there, `x` from the list's left edge. */
  beside(card: string, x: number): string;
  /** A finger has found its card. */
  onfound(card: string): void;
  /** The card was let go over the trick, or flicked at it. */
  ondrop(card: string): void;
}

/** So much beside the trick is the trick, too. */
const MARGIN = 24;

/** Whether a card that is let go there lies on the trick. */
function onTrick({ x, y }: Point): boolean {
  const box = document.querySelector('[data-zone="trick"]')?.getBoundingClientRect();
  if (!box || box.width === 0) return false;
  return x >= box.left - MARGIN && x <= box.right + MARGIN && y >= box.top - MARGIN && y <= box.bottom + MARGIN;
}
const point = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y });

export class Drag {
  grip = $state.raw<Grip | null>(null);
  /** The page is magnified: a finger on the hand moves what is seen of it. */
  zoomed = $state(false);
  /** What the pointer's going up does is no click. */
  #swallow = false;
  #list: HTMLElement | null = null;

  constructor(private readonly hand: Draggable) {}

  /** The card that is carried about, and how far. */
  carried(card: string): Point | null {
    return this.grip?.does === 'dragging' && this.grip.card === card ? carried(this.grip) : null;
  }
  /** A finger has it under it, looking for the right one. */
  sought(card: string): boolean {
    return this.grip?.does === 'seeking' && this.grip.card === card;
  }

  release = (): void => {
    this.grip = null;
    aim.on = false;
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
    aim.on = now.does === 'dragging' && onTrick(now.at);
  };

  #up = (event: PointerEvent): void => {
    const { grip } = this;
    if (!grip || !event.isPrimary) return;
    if (grip.does === 'seeking') this.hand.onfound(grip.card);
    else if (grip.does === 'dragging' && (onTrick(point(event)) || flicked(grip, event.timeStamp)))
      this.hand.ondrop(grip.card);
    this.release();
  };

  /** A finger is its card's until the list takes it: that is nothing lost. */
  #lost = ({ target }: PointerEvent): void => {
    if (target === this.#list) this.release();
  };

  /** The browser makes nothing else of it: after what it takes for a scroll it would pass over the next tap. */
  #touch = (event: TouchEvent): void => {
    if (this.grip && this.grip.does !== 'pressed' && event.cancelable) event.preventDefault();
  };

  #click = (event: MouseEvent): void => {
    // A key's click has no count.
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
