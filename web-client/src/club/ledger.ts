// A season's ledger (JSON Lines), as the history tab shows it.
import type { Lang } from '../i18n/index.svelte';
import { ApiError } from '../net/api';
import { resolveUrl } from '../net/base';
import type { Ledger, LedgerEntry, LedgerMatch } from '../protocol/types';
import { dayOf } from '../i18n/dates';

/** URL of a download. */
export const fileOf = (club: string, season: string, name: `standings.csv?language=${Lang}` | 'ledger'): string =>
  resolveUrl(`api/clubs/${encodeURIComponent(club)}/seasons/${encodeURIComponent(season)}/${name}`);

export async function fetchLedger(club: string, season: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(fileOf(club, season, 'ledger'), { credentials: 'same-origin', signal });
  if (!response.ok) throw new ApiError(response.status, 'not_found', '', response.statusText);
  return response.text();
}

/** A hand, a round's total or an adjustment. */
export interface Row {
  entry: LedgerEntry;
  /** By player of the match; null: no amount. */
  amounts: (number | null)[];
  /** It no longer counts. */
  struck: boolean;
}

export interface PlayedMatch {
  match: LedgerMatch;
  names: string[];
  /** In the order of writing. */
  rows: Row[];
  /** What counts, by player. */
  totals: number[];
  /** Who entered it; empty for a match played at a table. */
  by: string;
  /** The last entry by which it was taken back, and its author. */
  reversal: { at: number; by: string; why: string } | null;
}

/** All matches with a result, newest first. `nobody`: name of an unknown player. */
export function matchesOf(text: string, nobody: string, shown: (name: string) => string): PlayedMatch[] {
  const lines = text
    .split('\n')
    .filter((line) => line)
    .map((line) => JSON.parse(line) as Ledger);
  const names = new Map<number, string>();
  const into = new Map<number, number>();
  const matches = new Map<string, LedgerMatch>();
  const entries = new Map<string, LedgerEntry[]>();
  const reversals = new Map<number, LedgerEntry>();
  for (const line of lines) {
    if (line.kind === 'person') names.set(line.person, line.name);
    if (line.kind === 'merge') into.set(line.person, line.into);
    if (line.kind === 'match') matches.set(line.match, line);
    if (line.kind !== 'entry') continue;
    if (line.reverses === null) entries.set(line.match, [...(entries.get(line.match) ?? []), line]);
    else reversals.set(line.reverses, line);
  }
  function named(person: number | null): string {
    if (person === null) return '';
    const later = into.get(person);
    return later === undefined ? shown(names.get(person) ?? `#${person}`) : named(later);
  }
  const nameOf = ({ person, called }: LedgerEntry['lines'][number]): string =>
    person === null ? (called === null ? nobody : shown(called)) : named(person);

  return [...entries].reverse().flatMap(([id, own]) => {
    const match = matches.get(id);
    const places = [...new Set(own.flatMap((entry) => entry.lines.map(({ place }) => place)))].sort((a, b) => a - b);
    const lineAt = (entry: LedgerEntry, place: number) => entry.lines.find((line) => line.place === place);
    const rows = own.map((entry): Row => {
      const amounts = places.map((place) => lineAt(entry, place)?.amount ?? null);
      return { entry, amounts, struck: reversals.has(entry.n) };
    });
    const counted = rows.filter(({ struck }) => !struck);
    const totals = places.map((_, i) => counted.reduce((sum, { amounts }) => sum + (amounts[i] ?? 0), 0));
    const last = own.map(({ n }) => reversals.get(n)).findLast(Boolean);
    const reversal = last ? { at: last.at, by: named(last.by), why: last.why ?? '' } : null;
    const names = places.map((place) => {
      const line = own.map((entry) => lineAt(entry, place)).find(Boolean);
      return line ? nameOf(line) : '';
    });
    return match ? [{ match, names, rows, totals, by: named(own[0]?.by ?? null), reversal }] : [];
  });
}

/** Matches with a player whose name contains `part`, ignoring case and accents. */
export function matchesWith(matches: PlayedMatch[], part: string, lang: string): PlayedMatch[] {
  const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(lang).trim();
  const asked = plain(part);
  return asked ? matches.filter(({ names }) => names.some((name) => plain(name).includes(asked))) : matches;
}

/** Groups matches by start day, in the given time zone. */
export function byDay(matches: PlayedMatch[], zone: string): Map<string, PlayedMatch[]> {
  const days = new Map<string, PlayedMatch[]>();
  for (const played of matches) {
    const day = dayOf(played.match.started, zone);
    days.set(day, [...(days.get(day) ?? []), played]);
  }
  return days;
}
