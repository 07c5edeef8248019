// When an evening is, as its club's clock has it: whoever reads it may be elsewhere.
import { localeOf } from '../i18n/dates';
import { language } from '../i18n/index.svelte';

interface Timed {
  begins: string;
  minutes: number;
}
export const endOf = ({ begins, minutes }: Timed): Date => new Date(Date.parse(begins) + minutes * 60_000);

export const eveningDay = (evening: Timed, zone: string): string =>
  new Intl.DateTimeFormat(localeOf(language.lang), { dateStyle: 'full', timeStyle: 'short', timeZone: zone }).format(
    new Date(evening.begins),
  );
export const eveningEnd = (evening: Timed, zone: string): string =>
  new Intl.DateTimeFormat(localeOf(language.lang), { timeStyle: 'short', timeZone: zone }).format(endOf(evening));

/** The evening of the next day, for a form: 21:00 as the club's clock has it. */
export function usualMoment(zone: string, now = Date.now()): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(now + 86_400_000);
  return `${day.slice(0, 10)}T21:00`;
}
