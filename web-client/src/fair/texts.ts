// Texts of the deal verification, loaded with it.
import { language } from '../i18n/index.svelte';
import { LazyTexts } from '../i18n/lazy_texts';
import type { fair } from './i18n/it';

export type FairWords = typeof fair;
export const fairTexts = new LazyTexts<FairWords>({
  it: async () => (await import('./i18n/it')).fair,
  en: async () => (await import('./i18n/en')).fair,
});

/** Texts in the current language. */
export const fairWords = (): FairWords => fairTexts.texts[language.lang];
