// Registers the service worker, which keeps the page for offline use where the browser supports it.
import { resolveUrl } from '../net/base';

/** Milliseconds after the page was loaded: what it needs itself comes first. */
const LATER_MS = 8000;

interface Connected {
  connection?: { saveData?: boolean };
}

/** Resolves when the page has been loaded for a while and the browser has nothing else to do. */
const idle = (): Promise<unknown> =>
  new Promise((done) =>
    setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(done) : done(0)), LATER_MS),
  );

export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(resolveUrl('sw.js'));
    const { active } = await navigator.serviceWorker.ready;
    await idle();
    // Then all its files, unless the user pays for them.
    if (!(navigator as Connected).connection?.saveData) active?.postMessage('keep');
  } catch {
    // Without a worker the page is merely unavailable offline.
  }
}
