import { describe, expect, it } from 'vitest';
import { bolognese } from '../src/games/bolognese';
import { minchiate } from '../src/games/minchiate';
import { plain } from '../src/games/plain/plain';
import type { HandOne, SeenEvent } from '../src/protocol/types';
import { fold } from '../src/timeline/fold';
import { Timeline } from '../src/timeline/timeline.svelte';
import { emptyView } from '../src/timeline/view';
import { sample } from './samples';

const { events } = sample<HandOne>('http_hand_one.json');
const start = { seats: 4, sides: [0, 1, 0, 1], unitPoints: 60 };
const half = Math.floor(events.length / 2);

/** Applied from the beginning, one after the other. */
const told = (to: number) => ({
  view: events.slice(0, to).reduce(fold, emptyView(minchiate.pack)),
  scene: events.slice(0, to).reduce((scene, event) => minchiate.applyEvent(scene, event), minchiate.empty(start)),
});
const at = ({ view, scene }: Timeline) => ({ view, scene });

describe('a timeline', () => {
  it('shows nothing before it is looked at, and one event after the other', () => {
    const timeline = new Timeline(minchiate, start, events);
    expect([timeline.cursor, timeline.waiting, timeline.shown]).toEqual([0, events.length, []]);
    timeline.step();
    timeline.step();
    expect(timeline.shown).toEqual(events.slice(0, 2));
    expect(timeline.next).toEqual(events[2]);
    expect(at(timeline)).toEqual(told(2));
  });

  it('describes unknown events as of an unknown game', () => {
    for (const game of [minchiate, bolognese]) {
      const timeline = new Timeline(game, start, [
        { e: 'moved', from: 'pack', to: 'hand:2', why: 'deal', count: 1, cards: ['CK'] },
        { e: 'seen', zone: 'hand:2', by: [], count: 1, why: 'a_word_of_tomorrow', cards: ['CK'] },
        { e: 'moved', from: 'hand:2', to: 'trick', why: 'a_word_of_tomorrow', count: 1, cards: ['CK'] },
      ]);
      timeline.seek(2);
      expect(game.isHandOpen(timeline.scene, 2), game.game).toBe(false);
      expect(game.open(timeline.scene, 2), game.game).toEqual([]);
      timeline.seek(3);
      expect(timeline.scene.trick.plays).toEqual([{ seat: 2, card: 'CK' }]);
      expect(game.isHandOpen(game.applyEvent(game.empty(start), timeline.events[1] as SeenEvent), 2)).toBe(false);
    }
  });

  it('gives the same result from any earlier position', () => {
    const timeline = new Timeline(minchiate, start, events);
    for (const to of [events.length, 1, half, half - 1, 16, 15, 17, 0, 33, events.length - 1, 32]) {
      timeline.seek(to);
      expect(timeline.cursor).toBe(to);
      expect(at(timeline), `${to}`).toEqual(told(to));
    }
  });

  it('stops at the last event, and takes more', () => {
    const timeline = new Timeline(minchiate, start, events.slice(0, half));
    timeline.seek(events.length);
    expect(timeline.cursor).toBe(half);
    timeline.push(events.slice(half));
    expect(timeline.waiting).toBe(events.length - half);
    timeline.seek(events.length);
    expect(at(timeline)).toEqual(told(events.length));
    timeline.seek(-3);
    expect(at(timeline)).toEqual(told(0));
  });

  it('is replayed by another game’s fold', () => {
    const timeline = new Timeline(plain('minchiate'), start, events);
    timeline.seek(half);
    timeline.restart(minchiate, start, events);
    expect(timeline.cursor).toBe(0);
    timeline.seek(half);
    expect(at(timeline)).toEqual(told(half));
  });
});
