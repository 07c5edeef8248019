// Formats when something began or ends: the time, with the day if needed.
import type { Lang } from '../i18n/index.svelte';
import type { Halt } from '../protocol/types';

/** A pause lasts minutes; an adjournment may last days. */
export function haltTime({ kind, until }: Pick<Halt, 'kind' | 'until'>, lang: Lang): string {
  return formatTime(until, lang, kind !== 'pause');
}

export function formatTime(time: string, lang: Lang, day: boolean): string {
  const locale = lang === 'it' ? 'it-IT' : 'en-GB';
  const style: Intl.DateTimeFormatOptions = day
    ? { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }
    : { hour: '2-digit', minute: '2-digit' };
  return new Date(time).toLocaleString(locale, style);
}
