// Rule books by game and language, loaded on demand.
import { signs } from '../games/signs';
import type { Lang } from '../i18n/index.svelte';
import type { RuleBook } from './rule_book';

class Library {
  #fetched = $state.raw<Record<string, RuleBook>>({});
  #asked = new Map<string, Promise<void>>();

  /** Whether the game has a rule book. */
  has = (game: string): boolean => signs.of(game)?.rules !== undefined;

  /** The loaded book; null if it is not loaded or does not exist. */
  ready = (game: string, lang: Lang): RuleBook | null => this.#fetched[`${game}/${lang}`] ?? null;

  /** Loads the book once; rejects on failure and retries on the next call. */
  load(game: string, lang: Lang): Promise<void> {
    const key = `${game}/${lang}`;
    const fetch = signs.of(game)?.rules?.[lang];
    if (this.#fetched[key] || !fetch) return Promise.resolve();
    const asked =
      this.#asked.get(key) ??
      fetch()
        .then((ruleBook) => void (this.#fetched = { ...this.#fetched, [key]: ruleBook }))
        .finally(() => this.#asked.delete(key));
    this.#asked.set(key, asked);
    return asked;
  }
}

export const library = new Library();
