// Gestures that open a card's description: a resting mouse, a long press, or a key. They neither play a card nor affect
// other input.

export type How = 'rest' | 'hold' | 'key';
export interface Asked {
  /** The card's picture. */
  at: HTMLElement;
  how: How;
}
export interface Asking {
  /** The card described now. */
  shown(): Asked | null;
  /** Whether the target is inside the description. */
  within(target: EventTarget | null): boolean;
  /** Something opened from the description is open; Escape closes that first. */
  busy(): boolean;
  show(asked: Asked): void;
  hide(): void;
}

export const REST_MS = 800;
export const HOLD_MS = 450;
/** Milliseconds to move from the card to its description. */
const LEAVE_MS = 250;
/** A finger that moves further scrolls. */
export const STILL_PX = 10;
const KEY = 'i';
const CARD = '[data-about]';

const cardAt = (target: EventTarget | null): HTMLElement | null => {
  if (!(target instanceof Element)) return null;
  // The button or list item of a single card counts as the card.
  const own = target.closest<HTMLElement>('[data-card]');
  return target.closest<HTMLElement>(CARD) ?? own?.querySelector<HTMLElement>(CARD) ?? null;
};
const writing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])');

/** The focused card; otherwise the first one in the focused element, an open dialog, the trick, or the hand. */
function nearest(): HTMLElement | null {
  const focused = document.activeElement;
  const places = [
    focused === document.body ? null : focused,
    ...document.querySelectorAll('dialog[open]'),
    document.querySelector('[data-zone="trick"]'),
    document.querySelector('.hand'),
  ];
  return places.map((one) => one?.querySelector<HTMLElement>(CARD)).find((card) => card) ?? null;
}

const behindDialog = (card: HTMLElement): boolean =>
  [...document.querySelectorAll('dialog[open]')].some((dialog) => !dialog.contains(card));

/** Starts listening; returns a function that stops it. */
export function askByGestures(asking: Asking): () => void {
  /** Until a mouse has rested or a finger has been held. */
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  /** Last position of the mouse. */
  let mouse = { x: NaN, y: NaN };
  /** A long press was recognised: releasing the finger is not a tap. */
  let held = false;

  function forget(): void {
    clearTimeout(waiting);
    clearTimeout(leaving);
    waiting = leaving = undefined;
  }
  function wait(at: HTMLElement, how: How, ms: number): void {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      waiting = undefined;
      held = how === 'hold';
      asking.show({ at, how });
    }, ms);
  }

  function pointerdown({ target, pointerType, clientX: x, clientY: y }: PointerEvent): void {
    held = false;
    if (asking.within(target)) return;
    forget();
    if (asking.shown()) asking.hide();
    const card = cardAt(target);
    from = { x, y };
    if (pointerType !== 'mouse' && card) wait(card, 'hold', HOLD_MS);
  }

  function pointermove({ target, pointerType, buttons, clientX: x, clientY: y }: PointerEvent): void {
    if (pointerType !== 'mouse') {
      if (Math.hypot(x - from.x, y - from.y) > STILL_PX) forget();
      return;
    }
    // A card that has moved under a still mouse is not asked about.
    if (x === mouse.x && y === mouse.y) return;
    mouse = { x, y };
    forget();
    if (asking.within(target)) return;
    const shown = asking.shown();
    const card = cardAt(target);
    if (card && card === shown?.at) return;
    if (shown?.how === 'rest') leaving = setTimeout(asking.hide, LEAVE_MS);
    if (card && !buttons && (!shown || shown.how === 'rest')) wait(card, 'rest', REST_MS);
  }
  function pointerup({ pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse') forget();
  }

  function click(event: MouseEvent): void {
    if (!held || asking.within(event.target)) return;
    held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  function contextmenu(event: MouseEvent): void {
    if (held || waiting !== undefined) event.preventDefault();
  }

  function keydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const shown = asking.shown();
    if (event.key === 'Escape') {
      if (!shown || asking.busy()) return;
      asking.hide();
      // A description behind a dialog closes with it and leaves the key to the dialog.
      if (behindDialog(shown.at)) return;
    } else if (event.key.toLowerCase() === KEY && !writing(event.target)) {
      // Leaving a card does not close a description opened by key.
      forget();
      const card = nearest() ?? shown?.at;
      // The key pins a description opened by hovering instead of closing it.
      if (shown && shown.how !== 'rest') asking.hide();
      else if (card) asking.show({ at: card, how: 'key' });
    } else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** Closes if the card has moved; other scrolling does not matter. */
  function scroll({ target }: Event): void {
    const shown = asking.shown();
    if (shown && target instanceof Node && target.contains(shown.at)) asking.hide();
  }

  const off = new AbortController();
  const first = { capture: true, signal: off.signal };
  document.addEventListener('pointerdown', pointerdown, first);
  document.addEventListener('pointermove', pointermove, first);
  document.addEventListener('pointerup', pointerup, first);
  document.addEventListener('pointercancel', pointerup, first);
  document.addEventListener('click', click, first);
  document.addEventListener('contextmenu', contextmenu, first);
  document.addEventListener('keydown', keydown, first);
  document.addEventListener('scroll', scroll, first);
  window.addEventListener('resize', asking.hide, first);
  // The card has left the page.
  const watch = new MutationObserver(() => asking.shown()?.at.isConnected === false && asking.hide());
  watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    forget();
    off.abort();
    watch.disconnect();
  };
}
