// Nobody who goes by keyboard or listens loses his place: where what had the focus is gone, it goes back to what had it
// before (what opened a dialog, say), or to the heading of the dialog or page; and every other page begins at its heading.

/** So many things that had the focus are remembered. */
const TRAIL = 24;

const usable = (element: HTMLElement): boolean => element.isConnected && !element.matches(':disabled');
/** The browser gives the focus to the body when its holder goes. */
const nowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** What the focus fell to, and nobody has chosen. */
let fallen: Element | null = null;
/** The focus is nowhere, or only fell to where it is: something more fitting may take it. */
export const adrift = (): boolean => nowhere() || document.activeElement === fallen;

function take(element: HTMLElement | null | undefined): boolean {
  if (!element) return false;
  fallen = element;
  // A dialog is small enough to lose nothing; a page is not to be scrolled by what comes back.
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** A page that is still fetched has no heading yet: until then its content is the place. */
const provisional = (): boolean => document.activeElement?.id === 'content';

/** The beginning of the topmost dialog, or of the page; whether it is the one that will stay. */
function begin(): boolean {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (dialog) return take(dialog.querySelector<HTMLElement>('[autofocus], [tabindex="0"]'));
  const heading = document.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  if (take(heading)) return true;
  take(document.getElementById('content'));
  return false;
}

/** Keeps watch until it is called off. */
export function keepFocus(): () => void {
  let trail: HTMLElement[] = [];
  /** Another page is to be begun as soon as it is there. */
  let arriving = false;

  function came({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return;
    if (target !== fallen) fallen = null;
    // Who has gone on by himself is not called back.
    if (!provisional()) arriving = false;
    // The way past the head is always there, and nobody's place.
    if (target.matches('.skip')) return;
    trail = [...trail.filter((other) => other !== target && other.isConnected), target].slice(-TRAIL);
  }
  /** Whoever lets go of it himself, with a click beside everything, is left alone. */
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
    // What the other page replaces is gone by then.
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
