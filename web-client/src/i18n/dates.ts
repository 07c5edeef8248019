// Dates as the reader writes them: of his own country where its language is the page's.
import type { Lang } from './index.svelte';

const USUAL: Record<Lang, string> = { it: 'it-IT', en: 'en-GB' };

export const localeOf = (lang: Lang, wished: readonly string[] = navigator.languages): string =>
  wished.find((tag) => tag.startsWith(`${lang}-`)) ?? USUAL[lang];

/** A day as records write it, 2026-10-31, as the reader does. */
export const formatDay = (lang: Lang, day: string, dateStyle: 'medium' | 'long' | 'full' = 'medium'): string =>
  new Intl.DateTimeFormat(localeOf(lang), { dateStyle, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** A moment, to the minute, by the clock of the reader, or of that time zone. */
export const formatDateTime = (lang: Lang, time: string | number, timeZone?: string): string =>
  new Intl.DateTimeFormat(localeOf(lang), {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(new Date(time));
