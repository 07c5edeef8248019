import { describe, expect, it } from 'vitest';
import { mayReview, ownTricks, withoutHidden } from '../src/timeline/look_back';
import { emptyScene, applyEvent } from '../src/timeline/scene';
import type { SeenEvent } from '../src/protocol/types';

const play = (seat: number, card: string): SeenEvent => ({
  e: 'moved',
  from: `hand:${seat}`,
  to: 'trick',
  why: 'play',
  count: 1,
  cards: [card],
});
const trick = (winner: number, cards: string[]): SeenEvent[] => [
  ...cards.map((card, seat) => play(seat, card)),
  { e: 'trick', winner },
  { e: 'moved', from: 'trick', to: `pile:${winner % 2}`, why: 'gather', count: 4, cards },
];
const two = [...trick(0, ['C1', 'C2', 'C3', 'C4']), ...trick(1, ['S1', 'S2', 'S3', 'S4'])];
const next = [...two, play(1, 'B5')];
const scene = (events: SeenEvent[]) =>
  events.reduce(
    (told, event) => applyEvent(told, event),
    emptyScene({ seats: 4, sides: [0, 1, 0, 1], unitPoints: null }),
  );
const names = (events: SeenEvent[], leave: Parameters<typeof withoutHidden>[2]) =>
  withoutHidden(
    events.map((event) => ({ event })),
    scene(events),
    leave,
  ).flatMap(({ event }) => (event.e === 'moved' && event.why === 'play' ? event.cards : []));

describe('looking back', () => {
  const off = { own: false, side: 0 };
  const own = { own: true, side: 0 };

  it('is allowed for the last trick until the next lead', () => {
    expect([0, 1].map((at) => mayReview(scene(two), at, off))).toEqual([false, true]);
    expect([0, 1].map((at) => mayReview(scene(next), at, off))).toEqual([false, false]);
  });

  it('is allowed for the own side’s tricks if the rules say so', () => {
    expect([0, 1].map((at) => mayReview(scene(next), at, own))).toEqual([true, false]);
    expect(ownTricks(scene(next), own).map(({ winner }) => winner)).toEqual([0]);
    expect(ownTricks(scene(next), off)).toEqual([]);
    expect(ownTricks(scene(next), { own: true, side: null })).toEqual([]);
  });

  it('is free once the hand is over', () => {
    const over = scene([...next, { e: 'over', numbers: [0] }]);
    expect(mayReview(over, 0, { own: false, side: null })).toBe(true);
    expect(ownTricks(over, off)).toHaveLength(1);
  });

  it('applies to the play-by-play too', () => {
    expect(names(next, off)).toEqual(['B5']);
    expect(names(next, own)).toEqual(['C1', 'C2', 'C3', 'C4', 'B5']);
    expect(names(two, off)).toEqual(['S1', 'S2', 'S3', 'S4']);
  });
});
