// The interface's language: a typed catalogue each, remembered by the browser.
import { en } from './en';
import { it } from './it';
import { lasting } from '../app/kept';

export type Lang = 'it' | 'en';
export type Catalogue = typeof it;

const KEY = 'germini.language';
export const catalogues: Record<Lang, Catalogue> = { it, en };

function first(): Lang {
  const kept = lasting.get(KEY);
  if (kept === 'it' || kept === 'en') return kept;
  return navigator.languages?.some((tag) => tag.startsWith('it')) ? 'it' : 'en';
}

class Language {
  lang = $state<Lang>(first());
  /** The catalogue of the language now. */
  t = $derived(catalogues[this.lang]);

  set(lang: Lang): void {
    this.lang = lang;
    lasting.set(KEY, lang);
  }

  toggle(): void {
    this.set(this.lang === 'it' ? 'en' : 'it');
  }
}

export const language = new Language();

/** The sentence for a clause or a word of refusal; what the server wrote where there is none. */
export function refusal(t: Catalogue, rule: string, message = ''): string {
  return (t.refusals as Record<string, string>)[rule] ?? message;
}
