// The cards of a game.
import type { Lang } from '../../i18n/index.svelte';
import type { Card } from '../../protocol/types';

/** The cards of a game by code; an unknown code is shown as it is. */
export interface Cards {
  /** Name within a sentence. */
  name(code: Card, lang: Lang): string;
  /** Name by itself. */
  title(code: Card, lang: Lang): string;
  /** Points by itself; 0: none. */
  worth(code: Card): number;
  /** Compares cards for a sorted hand. */
  order(a: Card, b: Card): number;
  /** Letter that selects it in a hand by keyboard. */
  kind(code: Card): string;
  /** URL of its picture, with that language's letters; `back` for the back. */
  face(code: Card, lang?: Lang): string;
  /** Preloads the pictures, so that no dealt card waits for the network. */
  preload?(): Promise<void>;
}
