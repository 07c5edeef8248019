import { describe, expect, it } from 'vitest';
import hand from '../dev/hand-1798.json';
import { retell } from '../src/game/retell';
import { emptyScene, tell } from '../src/game/scene';
import type { HandRecord, ResultComplete } from '../src/protocol/types';
import { begun, figures, sceneOf } from '../src/sheet/figures';

const record = hand.record as unknown as HandRecord;
const result = hand.result as unknown as ResultComplete;

describe('the score sheet’s figures', () => {
  it('are those of the result, line by line', () => {
    const f = figures(sceneOf(result));
    expect(f.totals).toEqual([98, 147]);
    expect(f.lead).toBe(-34);
    expect(f.end).toBe(-83);
    expect(f.restiEnd).toEqual({ side: 1, resti: 2, why: 'end' });
    expect(f.seats).toEqual(result.seats);
    expect(f.scene.tally.map((line) => line.points)).toEqual(result.scores.map((score) => score.points));
  });

  it('are the same from the events of the hand', () => {
    const told = figures(retell(record, result).reduce(tell, emptyScene()));
    const { scene: _a, ...live } = told;
    const { scene: _b, ...stored } = figures(sceneOf(result));
    expect(live).toEqual(stored);
  });

  it('begin a resto with every sixty points', () => {
    expect([0, 1, 60, 61, 120, 121, -83, 700].map(begun)).toEqual([0, 1, 1, 2, 2, 3, 2, 12]);
  });
});
