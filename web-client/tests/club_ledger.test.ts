// The history tab reads a season's ledger: matches with their hands, and what was taken back.
import { expect, test } from 'vitest';
import { byDay, matchesOf, matchesWith } from '../src/club/ledger';

const line = (place: number, person: number | null, amount: number, called: string | null = null) => ({
  place,
  person,
  called,
  bot: false,
  side: null,
  stand_in: false,
  amount,
});
const entry = (n: number, lines: object[], more: object = {}) => ({
  kind: 'entry',
  n,
  match: 'm',
  reverses: null,
  corrects: null,
  by: null,
  lines,
  ...more,
});
const at = (day: string): number => Date.parse(`${day}T22:30:00Z`);
const read = (lines: object[]) =>
  matchesOf(lines.map((one) => `${JSON.stringify(one)}\n`).join(''), 'nobody', (name) => name);
const people = [
  { kind: 'season' },
  { kind: 'person', person: 1, name: 'Niccolò' },
  { kind: 'person', person: 4, name: 'Lapo' },
  { kind: 'merge', person: 2, into: 3 },
  { kind: 'merge', person: 3, into: 4 },
  { kind: 'match', match: 'm', game: 'x', started: at('2026-11-01') },
  { kind: 'match', match: 'n', game: 'x', started: at('2026-11-02') },
];

test('a match has its rows with current names, and totals without what was taken back', () => {
  const [found] = read([
    ...people,
    entry(1, [line(0, 1, 2), line(1, 2, -2)]),
    entry(2, [line(0, 1, 5), line(1, 2, -5)]),
    entry(3, [line(0, 1, -2), line(1, 2, 2)], { reverses: 1, why: 'wrong', by: 2 }),
  ]);
  expect(found?.names).toEqual(['Niccolò', 'Lapo']);
  expect(found?.rows.map(({ entry: { n }, amounts }) => [n, amounts])).toEqual([
    [1, [2, -2]],
    [2, [5, -5]],
  ]);
  expect(found?.totals).toEqual([5, -5]);
  expect(found?.reversal).toMatchObject({ why: 'wrong', by: 'Lapo' });
  expect(found?.rows.map(({ struck }) => struck)).toEqual([true, false]);
});

test('a manual result names its author, and players who are not members', () => {
  const [found] = read([...people, entry(1, [line(0, 4, 1), line(1, null, -1, 'Zia'), line(2, null, 0)], { by: 1 })]);
  expect([found?.by, found?.names]).toEqual(['Niccolò', ['Lapo', 'Zia', 'nobody']]);
});

test('matches are by day, newest first, and are found by part of a name', () => {
  const matches = read([
    ...people,
    entry(1, [line(0, 1, 2), line(1, 4, -2)]),
    entry(2, [line(0, 4, 1), line(1, null, -1, 'Zia')], { match: 'n' }),
  ]);
  // Half past ten in the evening at Greenwich, half past eleven in Rome, and in Tokyo the next day.
  expect([...byDay(matches, 'Europe/Rome').keys()]).toEqual(['2026-11-02', '2026-11-01']);
  expect([...byDay(matches, 'Asia/Tokyo').keys()]).toEqual(['2026-11-03', '2026-11-02']);
  const naming = (part: string): string[] => matchesWith(matches, part, 'it').map((one) => one.match.match);
  expect(naming(' NICCOLO')).toEqual(['m']);
  expect(naming('la')).toEqual(['n', 'm']);
  expect(naming('tessa')).toEqual([]);
  expect(naming('')).toEqual(['n', 'm']);
});
