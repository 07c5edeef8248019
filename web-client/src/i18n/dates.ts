// Formats dates for the reader's own locale if it has the page's language.
import type { Catalogue, Lang } from './index.svelte';

const USUAL: Record<Lang, string> = { it: 'it-IT', en: 'en-GB' };

export const localeOf = (lang: Lang, wished: readonly string[] = navigator.languages): string =>
  wished.find((tag) => tag.startsWith(`${lang}-`)) ?? USUAL[lang];

/** Day in a time zone, e.g. 2026-10-31. */
export function dayOf(time: number, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(new Date(time));
  return parts.slice(0, 10);
}

/** Formats an ISO day such as 2026-10-31. */
export const formatDay = (lang: Lang, day: string, dateStyle: 'medium' | 'long' | 'full' = 'medium'): string =>
  new Intl.DateTimeFormat(localeOf(lang), { dateStyle, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** Formats parts of an ISO day; by default the day and its month. */
export const formatDayParts = (
  lang: Lang,
  day: string,
  parts: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' },
): string =>
  new Intl.DateTimeFormat(localeOf(lang), { ...parts, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** Formats a time to the minute, in the reader's time zone. */
export const formatDateTime = (lang: Lang, time: string | number): string =>
  new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));

/** Names a time zone after a time of it, unless the reader's clock shows the same then. */
export function zoneNote(t: Pick<Catalogue, 'app'>, zone: string, time: string | number = Date.now()): string {
  const clock = (timeZone: string): string =>
    new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(new Date(time));
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return clock(zone) === clock(own) ? '' : ` (${t.app.byClock(zone)})`;
}

/** Formats the time of day in the reader's time zone. */
export const formatTime = (lang: Lang, time: string | number): string =>
  new Intl.DateTimeFormat(localeOf(lang), { hour: '2-digit', minute: '2-digit' }).format(new Date(time));

/** Says how long ago a time was, in minutes, hours or days. */
export function formatAge(lang: Lang, time: string, now: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(time)) / 60_000));
  const format = new Intl.RelativeTimeFormat(localeOf(lang));
  if (minutes < 60) return format.format(-minutes, 'minute');
  return minutes < 2880
    ? format.format(-Math.floor(minutes / 60), 'hour')
    : format.format(-Math.floor(minutes / 1440), 'day');
}

/** Formats a size in megabytes or gigabytes of 1024 each, as the settings count them. */
export function formatSize(lang: Lang, bytes: number): string {
  const [unit, size, maximumFractionDigits] = bytes < 2 ** 30 ? ['megabyte', 2 ** 20, 0] : ['gigabyte', 2 ** 30, 1];
  return new Intl.NumberFormat(localeOf(lang), { style: 'unit', unit, maximumFractionDigits }).format(bytes / size);
}
