import { describe, expect, it } from 'vitest';
import { balances, BOTS, everyBalance, OTHERS, settle, type Balance } from '../src/evening/settle';
import type { GameRounds } from '../src/protocol/types';

const of = (...amounts: number[]): Balance[] => amounts.map((amount, person) => ({ person, amount }));

describe('settling an evening', () => {
  it('asks nothing of those who are even', () => {
    expect(settle(of(3, -3, 0))).toEqual([{ from: 1, to: 0, amount: 3 }]);
    expect(settle(of(0, 0))).toEqual([]);
  });
  it('leaves everybody even, with fewer payments than people', () => {
    let seed = 1798;
    const next = (n: number): number => (seed = (seed * 48271) % 2147483647) % n;
    for (let i = 0; i < 300; i++) {
      const amounts = Array.from({ length: 2 + next(6) }, () => next(9) - 4);
      amounts.push(-amounts.reduce((sum, n) => sum + n, 0));
      const paid = settle(of(...amounts));
      expect(paid.length).toBeLessThan(Math.max(1, amounts.filter(Boolean).length));
      const left = [...amounts];
      for (const { from, to, amount } of paid) {
        expect(amount).toBeGreaterThan(0);
        left[from] = (left[from] ?? 0) + amount;
        left[to] = (left[to] ?? 0) - amount;
      }
      expect(left.every((n) => n === 0)).toBe(true);
    }
  });
});

describe('the net results', () => {
  const round = (started: string, results: [number, number][]): GameRounds['rounds'][number] => ({
    match: 'm',
    source: 'table',
    round: 1,
    whole: true,
    started: Date.parse(started),
    at: Date.parse(started),
    results: results.map(([person, amount]) => ({ person, amount })),
  });
  const game: GameRounds = {
    game: 'any',
    preset: null,
    unit: 'point',
    stakes: true,
    rounds: [
      round('2026-10-24T20:00:00Z', [
        [1, 2],
        [2, -2],
      ]),
      round('2026-10-24T22:30:00Z', [
        [1, 1],
        [3, -1],
      ]),
    ],
  };
  it('give bots and others a balance each, so that the sum is 0', () => {
    const [first] = game.rounds;
    if (!first) throw new Error('no round');
    const table = { ...first, results: [{ person: 1, amount: -8 }] };
    const paper = { ...first, source: 'paper' as const, results: [{ person: 1, amount: 3 }] };
    expect(everyBalance([table, paper])).toEqual([
      { person: 1, amount: -5 },
      { person: BOTS, amount: 8 },
      { person: OTHERS, amount: -3 },
    ]);
    expect(everyBalance(game.rounds)).toEqual(balances(game.rounds));
  });
});
