// The words of the evenings’ pages, fetched with them.
import { language } from '../i18n/index.svelte';
import { LazyTexts } from '../i18n/lazy_texts';
import type { evening } from './i18n/it';

export type EveningWords = typeof evening;
export const eveningTexts = new LazyTexts<EveningWords>({
  it: async () => (await import('./i18n/it')).evening,
  en: async () => (await import('./i18n/en')).evening,
});

/** What is said in the language of now. */
export const eveningWords = (): EveningWords => eveningTexts.texts[language.lang];
