// The places of the table that a part stands on; in a dialog, or by itself, it stands on none.
import { getContext, setContext } from 'svelte';
import type { Lies } from './layout';
import type { Places } from './places';

const KEY = Symbol('places');

export const setPlaces = (places: Places): Places => setContext(KEY, places);

/** Makes an element a place of the table, where there is one. */
export function placesHere(): (lies: () => Lies) => (node: HTMLElement) => void | (() => void) {
  const places = getContext<Places | undefined>(KEY);
  return places ? places.is : () => () => undefined;
}
