// Preloads card images while players take their seats, so that no dealt card waits for the network.
import type { Lang } from '../i18n/index.svelte';
import type { Deck } from './deck';

/** Parallel downloads, limited so that the rest of the page is not delayed. */
const AT_ONCE = 4;
const fetched: Record<Lang, Map<Deck, Promise<void>>> = { it: new Map(), en: new Map() };

async function some(addresses: string[]): Promise<void> {
  for (let next = addresses.shift(); next !== undefined; next = addresses.shift()) {
    try {
      const answer = await fetch(next);
      await answer.arrayBuffer(); // read to its end, or the browser does not keep it
    } catch {
      // The image is requested again when it is displayed.
    }
  }
}

/** Runs once per page, deck and language; resolves when every image was loaded or has failed. */
export function preloadFaces(deck: Deck, lang: Lang): Promise<void> {
  const known = fetched[lang].get(deck);
  if (known) return known;
  const waiting = deck.faces(lang);
  const coming = Promise.all(Array.from({ length: AT_ONCE }, () => some(waiting))).then(() => undefined);
  fetched[lang].set(deck, coming);
  return coming;
}
