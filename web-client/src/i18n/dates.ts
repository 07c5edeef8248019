// Dates as the reader writes them: of his own country where its language is the page's.
import type { Lang } from './index.svelte';

const USUAL: Record<Lang, string> = { it: 'it-IT', en: 'en-GB' };

export const localeOf = (lang: Lang, wished: readonly string[] = navigator.languages): string =>
  wished.find((tag) => tag.startsWith(`${lang}-`)) ?? USUAL[lang];
