// Texts in two languages that are loaded together on demand. Once loaded in one language, they are also loaded when the
// language changes.
export type Lang = 'it' | 'en';

/** Texts in use. */
const opened = new Set<LazyTexts<unknown>>();

export class LazyTexts<T> {
  /** Loaded texts; undefined in a language that has not been loaded. */
  readonly texts = {} as Record<Lang, T>;
  readonly #books: Record<Lang, () => Promise<T>>;

  /** One function per language: with one for both, the bundler would load both languages together. */
  constructor(books: Record<Lang, () => Promise<T>>) {
    this.#books = books;
  }

  /** Loads that language, and from now on every language that the reader selects. */
  async load(lang: Lang): Promise<void> {
    opened.add(this as LazyTexts<unknown>);
    this.texts[lang] ??= await this.#books[lang]();
  }

  has(lang: Lang): boolean {
    return lang in this.texts;
  }
}

export const allLoaded = (lang: Lang): boolean => [...opened].every((lazyTexts) => lazyTexts.has(lang));

/** Loads the texts in use in that language, including those opened in the meantime. */
export async function loadAll(lang: Lang): Promise<void> {
  while (!allLoaded(lang)) await Promise.all([...opened].map((lazyTexts) => lazyTexts.load(lang)));
}
