// The words of the page about oneself, fetched with it.
import { language } from '../i18n/index.svelte';
import { Shelf } from '../i18n/shelf';
import type { texts } from './i18n/it';

export type Words = typeof texts;
export const shelf = new Shelf<Words>({
  it: async () => (await import('./i18n/it')).texts,
  en: async () => (await import('./i18n/en')).texts,
});

/** What is said in the language of now. */
export const words = (): Words => shelf.texts[language.lang];
