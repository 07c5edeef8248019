// The places of the table that a part stands on; in a dialog, or by itself, it stands on none.
import { getContext, setContext } from 'svelte';
import type { AreaContents } from './layout';
import { AreaRegistry } from './areas';

const KEY = Symbol('places');

/** From now on there is one here. */
export const provideAreas = (): AreaRegistry => setContext(KEY, new AreaRegistry());

/** Makes an element a place of the table, where there is one. */
export function useAreas(): (lies: () => AreaContents) => (node: HTMLElement) => void | (() => void) {
  const places = getContext<AreaRegistry | undefined>(KEY);
  return places ? places.is : () => () => undefined;
}
