// The table's card areas, as a Svelte context; there are none in a dialog or a component shown by itself.
import { getContext, setContext } from 'svelte';
import type { AreaContents } from './layout';
import { AreaRegistry } from './areas';

const KEY = Symbol('places');

/** Creates the registry for the child components. */
export const provideAreas = (): AreaRegistry => setContext(KEY, new AreaRegistry());

/** Returns an attachment that registers an element as a card area, if there is a registry. */
export function useAreas(): (lies: () => AreaContents) => (node: HTMLElement) => void | (() => void) {
  const places = getContext<AreaRegistry | undefined>(KEY);
  return places ? places.is : () => () => undefined;
}
