// Texts of the club pages, loaded with them.
import { language } from '../i18n/index.svelte';
import { LazyTexts } from '../i18n/lazy_texts';
import type { club } from './i18n/it';

export type ClubWords = typeof club;
export const clubTexts = new LazyTexts<ClubWords>({
  it: async () => (await import('./i18n/it')).club,
  en: async () => (await import('./i18n/en')).club,
});

/** Texts in the current language. */
export const clubWords = (): ClubWords => clubTexts.texts[language.lang];
