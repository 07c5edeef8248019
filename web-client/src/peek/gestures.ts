// Gestures that open a card's description: mouse hover, long press, or a key. They neither play a card nor affect other
// input.

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

/** The focused card; otherwise the first one in the focused element, the trick, or the hand. */
function nearest(): HTMLElement | null {
  const focused = document.activeElement;
  const places = [
    focused === document.body ? null : focused,
    focused?.closest('dialog'),
    ...document.querySelectorAll('dialog[open]'),
  ];
  const table = [document.querySelector('[data-zone="trick"]'), document.querySelector('.hand')];
  for (const element of [...places, ...table]) {
    const card = element?.querySelector<HTMLElement>(CARD);
    if (card) return card;
  }
  return null;
}

/** The neighbouring card of its row. */
function beside(card: HTMLElement, step: number): HTMLElement | null {
  let row = card.parentElement;
  while (row && row.querySelectorAll(CARD).length < 2) row = row.parentElement;
  const cards = [...(row?.querySelectorAll<HTMLElement>(CARD) ?? [])];
  return cards[cards.indexOf(card) + step] ?? null;
}

/** Starts listening; returns a function that stops it. */
export function askByGestures(asking: Asking): () => void {
  let over: HTMLElement | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let holding: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  /** Last position of the mouse. */
  let mouse = { x: NaN, y: NaN };
  /** A card has moved under a resting mouse: ignored until the mouse moves. */
  let came = false;
  /** A long press was recognised: releasing the finger is not a tap. */
  let held = false;

  function forget(): void {
    for (const timer of [resting, leaving, holding]) clearTimeout(timer);
    resting = holding = undefined;
  }

  function pointerover({ target, pointerType, buttons, clientX: x, clientY: y }: PointerEvent): void {
    if (pointerType !== 'mouse') return;
    came = x === mouse.x && y === mouse.y;
    mouse = { x, y };
    if (asking.within(target)) return clearTimeout(leaving);
    const card = cardAt(target);
    if (card === over) return;
    over = card;
    clearTimeout(resting);
    resting = undefined;
    if (asking.shown()?.how === 'rest') {
      clearTimeout(leaving);
      if (asking.shown()?.at !== card) leaving = setTimeout(asking.hide, LEAVE_MS);
    }
    if (card && !buttons && !came) rest(card);
  }
  function rest(card: HTMLElement): void {
    clearTimeout(resting);
    resting = setTimeout(() => {
      resting = undefined;
      asking.show({ at: card, how: 'rest' });
    }, REST_MS);
  }

  function pointerdown({ target, pointerType, clientX: x, clientY: y }: PointerEvent): void {
    held = came = false;
    if (asking.within(target)) return;
    forget();
    if (asking.shown()) asking.hide();
    const card = cardAt(target);
    if (pointerType === 'mouse' || !card) return;
    from = { x, y };
    holding = setTimeout(() => {
      held = true;
      asking.show({ at: card, how: 'hold' });
    }, HOLD_MS);
  }

  function pointermove({ clientX, clientY, pointerType, buttons }: PointerEvent): void {
    if (pointerType === 'mouse') {
      const moved = clientX !== mouse.x || clientY !== mouse.y;
      mouse = { x: clientX, y: clientY };
      // A moving mouse does not hover.
      if (over && !buttons && (resting !== undefined || (came && moved))) rest(over);
      if (moved) came = false;
    } else if (Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX) letGo();
  }
  function letGo(): void {
    clearTimeout(holding);
    holding = undefined;
  }

  function click(event: MouseEvent): void {
    if (!held || asking.within(event.target)) return;
    held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  function contextmenu(event: Event): void {
    if (held || holding !== undefined) event.preventDefault();
  }

  function ask(card: HTMLElement | null): void {
    // Leaving a card does not close a description opened by key.
    forget();
    if (card) asking.show({ at: card, how: 'key' });
  }
  const behind = (card: HTMLElement): boolean =>
    [...document.querySelectorAll('dialog[open]')].some((sheet) => !sheet.contains(card));
  function keydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const shown = asking.shown();
    const inside = asking.within(event.target);
    if (event.key === 'Escape' && asking.busy()) return;
    // A description behind a dialog closes with it and leaves the key to the dialog.
    if (event.key === 'Escape' && shown && behind(shown.at)) return asking.hide();
    if (event.key === 'Escape' && shown) asking.hide();
    else if (event.key.toLowerCase() === KEY && !writing(event.target)) {
      // The key pins a description opened by hovering instead of closing it.
      if (shown && shown.how !== 'rest') asking.hide();
      else ask(nearest() ?? shown?.at ?? null);
    } else if (shown && inside && event.key === 'ArrowRight') ask(beside(shown.at, 1));
    else if (shown && inside && event.key === 'ArrowLeft') ask(beside(shown.at, -1));
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** Closes if the card has moved; other scrolling does not matter. */
  function scroll({ target }: Event): void {
    const shown = asking.shown();
    if (shown && target instanceof Node && target.contains(shown.at)) asking.hide();
  }
  function gone(): void {
    if (asking.shown()?.at.isConnected === false) asking.hide();
  }

  const off = new AbortController();
  const first = { capture: true, signal: off.signal };
  document.addEventListener('pointerover', pointerover, first);
  document.addEventListener('pointerdown', pointerdown, first);
  document.addEventListener('pointermove', pointermove, first);
  document.addEventListener('pointerup', letGo, first);
  document.addEventListener('pointercancel', letGo, first);
  document.addEventListener('click', click, first);
  document.addEventListener('contextmenu', contextmenu, first);
  document.addEventListener('keydown', keydown, first);
  document.addEventListener('scroll', scroll, first);
  window.addEventListener('resize', asking.hide, first);
  const watch = new MutationObserver(gone);
  watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    forget();
    off.abort();
    watch.disconnect();
  };
}
