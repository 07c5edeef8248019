import { describe, expect, it } from 'vitest';
import { formatAmount } from '../src/club/figures';
import { rowsOf, formatSides } from '../src/club/manual_result';
import type { ManualResult } from '../src/protocol/types';
import { catalogues } from '../src/i18n/index.svelte';

describe('the figures of a season', () => {
  it('write an amount with its sign if there are stakes', () => {
    expect([3, 0, -3].map(formatAmount(true))).toEqual(['+3', '0', '−3']);
    expect([3, 0, -3].map(formatAmount(false))).toEqual(['3', '0', '−3']);
  });
});

describe('a manual result', () => {
  it('is shown as entered: who played with whom, each hand, and the round’s total', () => {
    const sheet = {
      players: [{ person: 1 }, { person: 2 }, { called: 'Zia' }, { person: 4 }],
      rounds: [
        {
          sides: [0, 1, 1, 0],
          hands: [
            [2, -2, -2, 2],
            [-1, 1, 1, -1],
          ],
        },
        { total: [3, -3, 3, -3] },
      ],
    } as unknown as ManualResult;
    expect(
      formatSides(catalogues.en.club.paper, [
        ['Ginevra', 'Zia'],
        ['Lapo', 'Neri'],
      ]),
    ).toBe('Ginevra and Zia against Lapo and Neri');
    const [first, second] = rowsOf(sheet);
    expect(first?.sides).toEqual([
      [0, 3],
      [1, 2],
    ]);
    expect([first?.hands, first?.rows.length, first?.total]).toEqual([true, 2, [1, -1, -1, 1]]);
    expect(second).toEqual({ sides: [], hands: false, rows: [[3, -3, 3, -3]], total: [3, -3, 3, -3] });
  });
});
