// Registers the service worker, so that the page works offline for a while where the browser supports it.
import { resolveUrl } from '../net/base';

export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(resolveUrl('sw.js'));
    const { active } = await navigator.serviceWorker.ready;
    // The worker was not active yet when these resources were fetched.
    active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
  } catch {
    // Without a worker the page is merely unavailable offline.
  }
}
