// The faces are fetched while people sit down, so that no card is dealt that still has to come over the network.
import type { Deck } from './deck';

/** So many at once: the rest of the page is not to wait for them. */
const AT_ONCE = 4;
const fetched = new Map<Deck, Promise<void>>();

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

/** Once a page for each deck; over when all have come, or have been tried. */
export function fetchFaces(deck: Deck): Promise<void> {
  const known = fetched.get(deck);
  if (known) return known;
  const waiting = deck.faces();
  const coming = Promise.all(Array.from({ length: AT_ONCE }, () => some(waiting))).then(() => undefined);
  fetched.set(deck, coming);
  return coming;
}
