import { describe, expect, it } from 'vitest';
import { events as eventTable } from '../src/games/minchiate/events';
import { emptyScene } from '../src/games/minchiate/scene';
import { START } from '../src/games/tarot/scene';
import type { HandOne, ResultComplete } from '../src/protocol/types';
import { begun, figures } from '../src/games/minchiate/sheet/figures';
import { sample } from './samples';

const { applyEvent } = eventTable;

const start = { ...START, unitPoints: 60 };
const hand = sample<HandOne>('http_hand_one.json');
const result = hand.result as unknown as ResultComplete;

describe('the score sheet’s figures', () => {
  it('are those of the result, line by line', () => {
    const scene = hand.events.reduce(applyEvent, emptyScene(start));
    const f = figures(scene);
    expect(f.totals).toEqual([98, 147]);
    expect(f.lead).toBe(-34);
    expect(f.end).toBe(-83);
    expect(f.restiEnd).toEqual({ e: 'paid', side: 1, amount: 2, why: 'end' });
    expect(f.seats).toEqual(result.seats);
    expect(scene.tally.map((line) => line.points)).toEqual(result.scores.map((score) => score.points));
  });

  it('begin a resto with every sixty points', () => {
    const of = emptyScene(start);
    expect([0, 1, 60, 61, 120, 121, -83, 700].map((points) => begun(of, points))).toEqual([0, 1, 1, 2, 2, 3, 2, 12]);
  });
});
