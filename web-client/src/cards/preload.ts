// The faces are fetched while people sit down, so that no card is dealt that still has to come over the network.
import type { Lang } from '../i18n/index.svelte';
import type { Deck } from './deck';

/** So many at once: the rest of the page is not to wait for them. */
const AT_ONCE = 4;
const fetched: Record<Lang, Map<Deck, Promise<void>>> = { it: new Map(), en: new Map() };

async function some(addresses: string[]): Promise<void> {
  for (let next = addresses.shift(); next !== undefined; next = addresses.shift()) {
    try {
      const answer = await fetch(next);
      await answer.arrayBuffer(); // read to its end, or the browser does not keep it
    } catch {
      // It comes when it is shown, or is asked for again then.
    }
  }
}

/** Once a page for each deck and language; over when all have come, or have been tried. */
export function preloadFaces(deck: Deck, lang: Lang): Promise<void> {
  const known = fetched[lang].get(deck);
  if (known) return known;
  const waiting = deck.faces(lang);
  const coming = Promise.all(Array.from({ length: AT_ONCE }, () => some(waiting))).then(() => undefined);
  fetched[lang].set(deck, coming);
  return coming;
}
