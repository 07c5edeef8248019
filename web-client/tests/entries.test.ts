import { expect, test } from 'vitest';
import { byDay, entriesOf, matchesOf, matchesWith } from '../src/club/entries';

const line = (person: number | null, amount: number, called: string | null = null) => ({
  place: 0,
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
  lines,
  ...more,
});
const text = (lines: object[]): string => lines.map((one) => `${JSON.stringify(one)}\n`).join('');

test('entries are newest first, linked with their reversals, with current names', () => {
  const found = entriesOf(
    text([
      { kind: 'season' },
      { kind: 'person', person: 1, name: 'Ginevra' },
      { kind: 'person', person: 4, name: 'Lapo' },
      { kind: 'merge', person: 2, into: 3 },
      { kind: 'merge', person: 3, into: 4 },
      { kind: 'match', match: 'm', game: 'x' },
      entry(1, [line(1, 2), line(2, -2)]),
      entry(2, [line(1, -2), line(2, 2)], { reverses: 1, why: 'wrong', by: 2 }),
      entry(3, [line(1, 1), line(null, -1, 'Zia')], { corrects: 1, by: 1 }),
    ]),
    'nobody',
  );
  const [instead, reversal, first] = found;
  expect(found.map(({ entry: { n } }) => n)).toEqual([3, 2, 1]);
  expect(instead?.names).toEqual(['Ginevra', 'Zia']);
  expect(instead?.reversal).toBeNull();
  expect([instead?.entry.corrects, instead?.by]).toEqual([1, 'Ginevra']);
  expect([reversal?.entry.reverses, reversal?.by, reversal?.reversal]).toEqual([1, 'Lapo', null]);
  expect(first?.names).toEqual(['Ginevra', 'Lapo']);
  expect(first?.reversal?.why).toBe('wrong');
  expect([first?.by, first?.reverser]).toEqual(['', 'Lapo']);
  expect([first?.reversal?.n, first?.instead?.n]).toEqual([2, 3]);
});

test('they are by matches and days, newest first, and are found by part of a name', () => {
  const at = (day: string): number => Date.parse(`${day}T22:30:00Z`);
  const match = (id: string, day: string) => ({ kind: 'match', match: id, game: 'x', started: at(day) });
  const found = entriesOf(
    text([
      { kind: 'season' },
      { kind: 'person', person: 1, name: 'Niccolò' },
      { kind: 'person', person: 4, name: 'Lapo' },
      match('m', '2026-11-01'),
      match('n', '2026-11-02'),
      entry(1, [line(1, 2), line(4, -2)]),
      entry(2, [line(1, -2), line(4, 2)], { reverses: 1, why: 'wrong', by: 4 }),
      entry(3, [line(1, 1), line(4, -1)], { corrects: 1 }),
      entry(4, [line(4, 1), line(null, -1, 'Zia')], { match: 'n' }),
    ]),
    'nobody',
  );
  const matches = matchesOf(found);
  expect(matches.map(({ reads }) => reads.map(({ entry: { n } }) => n))).toEqual([[4], [3, 2, 1]]);
  expect(matches.map(({ reversed }) => reversed)).toEqual([0, 1]);
  expect(matches[0]?.players).toEqual(['Lapo', 'Zia']);
  // Half past ten in the evening at Greenwich, half past eleven in Rome, and in Tokyo the next day.
  expect(byDay(matches, 'Europe/Rome').map(({ day }) => day)).toEqual(['2026-11-02', '2026-11-01']);
  expect(byDay(matches, 'Asia/Tokyo').map(({ day }) => day)).toEqual(['2026-11-03', '2026-11-02']);
  const naming = (part: string): string[] => matchesWith(matches, part, 'it').map((one) => one.match.match);
  expect(naming(' NICCOLO')).toEqual(['m']);
  expect(naming('la')).toEqual(['n', 'm']);
  expect(naming('tessa')).toEqual([]);
  expect(naming('')).toEqual(['n', 'm']);
});
