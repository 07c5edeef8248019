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

/** Starts listening; `show` receives the card. Returns a function that stops it. */
export function askByGestures(show: (card: string) => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  /** The card that was asked about; releasing the pointer is not a tap. */
  let asked = '';
  const forget = (): void => clearTimeout(waiting);
  const ask = (card: string): void => show((asked = card));

  function pointerdown({ target, pointerType, clientX: x, clientY: y }: PointerEvent): void {
    forget();
    asked = '';
    from = { x, y };
    const card = cardAt(target);
    if (pointerType !== 'mouse' && card) waiting = setTimeout(() => ask(card), HOLD_MS);
  }
  function pointermove({ clientX: x, clientY: y }: PointerEvent): void {
    if (Math.hypot(x - from.x, y - from.y) > STILL_PX) forget();
  }
  function pointerup(): void {
    forget();
    // The browser closes popovers when a pointer is released.
    const card = asked;
    if (card) setTimeout(() => show(card));
  }
  function click(event: MouseEvent): void {
    if (!asked) return;
    asked = '';
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
    if (ctrlKey || metaKey || altKey || key.toLowerCase() !== KEY || writing(target)) return;
    const card = nearest();
    if (!card) return;
    show(card);
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  const off = new AbortController();
  const first = { capture: true, signal: off.signal };
  document.addEventListener('pointerdown', pointerdown, first);
  document.addEventListener('pointermove', pointermove, first);
  document.addEventListener('pointerup', pointerup, first);
  document.addEventListener('pointercancel', forget, first);
  document.addEventListener('click', click, first);
  document.addEventListener('contextmenu', contextmenu, first);
  document.addEventListener('keydown', keydown, first);
  return () => {
    forget();
    off.abort();
  };
}
