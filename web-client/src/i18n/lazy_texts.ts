// Texts in two languages, of which only what is read is fetched: a shelf for what belongs together, a book in each
// language. What stands on a shelf that somebody has opened is there in the language of now.
export type Lang = 'it' | 'en';

/** Those that have been opened. */
const opened = new Set<LazyTexts<unknown>>();

export class LazyTexts<T> {
  /** What has been fetched; asked for in a language that has not, it is nothing. */
  readonly texts = {} as Record<Lang, T>;
  readonly #books: Record<Lang, () => Promise<T>>;

  /** A function for each: with one for both, the bundler would fetch both wherever one is wanted. */
  constructor(books: Record<Lang, () => Promise<T>>) {
    this.#books = books;
  }

  /** Fetches that language, and from now on those that the reader changes to. */
  async load(lang: Lang): Promise<void> {
    opened.add(this as LazyTexts<unknown>);
    this.texts[lang] ??= await this.#books[lang]();
  }

  has(lang: Lang): boolean {
    return lang in this.texts;
  }
}

export const allLoaded = (lang: Lang): boolean => [...opened].every((lazyTexts) => lazyTexts.has(lang));

/** Fetches what the opened shelves lack in that language, also what is opened meanwhile. */
export async function loadAll(lang: Lang): Promise<void> {
  while (!allLoaded(lang)) await Promise.all([...opened].map((lazyTexts) => lazyTexts.load(lang)));
}
