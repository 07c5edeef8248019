import { describe, expect, it } from 'vitest';
import { arrange, besides } from '../src/table/fan';

const WIDTHS = [320, 390, 700, 980, 1280];

describe('the fan', () => {
  it('keeps every card inside and shows the index of each', () => {
    for (const width of WIDTHS)
      for (let count = 1; count <= 44; count++) {
        const fan = arrange(count, width);
        expect(fan.spots).toHaveLength(count);
        for (const [i, spot] of fan.spots.entries()) {
          expect(spot.x).toBeGreaterThanOrEqual(-0.5);
          expect(spot.x + fan.width).toBeLessThanOrEqual(width + 0.5);
          const next = fan.spots[i + 1];
          if (next && Math.abs(next.y - spot.y) < 20)
            expect(next.x - spot.x, `${count} in ${width}`).toBeGreaterThanOrEqual(fan.width * 0.33 - 0.5);
        }
      }
  });

  it('lays 21 cards in one row on a desktop and in two on a phone, with room for a finger', () => {
    const rows = (width: number) =>
      new Set(arrange(21, width, { flat: true }).spots.map((spot) => Math.round(spot.y))).size;
    expect(rows(980)).toBe(1);
    expect(rows(378)).toBe(2);
    const [first, second] = arrange(21, 378).spots;
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThanOrEqual(24);
  });

  it('is empty without cards', () => {
    expect(arrange(0, 900).spots).toEqual([]);
    expect(arrange(5, 0).spots).toEqual([]);
  });
});

it('a finger that slides along a row finds the card visible there, in that row only', () => {
  const fan = arrange(21, 378);
  for (const [i, { x }] of fan.spots.entries()) {
    expect(besides(fan, i, x + 1), `${i}`).toBe(i);
    const last = i === fan.spots.length - 1 || i % fan.perRow === fan.perRow - 1;
    expect(besides(fan, i, x + fan.width - 1) > i, `${i}`).toBe(!last);
  }
  expect(besides(fan, 3, -50)).toBe(0);
  expect(besides(fan, 3, 999)).toBe(fan.perRow - 1);
  expect(besides(fan, 20, -50)).toBe(fan.perRow);
});

it('a hand with too many cards for its place keeps the place’s height', () => {
  const phone = { tall: 206, full: 21 };
  const place = arrange(21, 370, phone).height;
  for (const count of [22, 25, 28]) {
    const fan = arrange(count, 370, phone);
    expect(fan.height).toBe(place);
    const low = Math.max(...fan.spots.map(({ y }) => y)) + fan.width * 1.68;
    expect(low).toBeLessThanOrEqual(place + 1);
  }
});
