import { describe, expect, it } from 'vitest';
import { area, chairOf, edges, round, spot, steps } from '../src/table/seats';

const SIZES = [2, 3, 4, 5, 6];

describe('the seats round a table', () => {
  it('of four: the next at the right, the partner opposite', () => {
    expect([0, 1, 2, 3].map((seat) => chairOf(seat, 2, 4))).toEqual(['north', 'west', 'south', 'east']);
  });

  it('of two are opposite one another; of three nobody is opposite', () => {
    expect([0, 1].map((seat) => chairOf(seat, 1, 2))).toEqual(['north', 'south']);
    expect([0, 1, 2].map((seat) => chairOf(seat, 0, 3))).toEqual(['south', 'east', 'west']);
  });

  it('are seen by every player in playing order, beginning with their own', () => {
    expect(round(3, 5)).toEqual([3, 4, 0, 1, 2]);
    for (const seats of SIZES)
      for (let from = 0; from < seats; from++) {
        expect(round(from, seats).map((seat) => steps(seat, from, seats))).toEqual(
          Array.from({ length: seats }, (_, i) => i),
        );
        // Counterclockwise around the table: from the right over the far side to the left.
        expect(edges(from, seats).flatMap((edge) => edge.seats)).toEqual(round(from, seats).slice(1));
        expect(chairOf(from, from, seats)).toBe('south');
      }
  });

  it('have a place of their own each, however many there are', () => {
    for (const seats of SIZES) {
      const areas = round(0, seats).map((seat) => area(seat, 0, seats));
      expect(new Set(areas).size, `${seats}`).toBe(seats);
    }
    expect(round(0, 6).map((seat) => area(seat, 0, 6))).toEqual(['south', 'east', 'far1', 'far2', 'far3', 'west']);
  });

  it('have their cards before them, on one ring without overlap', () => {
    expect([0, 1, 2, 3].map((seat) => spot(seat, 0, 4))).toEqual([
      { x: 0, y: 1 },
      { x: 1, y: 0 },
      { x: 0, y: -1 },
      { x: -1, y: 0 },
    ]);
    for (const seats of SIZES) {
      const spots = round(0, seats).map((seat) => spot(seat, 0, seats));
      for (const { x, y } of spots) expect(Math.hypot(x, y)).toBeCloseTo(1, 2);
      expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(seats);
    }
    // With three players the other two are on the far side, symmetrically.
    const [, right, left] = round(0, 3).map((seat) => spot(seat, 0, 3));
    expect(right?.x).toBeGreaterThan(0);
    expect(right?.y).toBeLessThan(0);
    expect(left).toEqual({ x: -(right?.x ?? 0), y: right?.y });
  });
});
