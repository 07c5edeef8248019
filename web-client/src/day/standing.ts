// How a result compares with others, in figures and words, and the text that a player sends of it.
import { formatDayParts, localeOf } from '../i18n/dates';
import type { Catalogue, Lang } from '../i18n/index.svelte';
import type { DayTryFinished } from '../protocol/types';

/** Fewer people are given places and no per cent. */
const LEAST = 5;

/** Share of the others beaten, in per cent, half for a tie; null among too few people. */
export const percentOf = ({
  beaten,
  equal,
  field,
}: Pick<DayTryFinished, 'beaten' | 'equal' | 'field'>): number | null =>
  field + 1 < LEAST ? null : Math.round((100 * (beaten + equal / 2)) / field);

export const formatPercent = (lang: Lang, percent: number): string =>
  new Intl.NumberFormat(localeOf(lang), { style: 'percent' }).format(percent / 100);

/** Formats a result; half points occur. */
export const formatResult = (lang: Lang, result: number): string =>
  new Intl.NumberFormat(localeOf(lang)).format(result).replace('-', '−');

/** The page's address, to be sent with a text. */
export const dayAddress = (): string => `${location.origin}${location.pathname}#/day`;

/** A text that gives away nothing of the deal. `name`: the game's. */
export function shareText(
  t: Pick<Catalogue, 'day'>,
  lang: Lang,
  { date, name, own, streak }: { date: string; name: string; own: DayTryFinished; streak: number },
): string {
  const percent = percentOf(own);
  const rank =
    percent !== null
      ? t.day.send.better(formatPercent(lang, percent), own.field + 1)
      : own.field
        ? t.day.send.beaten(own.beaten, own.field)
        : t.day.send.first;
  const days = streak > 1 ? ` ${t.day.send.streak(streak)}` : '';
  return `${t.day.send.what(formatDayParts(lang, date), name)}: ${rank}.${days}`;
}
