// The interface language: one typed catalogue per language, loaded on demand, remembered in the browser.
import type { it } from './it';
import { localStore } from '../app/storage';
import { allLoaded, loadAll, LazyTexts, type Lang } from './lazy_texts';

export type { Lang };
export type Catalogue = typeof it;

const KEY = 'germini.language';
const interfaceTexts = new LazyTexts<Catalogue>({
  it: async () => (await import('./it')).it,
  en: async () => (await import('./en')).en,
});
export const catalogues = interfaceTexts.texts;

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
    return interfaceTexts.load(this.lang);
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

/** Sentence for a clause or refusal code; the server's message if there is none. */
export function refusal(t: Catalogue, rule: string, message = ''): string {
  return (t.refusals as Record<string, string>)[rule] ?? message;
}
