// Gestures that ask about a card: a long press, the other mouse button, or a key. They neither play a card nor affect
// other input.

export const HOLD_MS = 450;
/** A finger that moves further scrolls. */
export const STILL_PX = 10;
const KEY = 'i';
const CARD = '[data-about]';

const cardIn = (place: Element | null | undefined): string =>
  place?.querySelector<HTMLElement>(CARD)?.dataset.about ?? '';
function cardAt(target: EventTarget | null): string {
  if (!(target instanceof Element)) return '';
  // The button or list item of a single card counts as the card.
  return target.closest<HTMLElement>(CARD)?.dataset.about ?? cardIn(target.closest('[data-card]'));
}
const writing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])');

/** The focused card; otherwise the first one in the focused element, an open dialog, the trick, or the hand. */
function nearest(): string {
  const focused = document.activeElement;
  const places = [
    focused === document.body ? null : focused,
    ...document.querySelectorAll('dialog[open]'),
    document.querySelector('[data-zone="trick"]'),
    document.querySelector('.hand'),
  ];
  return places.map(cardIn).find((card) => card) ?? '';
}

export interface Asking {
  show(card: string): void;
  hide(): void;
  /** A description is open. */
  open(): boolean;
  /** The target is inside the description. */
  within(target: EventTarget | null): boolean;
}

/** Starts listening; returns a function that stops it. */
export function askByGestures(asking: Asking): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  /** The pointer has asked or dismissed: releasing it is not a tap. */
  let spent = false;
  const forget = (): void => clearTimeout(waiting);
  function ask(card: string): void {
    spent = true;
    asking.show(card);
  }

  function pointerdown({ target, pointerType, clientX: x, clientY: y }: PointerEvent): void {
    forget();
    spent = false;
    if (asking.within(target)) return;
    if (asking.open()) {
      spent = true;
      asking.hide();
      return;
    }
    from = { x, y };
    const card = cardAt(target);
    if (pointerType !== 'mouse' && card) waiting = setTimeout(() => ask(card), HOLD_MS);
  }
  function pointermove({ clientX: x, clientY: y }: PointerEvent): void {
    if (Math.hypot(x - from.x, y - from.y) > STILL_PX) forget();
  }
  function click(event: MouseEvent): void {
    if (!spent) return;
    spent = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  function contextmenu(event: MouseEvent): void {
    const card = cardAt(event.target);
    if (!card) return;
    event.preventDefault();
    forget();
    ask(card);
  }
  function keydown(event: KeyboardEvent): void {
    const { ctrlKey, metaKey, altKey, key, target } = event;
    if (ctrlKey || metaKey || altKey || writing(target)) return;
    if (asking.open() && key === 'Escape') asking.hide();
    else if (key.toLowerCase() === KEY && nearest()) asking.show(nearest());
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  const off = new AbortController();
  const first = { capture: true, signal: off.signal };
  document.addEventListener('pointerdown', pointerdown, first);
  document.addEventListener('pointermove', pointermove, first);
  document.addEventListener('pointerup', forget, first);
  document.addEventListener('pointercancel', forget, first);
  document.addEventListener('click', click, first);
  document.addEventListener('contextmenu', contextmenu, first);
  document.addEventListener('keydown', keydown, first);
  return () => {
    forget();
    off.abort();
  };
}
