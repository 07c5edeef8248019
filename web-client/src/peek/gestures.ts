// How one asks what a card is: the mouse rests on it, a finger stays on it, or a key. None of it plays anything, and
// nothing that plays is changed by it.

export type How = 'rest' | 'hold' | 'key';
export interface Asked {
  /** The card's picture. */
  at: HTMLElement;
  how: How;
}
export interface Asking {
  /** The card that is told of now. */
  shown(): Asked | null;
  /** What is told stands there. */
  within(target: EventTarget | null): boolean;
  /** Something was opened from within it, which Escape closes first. */
  busy(): boolean;
  show(asked: Asked): void;
  hide(): void;
}

export const REST_MS = 800;
export const HOLD_MS = 450;
/** The way from the card to what is told of it. */
const LEAVE_MS = 250;
/** A finger that goes further scrolls. */
export const STILL_PX = 10;
const KEY = 'i';
const CARD = '[data-about]';

const cardAt = (target: EventTarget | null): HTMLElement | null => {
  if (!(target instanceof Element)) return null;
  // The button or the line of a single card is the card, too.
  const own = target.closest<HTMLElement>('[data-card]');
  return target.closest<HTMLElement>(CARD) ?? own?.querySelector<HTMLElement>(CARD) ?? null;
};
const writing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])');

/** The card that the focus is on; else the first of what it is in, of the trick, of the hand. */
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

/** The card beside it in its row. */
function beside(card: HTMLElement, step: number): HTMLElement | null {
  let row = card.parentElement;
  while (row && row.querySelectorAll(CARD).length < 2) row = row.parentElement;
  const cards = [...(row?.querySelectorAll<HTMLElement>(CARD) ?? [])];
  return cards[cards.indexOf(card) + step] ?? null;
}

/** Listens until it is called off. */
export function askByGestures(asking: Asking): () => void {
  let over: HTMLElement | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let holding: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  /** Where the mouse was last. */
  let mouse = { x: NaN, y: NaN };
  /** A card has come to lie under a mouse that stands still: that asks nothing, before it moves. */
  let came = false;
  /** The finger has asked: what it does when it goes up is no tap. */
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
      // A mouse that still moves does not rest.
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
    // A mouse that has just left a card takes nothing away that was asked for by the key.
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
    // What lies behind a sheet goes with it, and leaves the key to the sheet.
    if (event.key === 'Escape' && shown && behind(shown.at)) return asking.hide();
    if (event.key === 'Escape' && shown) asking.hide();
    else if (event.key.toLowerCase() === KEY && !writing(event.target)) {
      // What came by itself is not put away by asking for it: now it can be gone into.
      if (shown && shown.how !== 'rest') asking.hide();
      else ask(nearest() ?? shown?.at ?? null);
    } else if (shown && inside && event.key === 'ArrowRight') ask(beside(shown.at, 1));
    else if (shown && inside && event.key === 'ArrowLeft') ask(beside(shown.at, -1));
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** The card has gone from where it was; what else scrolls is no matter. */
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
