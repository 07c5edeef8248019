import { describe, expect, it } from 'vitest';
import { fold, zone } from '../src/timeline/fold';
import { events as eventTable } from '../src/games/minchiate/events';
import { emptyScene, seenAtCut } from '../src/games/minchiate/scene';
import { START } from '../src/games/tarot/scene';
import { emptyView } from '../src/timeline/view';
import type { EventsMessage, SeenEvent } from '../src/protocol/types';
import { sample, sampleNames } from './samples';

const { applyEvent } = eventTable;

const view = (events: SeenEvent[]) => events.reduce(fold, emptyView(97));
const scene = (events: SeenEvent[]) => events.reduce(applyEvent, emptyScene({ ...START, unitPoints: 60 }));

describe('fold', () => {
  it('accepts every event of the protocol’s samples and stays plain JSON', () => {
    for (const name of sampleNames('outbound_events')) {
      const { events } = sample<EventsMessage>(name);
      const folded = view(events);
      expect(JSON.parse(JSON.stringify(folded))).toEqual(folded);
      expect(events.length).toBeGreaterThan(0);
    }
  });

  it('counts unknown cards and names known ones', () => {
    const folded = view([
      { e: 'moved', from: 'pack', to: 'hand:1', why: 'deal', count: 2 },
      { e: 'moved', from: 'pack', to: 'hand:1', why: 'expose', count: 1, cards: ['T32'] },
      { e: 'moved', from: 'hand:1', to: 'trick', why: 'play', count: 1, cards: ['C4'] },
    ]);
    expect(zone(folded, 'hand:1')).toEqual({ count: 2, cards: ['T32'] });
    expect(zone(folded, 'trick')).toEqual({ count: 1, cards: ['C4'] });
    expect(zone(folded, 'fola')).toEqual({ count: 0, cards: [] });
  });

  it('is certain of nothing in a hand that unknown cards have left', () => {
    const folded = view([
      { e: 'moved', from: 'pack', to: 'hand:3', why: 'deal', count: 21 },
      { e: 'moved', from: 'fola', to: 'hand:3', why: 'take', count: 1, cards: ['SK'] },
      { e: 'moved', from: 'hand:3', to: 'discard:3', why: 'discard', count: 1 },
    ]);
    expect(zone(folded, 'hand:3')).toEqual({ count: 21, cards: [] });
    expect(zone(folded, 'pack').count).toBe(97 - 21);
  });

  it('does not change the given view', () => {
    const before = Object.freeze(emptyView(97));
    Object.freeze(before.zones);
    expect(() => fold(before, { e: 'trick', winner: 2 })).not.toThrow();
    fold(before, { e: 'moved', from: 'pack', to: 'fola', why: 'lay', count: 3 });
    expect(before.zones).toEqual({ pack: { count: 97, cards: [] } });
  });
});

describe('scene', () => {
  it('keeps robbed, exposed and taken cards open until the first lead', () => {
    const opened: SeenEvent[] = [
      { e: 'said', seat: 0, word: 'deal' },
      { e: 'moved', from: 'packet:3', to: 'hand:3', why: 'rob', count: 1, cards: ['T33'] },
      { e: 'moved', from: 'pack', to: 'hand:1', why: 'expose', count: 1, cards: ['D4'] },
      { e: 'moved', from: 'fola', to: 'hand:0', why: 'take', count: 1, cards: ['SK'] },
    ];
    expect(scene(opened).open).toEqual({
      0: [{ card: 'SK', why: 'take' }],
      1: [{ card: 'D4', why: 'expose' }],
      3: [{ card: 'T33', why: 'rob' }],
    });
    const led = scene([...opened, { e: 'moved', from: 'hand:1', to: 'trick', why: 'play', count: 1, cards: ['D4'] }]);
    expect(led.open).toEqual({});
    expect(led.trick.plays).toEqual([{ seat: 1, card: 'D4' }]);
  });

  it('subtracts sixty from the lead with every resto paid in play, and not at the end', () => {
    const told = scene([
      { e: 'scored', side: 1, points: 55, why: 'declaration', cards: [] },
      { e: 'scored', side: 1, points: 65, why: 'declaration', cards: [] },
      { e: 'paid', side: 1, amount: 1, why: 'play' },
      { e: 'paid', side: 1, amount: 1, why: 'play' },
      { e: 'scored', side: 0, points: 5, why: 'death', cards: ['T20'] },
      { e: 'scored', side: 0, points: 20, why: 'versicola', cards: ['T1', 'T40', 'M'] },
      { e: 'paid', side: 0, amount: 1, why: 'end' },
    ]);
    expect(told.lead).toBe(5);
    expect(told.amounts).toEqual([1, 2]);
    expect(told.tally.map((line) => line.lead)).toEqual([-55, -120, 5]);
    expect(told.final[0]?.versicole).toEqual([{ cards: ['T1', 'T40', 'M'], points: 20 }]);
  });

  it('keeps the Matto apart when a trick is gathered, and remembers the trick whole', () => {
    const told = scene([
      { e: 'moved', from: 'hand:0', to: 'trick', why: 'play', count: 1, cards: ['C4'] },
      { e: 'moved', from: 'hand:1', to: 'trick', why: 'play', count: 1, cards: ['M'] },
      { e: 'trick', winner: 0 },
      { e: 'moved', from: 'trick', to: 'pile:0', why: 'gather', count: 1, cards: ['C4'] },
    ]);
    expect(told.trick.plays.map((play) => play.card)).toEqual(['M']);
    expect(told.tricks[0]?.plays.map((play) => play.card)).toEqual(['C4', 'M']);
  });

  it('shows what was seen at the cut only briefly, and the fola as in the view', () => {
    const events: SeenEvent[] = [
      { e: 'seen', zone: 'packet:3', why: 'stop', by: [0, 1, 2, 3], count: 1, cards: ['S4'] },
      { e: 'seen', zone: 'packet:3', why: 'peek', by: [3], count: 3, cards: ['S4', 'T20', 'C2'] },
      { e: 'moved', from: 'packet:3', to: 'pack', why: 'join', count: 40 },
      { e: 'moved', from: 'pack', to: 'hand:1', why: 'expose', count: 1, cards: ['S4'] },
      { e: 'moved', from: 'pack', to: 'fola', why: 'lay', count: 12 },
      { e: 'moved', from: 'fola', to: 'hand:0', why: 'take', count: 1, cards: ['T20'] },
      { e: 'seen', zone: 'fola', why: 'stop', by: [0, 1, 2, 3], count: 1, cards: ['T17'] },
    ];
    const view = events.reduce(fold, emptyView(97));
    expect(zone(view, 'fola').cards).toEqual(['T17']);
    expect(seenAtCut(scene(events), view)).toEqual(['C2']);
  });

  it('knows a fallen hand and who plays for it', () => {
    const told = scene([
      { e: 'seen', zone: 'hand:2', why: 'fall', by: [0, 1, 2, 3], count: 2, cards: ['C4', 'D2'] },
      { e: 'moved', from: 'hand:2', to: 'trick', why: 'play', count: 1, cards: ['C4'], by: 1 },
    ]);
    expect(told.fallen).toEqual([2]);
    expect(told.trick.plays).toEqual([{ seat: 2, card: 'C4', by: 1 }]);
  });
});
