// Parses the entries of a season's ledger (JSON Lines) for the corrections page.
import type { Ledger, LedgerEntry, LedgerMatch } from '../protocol/types';
import { dayOf } from './figures';

export interface ReadEntry {
  entry: LedgerEntry;
  match: LedgerMatch;
  /** The reversal that cancels it. */
  reversal: LedgerEntry | null;
  /** The entry that replaces it. */
  instead: LedgerEntry | null;
  /** Author of a manual entry; empty for results of play. */
  by: string;
  /** Author of the reversal. */
  reverser: string;
  /** Names in the order of the entry's lines. */
  names: string[];
}

/** All entries, newest first. `members`: names of persons who may have no line. `shown`: displays a name. */
export function entriesOf(
  text: string,
  nobody: string,
  members: [number, string][] = [],
  shown = (name: string): string => name,
): ReadEntry[] {
  const lines = text
    .split('\n')
    .filter((line) => line)
    .map((line) => JSON.parse(line) as Ledger);
  const names = new Map<number, string>(members);
  const now = new Map<number, number>();
  const matches = new Map<string, LedgerMatch>();
  const reversals = new Map<number, LedgerEntry>();
  const stead = new Map<number, LedgerEntry>();
  const entries: LedgerEntry[] = [];
  for (const line of lines) {
    if (line.kind === 'person') names.set(line.person, line.name);
    if (line.kind === 'merge') now.set(line.person, line.into);
    if (line.kind === 'match') matches.set(line.match, line);
    if (line.kind !== 'entry') continue;
    entries.push(line);
    if (line.reverses !== null) reversals.set(line.reverses, line);
    if (line.corrects !== null) stead.set(line.corrects, line);
  }
  const person = (number: number): number => {
    let found = number;
    for (let next = now.get(found); next !== undefined; next = now.get(found)) found = next;
    return found;
  };
  const named = (number: number): string => shown(names.get(person(number)) ?? `#${number}`);
  const called = (line: LedgerEntry['lines'][number]): string =>
    line.person === null ? (line.called === null ? nobody : shown(line.called)) : named(line.person);
  const writer = (entry: LedgerEntry | null): string => (typeof entry?.by === 'number' ? named(entry.by) : '');
  return entries.reverse().flatMap((entry) => {
    const match = matches.get(entry.match);
    const reversal = reversals.get(entry.n) ?? null;
    const instead = stead.get(entry.n) ?? null;
    const [by, reverser] = [writer(entry), writer(reversal)];
    return match ? [{ entry, match, reversal, instead, by, reverser, names: entry.lines.map(called) }] : [];
  });
}

/** A match with its entries. */
export interface ReadMatch {
  match: LedgerMatch;
  reads: ReadEntry[];
  /** All players in the entries. */
  players: string[];
  /** Number of reversed entries. */
  reversed: number;
}

/** Groups entries by match; both keep their order. */
export function matchesOf(entries: ReadEntry[]): ReadMatch[] {
  const matches = new Map<string, ReadMatch>();
  for (const read of entries) {
    const group = matches.get(read.match.match) ?? { match: read.match, reads: [], players: [], reversed: 0 };
    group.reads.push(read);
    group.players = [...new Set([...group.players, ...read.names])];
    group.reversed += read.reversal ? 1 : 0;
    matches.set(read.match.match, group);
  }
  return [...matches.values()];
}

/** Matches with a player whose name contains `part`, ignoring case and accents. */
export function matchesWith(matches: ReadMatch[], part: string, lang: string): ReadMatch[] {
  const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(lang).trim();
  const asked = plain(part);
  return asked ? matches.filter(({ players }) => players.some((name) => plain(name).includes(asked))) : matches;
}

/** Groups matches by start day, in the given time zone. */
export function byDay(matches: ReadMatch[], zone: string): { day: string; matches: ReadMatch[] }[] {
  const days = new Map<string, ReadMatch[]>();
  for (const match of matches) {
    const day = dayOf(match.match.started, zone);
    days.set(day, [...(days.get(day) ?? []), match]);
  }
  return [...days].map(([day, of]) => ({ day, matches: of }));
}
