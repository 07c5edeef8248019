// The books of rules, by game and language: each fetched when it is first opened.
import { signs } from '../games/signs';
import type { Lang } from '../i18n/index.svelte';
import type { RuleBook } from './rule_book';

class Library {
  #fetched = $state.raw<Record<string, RuleBook>>({});
  #asked = new Map<string, Promise<void>>();

  /** Whether the game has a book. */
  has = (game: string): boolean => signs.of(game)?.rules !== undefined;

  /** What has been fetched; null: it has to be waited for, or there is none. */
  ready = (game: string, lang: Lang): RuleBook | null => this.#fetched[`${game}/${lang}`] ?? null;

  /** Fetches it unless it is there; what went wrong is thrown, and the next time it is tried anew. */
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
