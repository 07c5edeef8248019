// The places of the table that a part stands on; in a dialog, or by itself, it stands on none.
import { getContext, setContext } from 'svelte';
import type { Lies } from './layout';
import { Places } from './places';

const KEY = Symbol('places');

/** From now on there is one here. */
export const setPlaces = (): Places => setContext(KEY, new Places());

/** Makes an element a place of the table, where there is one. */
export function useSpots(): (lies: () => Lies) => (node: HTMLElement) => void | (() => void) {
  const places = getContext<Places | undefined>(KEY);
  return places ? places.is : () => () => undefined;
}
