// The page keeps itself for a time without a network, where the browser can.
import { resolveUrl } from '../net/base';

export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(resolveUrl('sw.js'));
    const { active } = await navigator.serviceWorker.ready;
    // It was not there yet when these were fetched.
    active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
  } catch {
    // Without it the page is only not there when the network is not.
  }
}
