// The interface language: one typed catalogue per language, loaded by feature, remembered in the browser.
import { localStore } from '../app/storage';
import { catalogues, features, type Catalogue, type Feature } from './features';
import { allLoaded, loadAll, type Lang } from './lazy_texts';

export { catalogues };
export type { Catalogue, Lang };

const KEY = 'germini.language';

function first(): Lang {
  const kept = localStore.get(KEY);
  if (kept === 'it' || kept === 'en') return kept;
  return navigator.languages?.some((tag) => tag.startsWith('it')) ? 'it' : 'en';
}

class Language {
  lang = $state<Lang>(first());
  /** The catalogue of the current language. */
  t = $derived(catalogues[this.lang]);
  /** The last requested language. */
  #wanted = this.lang;

  /** Loads the texts that must be there before anything is shown. */
  open(): Promise<void> {
    return this.load('house');
  }

  /** Loads the texts of features; once loaded they follow the language. */
  async load(...wanted: Feature[]): Promise<void> {
    await Promise.all(wanted.map((feature) => features[feature].load(this.lang)));
  }

  /** Changes the language once all texts in use are loaded; immediately if they already are. */
  set(lang: Lang): void {
    this.#wanted = lang;
    if (allLoaded(lang)) return this.#turn(lang);
    // Without its texts the page keeps its language.
    loadAll(lang).then(
      () => this.#wanted === lang && this.#turn(lang),
      () => undefined,
    );
  }

  toggle(): void {
    this.set(this.lang === 'it' ? 'en' : 'it');
  }

  #turn(lang: Lang): void {
    this.lang = lang;
    localStore.set(KEY, lang);
  }
}

export const language = new Language();
