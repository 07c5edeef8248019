import { describe, expect, it } from 'vitest';
import { emptyScene, tell } from '../src/game/scene';
import type { HandOne, ResultComplete } from '../src/protocol/types';
import { begun, figures } from '../src/sheet/figures';
import { sample } from './samples';

const hand = sample<HandOne>('http_hand_one.json');
const result = hand.result as ResultComplete;

describe('the score sheet’s figures', () => {
  it('are those of the result, line by line', () => {
    const f = figures(hand.events.reduce(tell, emptyScene()));
    expect(f.totals).toEqual([98, 147]);
    expect(f.lead).toBe(-34);
    expect(f.end).toBe(-83);
    expect(f.restiEnd).toEqual({ side: 1, resti: 2, why: 'end' });
    expect(f.seats).toEqual(result.seats);
    expect(f.scene.tally.map((line) => line.points)).toEqual(result.scores.map((score) => score.points));
  });

  it('begin a resto with every sixty points', () => {
    expect([0, 1, 60, 61, 120, 121, -83, 700].map(begun)).toEqual([0, 1, 1, 2, 2, 3, 2, 12]);
  });
});
