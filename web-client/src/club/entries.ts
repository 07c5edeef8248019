// The entries of a season's ledger, as who corrects them looks at them: read from its JSON Lines.
import type { Ledger, LedgerEntry, LedgerMatch } from '../protocol/types';

export interface ReadEntry {
  entry: LedgerEntry;
  match: LedgerMatch;
  /** The reversal by which it counts no more. */
  reversal: LedgerEntry | null;
  /** Who reversed it. */
  by: string;
  /** By place, of the entry's lines. */
  names: string[];
}

/** The entries that a correction may be about, the newest first. `members`: names of those who may have no line. */
export function entriesOf(text: string, nobody: string, members: [number, string][] = []): ReadEntry[] {
  const lines = text
    .split('\n')
    .filter((line) => line)
    .map((line) => JSON.parse(line) as Ledger);
  const names = new Map<number, string>(members);
  const now = new Map<number, number>();
  const matches = new Map<string, LedgerMatch>();
  const reversals = new Map<number, LedgerEntry>();
  const entries: LedgerEntry[] = [];
  for (const line of lines) {
    if (line.kind === 'person') names.set(line.person, line.name);
    if (line.kind === 'merge') now.set(line.person, line.into);
    if (line.kind === 'match') matches.set(line.match, line);
    if (line.kind !== 'entry') continue;
    if (line.reverses === null) entries.push(line);
    else reversals.set(line.reverses, line);
  }
  const person = (number: number): number => {
    let found = number;
    for (let next = now.get(found); next !== undefined; next = now.get(found)) found = next;
    return found;
  };
  const named = (number: number): string => names.get(person(number)) ?? `#${number}`;
  const called = (line: LedgerEntry['lines'][number]): string =>
    line.person === null ? (line.called ?? nobody) : named(line.person);
  return entries.reverse().flatMap((entry) => {
    const match = matches.get(entry.match);
    const reversal = reversals.get(entry.n) ?? null;
    const by = typeof reversal?.by === 'number' ? named(reversal.by) : '';
    return match ? [{ entry, match, reversal, by, names: entry.lines.map(called) }] : [];
  });
}
