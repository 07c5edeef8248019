// Rule books by game and language, loaded on demand.
import { signs } from '../games/signs';
import type { Lang } from '../i18n/index.svelte';
import type { RuleBook } from './rule_book';

const loaded = new Map<string, Promise<RuleBook>>();

export const hasRuleBook = (game: string): boolean => signs.of(game)?.rules !== undefined;

/** Loads the book once; rejects on failure and retries on the next call. */
export function loadRuleBook(game: string, lang: Lang): Promise<RuleBook> {
  const key = `${game}/${lang}`;
  const book =
    loaded.get(key) ?? signs.of(game)?.rules?.[lang]() ?? Promise.reject(new Error(`${game} has no rule book`));
  loaded.set(key, book);
  book.catch(() => loaded.delete(key));
  return book;
}
