import { expect, test } from 'vitest';
import { entriesOf } from '../src/club/entries';

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

test('entries come newest first, with who reversed them, and by the names of who people are now', () => {
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
      entry(3, [line(1, 1), line(null, -1, 'Zia')], { corrects: 1 }),
    ]),
    'nobody',
  );
  expect(found.map(({ entry: { n } }) => n)).toEqual([3, 1]);
  expect(found[0]?.names).toEqual(['Ginevra', 'Zia']);
  expect(found[0]?.reversal).toBeNull();
  expect(found[1]?.names).toEqual(['Ginevra', 'Lapo']);
  expect(found[1]?.reversal?.why).toBe('wrong');
  expect(found[1]?.by).toBe('Lapo');
});
