// The words of the clubs’ pages, fetched with them.
import { language } from '../i18n/index.svelte';
import { Shelf } from '../i18n/shelf';
import type { club } from './i18n/it';

export type ClubWords = typeof club;
export const clubShelf = new Shelf<ClubWords>({
  it: async () => (await import('./i18n/it')).club,
  en: async () => (await import('./i18n/en')).club,
});

/** What is said in the language of now. */
export const clubWords = (): ClubWords => clubShelf.texts[language.lang];
