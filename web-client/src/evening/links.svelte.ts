// Links just created: the server sends their secrets once, and this page forgets them when it is left.
import { SvelteMap } from 'svelte/reactivity';
import { address } from '../app/routes';
import type { EveningLinks } from '../protocol/types';

class Links {
  #made = new SvelteMap<string, EveningLinks>();
  of = (evening: string): EveningLinks | null => this.#made.get(evening) ?? null;
  keep(evening: string, made: EveningLinks): void {
    this.#made.set(evening, made);
  }
  forget(evening: string): void {
    this.#made.delete(evening);
  }
}
export const links = new Links();

/** Shareable URL of a secret. */
export const linkOf = (secret: string): string =>
  `${location.href.replace(/#.*/, '')}${address({ page: 'come', secret })}`;
