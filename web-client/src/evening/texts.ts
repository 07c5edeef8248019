// Texts of the evening pages, loaded with them.
import { language } from '../i18n/index.svelte';
import { LazyTexts } from '../i18n/lazy_texts';
import type { evening } from './i18n/it';

export type EveningWords = typeof evening;
export const eveningTexts = new LazyTexts<EveningWords>({
  it: async () => (await import('./i18n/it')).evening,
  en: async () => (await import('./i18n/en')).evening,
});

/** Texts in the current language. */
export const eveningWords = (): EveningWords => eveningTexts.texts[language.lang];
