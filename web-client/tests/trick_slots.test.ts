import { expect, it } from 'vitest';
import { slots } from '../src/table/trick_slots';

const BOX = { left: 0, top: 0, width: 400, height: 90 };
const xs = (seats: number, plays: { seat: number; card: string }[]) =>
  slots({ plays, winner: null }, BOX, { from: 0, seats, row: true, dead: [] }).map(({ x }) => Math.sign(x - 200));

it('beside a panel a card lies on the side of its player', () => {
  expect(xs(4, [{ seat: 3, card: 'C5' }])).toEqual([-1]);
  expect(xs(4, [{ seat: 2, card: 'C5' }])).toEqual([0]);
  const whole = [1, 2, 3, 0].map((seat, at) => ({ seat, card: `C${at + 1}` }));
  expect(xs(4, whole)).toEqual([1, -1, -1, 1]);
  expect(xs(2, [{ seat: 1, card: 'C5' }])).toEqual([0]);
  expect(xs(6, [{ seat: 5, card: 'C5' }])).toEqual([-1]);
});
