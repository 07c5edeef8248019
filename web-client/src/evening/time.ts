// An evening's id, and its times in the club's time zone; readers may be in another one.
import { localeOf, zoneNote } from '../i18n/dates';
import { language } from '../i18n/index.svelte';

/** Parameters of the calls about one evening. */
export interface EveningId {
  /** Id of its club. */
  id: string;
  evening: string;
}
interface Timed {
  begins: string;
  minutes: number;
}
export const endOf = ({ begins, minutes }: Timed): Date => new Date(Date.parse(begins) + minutes * 60_000);

export const eveningDay = (evening: Timed, zone: string): string =>
  new Intl.DateTimeFormat(localeOf(language.lang), { dateStyle: 'full', timeStyle: 'short', timeZone: zone }).format(
    new Date(evening.begins),
  );
/** Names the club's time zone if the reader's clock differs then. */
export const eveningZone = ({ begins }: Timed, zone: string): string => zoneNote(language.t, zone, begins);
export const eveningEnd = (evening: Timed, zone: string): string =>
  new Intl.DateTimeFormat(localeOf(language.lang), { timeStyle: 'short', timeZone: zone }).format(endOf(evening));

/** Default start for the form: tomorrow at 21:00 in the club's time zone. */
export function usualMoment(zone: string, now = Date.now()): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(now + 86_400_000);
  return `${day.slice(0, 10)}T21:00`;
}
