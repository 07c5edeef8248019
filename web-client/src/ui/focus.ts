// Restores the keyboard focus: when the focused element disappears, focus returns to the previously focused one (e.g.
// the button that opened a dialog), or to the heading of the dialog or page. A new page starts at its heading.

/** Number of previously focused elements remembered. */
const TRAIL = 24;

const usable = (element: HTMLElement): boolean => element.isConnected && !element.matches(':disabled');
/** The browser focuses the body when the focused element disappears. */
const nowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Element that received the focus automatically. */
let fallen: Element | null = null;
/** Nothing has the focus, or it was set automatically: something more suitable may take it. */
export const adrift = (): boolean => nowhere() || document.activeElement === fallen;

function take(element: HTMLElement | null | undefined): boolean {
  if (!element) return false;
  fallen = element;
  // Restoring the focus must not scroll the page.
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** A page that is still loading has no heading: its content has the focus meanwhile. */
const provisional = (): boolean => document.activeElement?.id === 'content';

/** Focuses the start of the topmost dialog or of the page; returns whether it is final. */
function begin(): boolean {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (dialog) return take(dialog.querySelector<HTMLElement>('[autofocus], [tabindex="0"]'));
  const heading = document.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  if (take(heading)) return true;
  take(document.getElementById('content'));
  return false;
}

/** Starts watching; returns a function that stops it. */
export function keepFocus(): () => void {
  let trail: HTMLElement[] = [];
  /** A new page must be focused as soon as it is rendered. */
  let arriving = false;

  function came({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return;
    if (target !== fallen) fallen = null;
    // The user has already moved the focus.
    if (!provisional()) arriving = false;
    // The skip link is always there and is not a position in the page.
    if (target.matches('.skip')) return;
    trail = [...trail.filter((other) => other !== target && other.isConnected), target].slice(-TRAIL);
  }
  /** A focus removed by the user, e.g. by a click elsewhere, is not restored. */
  function went({ target }: FocusEvent): void {
    setTimeout(() => {
      if (nowhere() && target instanceof HTMLElement && usable(target)) trail = [];
    });
  }
  function look(): void {
    if (arriving && (nowhere() || provisional())) {
      arriving = !begin();
      return;
    }
    if (!nowhere()) return;
    const last = trail.at(-1);
    if (!last || usable(last)) return;
    if (![...trail].reverse().some((one) => usable(one) && take(one))) arriving = !begin();
  }
  function turned(): void {
    arriving = true;
    // What the new page replaces is gone by then.
    setTimeout(() => {
      if (arriving) arriving = !begin();
    });
  }

  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', came);
  document.addEventListener('focusout', went);
  addEventListener('hashchange', turned);
  return () => {
    watch.disconnect();
    document.removeEventListener('focusin', came);
    document.removeEventListener('focusout', went);
    removeEventListener('hashchange', turned);
  };
}
