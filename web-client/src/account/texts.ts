// Texts of the personal page, loaded with it.
import { language } from '../i18n/index.svelte';
import { LazyTexts } from '../i18n/lazy_texts';
import type { texts } from './i18n/it';

export type Words = typeof texts;
export const accountTexts = new LazyTexts<Words>({
  it: async () => (await import('./i18n/it')).texts,
  en: async () => (await import('./i18n/en')).texts,
});

/** Texts in the current language. */
export const words = (): Words => accountTexts.texts[language.lang];
