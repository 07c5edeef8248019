// The words of the check of a deal, fetched with it.
import { language } from '../i18n/index.svelte';
import { Shelf } from '../i18n/shelf';
import type { fair } from './i18n/it';

export type FairWords = typeof fair;
export const fairShelf = new Shelf<FairWords>({
  it: async () => (await import('./i18n/it')).fair,
  en: async () => (await import('./i18n/en')).fair,
});

/** What is said in the language of now. */
export const fairWords = (): FairWords => fairShelf.texts[language.lang];
