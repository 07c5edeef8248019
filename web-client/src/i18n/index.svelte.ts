// The interface's language: a typed catalogue each, fetched when it is read, remembered by the browser.
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
  /** The catalogue of the language now. */
  t = $derived(catalogues[this.lang]);
  /** The one that was asked for last. */
  #wanted = this.lang;

  /** Fetches what is to be read before anything is shown. */
  open(): Promise<void> {
    return interfaceTexts.load(this.lang);
  }

  /** Changes as soon as all that is on the page is there in that language; at once if it is. */
  set(lang: Lang): void {
    this.#wanted = lang;
    if (allLoaded(lang)) return this.#turn(lang);
    // Without its texts the page stays as it is.
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

/** The sentence for a clause or a word of refusal; what the server wrote where there is none. */
export function refusal(t: Catalogue, rule: string, message = ''): string {
  return (t.refusals as Record<string, string>)[rule] ?? message;
}
