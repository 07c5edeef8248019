import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TableSession } from '../src/table/session.svelte';
import type { Choice, SeenEvent, TableMessage } from '../src/protocol/types';
import * as offer from '../dev/choices';
import { minchiate } from '../src/games/minchiate';
import { sample } from './samples';
import { silentLine } from '../dev/silent_transport';

const deal: SeenEvent = { e: 'said', seat: 0, word: 'deal' };
const due: SeenEvent = { e: 'due', seats: [1], phase: 'play' };
const play = (card: string): SeenEvent => ({
  e: 'moved',
  from: 'hand:1',
  to: 'trick',
  why: 'play',
  count: 1,
  cards: [card],
});

describe('a table’s session', () => {
  let session: TableSession;
  const acted: unknown[] = [];
  const shown: unknown[] = [];
  let resyncs = 0;

  beforeEach(() => {
    acted.length = shown.length = 0;
    resyncs = 0;
    session = new TableSession();
    session.play(minchiate, 60);
    session.pace = () => 'none';
    session.transport = silentLine({
      resync: () => (resyncs += 1),
      do: () => 99,
      post: (message) => message.t === 'shown' && shown.push({ hand: message.hand, n: message.n }),
      act: (hand, n, move) => {
        acted.push({ hand, n, move });
        return acted.length;
      },
    });
    const you = { guest: 'g', name: 'G', number: 482915036, seat: 1, host: false, last: 0 };
    session.take({ t: 'welcome', protocol: 5, you, table: 't', now: new Date().toISOString() });
  });

  it('sends the server the last number it has processed', () => {
    expect(session.since()).toBeUndefined();
    session.take({ t: 'events', hand: 2, n: 1, events: [deal, due] });
    expect(session.since()).toEqual({ hand: 2, n: 2, seat: 1 });
  });

  it('skips what it has already and does not jump a gap', () => {
    session.take({ t: 'events', hand: 1, n: 1, events: [deal] });
    session.take({ t: 'events', hand: 1, n: 2, events: [play('C1')] });
    session.take({ t: 'events', hand: 1, n: 2, events: [play('C1'), play('C2')] });
    session.take({ t: 'events', hand: 1, n: 9, events: [play('C9')] });
    expect(session.events).toHaveLength(3);
    expect(session.scene.trick.plays.map((p) => p.card)).toEqual(['C1', 'C2']);
  });

  it('asks for the hand from its beginning if a number is missing', () => {
    session.take({ t: 'events', hand: 1, n: 1, events: [deal] });
    session.take({ t: 'events', hand: 1, n: 9, events: [play('C9')] });
    expect(resyncs).toBe(1);
    expect(session.since()).toBeUndefined();
    session.take({ t: 'events', hand: 1, n: 1, events: [deal, play('C1')] });
    expect(session.events).toHaveLength(2);
    expect(session.since()).toMatchObject({ n: 2 });
  });

  it('continues past an event of an unknown kind, and knows that it is outdated', () => {
    const strange = { e: 'sung', seat: 2 } as unknown as SeenEvent;
    session.take({ t: 'events', hand: 1, n: 1, events: [deal] });
    expect(session.behind).toBe(false);
    session.take({ t: 'events', hand: 1, n: 2, events: [strange, play('C1')] });
    expect(session.behind).toBe(true);
    expect(session.events).toHaveLength(3);
    expect(session.scene.trick.plays.map((p) => p.card)).toEqual(['C1']);
  });

  it('starts over with another hand, and with number 1 of the same', () => {
    session.take({ t: 'events', hand: 1, n: 1, events: [deal, play('C1')] });
    session.take({ t: 'events', hand: 1, n: 1, events: [deal] });
    expect(session.events).toHaveLength(1);
    session.take({ t: 'events', hand: 2, n: 1, events: [deal, due] });
    expect(session.hand).toBe(2);
    expect(session.scene.trick.plays).toEqual([]);
  });

  it('asks once the earlier events are on the table, and not while a move is pending', () => {
    session.take({ t: 'choice', hand: 1, n: 2, choice: offer.play(['C1']) });
    session.take({ t: 'events', hand: 1, n: 1, events: [deal] });
    session.take({ t: 'choice', hand: 1, n: 2, choice: offer.play(['C1']) });
    expect(session.choice).toBeNull();
    session.take({ t: 'events', hand: 1, n: 2, events: [due] });
    expect(session.choice).toEqual(offer.play(['C1']));
    session.act({ play: 'C1' });
    session.act({ play: 'C1' });
    expect(acted).toEqual([{ hand: 1, n: 2, move: { play: 'C1' } }]);
    expect(session.choice).toBeNull();
    session.take({ t: 'refused', id: 1, rule: 'KING-1', message: 'the King' });
    expect(session.notice).toMatchObject({ rule: 'KING-1' });
    expect(session.choice).not.toBeNull();
  });

  it('does not mistake an answered question for the next one', () => {
    const cut: SeenEvent = { e: 'due', seats: [1], phase: 'cut' };
    const asked = offer.cut(1, 94);
    session.take({ t: 'events', hand: 1, n: 1, events: [deal, cut] });
    session.take({ t: 'choice', hand: 1, n: 2, choice: asked });
    expect(session.choice).toEqual(asked);
    session.act({ cut: 40 });
    const lifted: SeenEvent = { e: 'moved', from: 'pack', to: 'packet:1', why: 'cut', count: 40 };
    session.take({ t: 'events', hand: 1, n: 3, events: [lifted, due] });
    session.take({ t: 'done', id: 1 });
    expect(session.choice).toBeNull();
    session.take({ t: 'choice', hand: 1, n: 4, choice: offer.play(['C1']) });
    expect(session.choice).toEqual(offer.play(['C1']));
    // Time runs out: the server plays, and the same seat is asked again.
    session.take({ t: 'events', hand: 1, n: 5, events: [play('C1'), due] });
    expect(session.choice).toBeNull();
  });

  const asks = (n: number) => {
    session.take({ t: 'choice', hand: 1, n, choice: offer.play(['C1', 'C2']) });
  };
  const stale = { t: 'refused', rule: 'stale', message: 'asked no more' } as const;

  it('reports once that a choice is on the screen, and again on another connection', () => {
    session.shown();
    session.take({ t: 'events', hand: 1, n: 1, events: [deal, due] });
    asks(2);
    session.shown();
    session.shown();
    expect(shown).toEqual([{ hand: 1, n: 2 }]);
    const you = { guest: 'g', name: 'G', number: 100000001, seat: 1, host: false, last: 0 };
    session.take({ t: 'welcome', protocol: 5, you, table: 't', now: new Date().toISOString() });
    asks(2);
    session.shown();
    expect(shown).toHaveLength(2);
  });

  it('does nothing while nothing is asked', () => {
    session.take({ t: 'events', hand: 1, n: 1, events: [deal, due] });
    session.act({ play: 'C1' });
    expect([acted.length, session.sending]).toEqual([0, false]);
  });

  it('names the event that asked, and keeps asking, whatever others have done since', () => {
    const two: SeenEvent = { e: 'due', seats: [1, 2], phase: 'discard' };
    const choice: Choice = offer.discard(1, [], ['C1', 'C2']);
    session.take({ t: 'events', hand: 1, n: 1, events: [deal, two] });
    session.take({ t: 'choice', hand: 1, n: 2, choice: choice });
    const other: SeenEvent = { e: 'moved', from: 'hand:2', to: 'discard:2', why: 'discard', count: 1 };
    session.take({ t: 'events', hand: 1, n: 3, events: [other, { ...two, seats: [1] }] });
    expect(session.choice).toEqual(choice);
    session.act({ discard: ['C1'] });
    expect(acted).toEqual([{ hand: 1, n: 2, move: { discard: ['C1'] } }]);
  });

  it('recognises a question that is repeated after a reconnection', () => {
    session.take({ t: 'events', hand: 1, n: 1, events: [deal, due] });
    asks(2);
    session.act({ play: 'C1' });
    asks(2);
    session.take({ t: 'done', id: 1 });
    expect(session.choice).toBeNull();
  });

  it('says nothing of an answer that came too late, and offers the current question', () => {
    session.take({ t: 'events', hand: 1, n: 1, events: [deal, due] });
    asks(2);
    session.act({ play: 'C1' });
    // Time has run out in the meantime, and the seat is asked again.
    session.take({ t: 'events', hand: 1, n: 3, events: [play('C1'), due] });
    asks(4);
    session.take({ ...stale, id: 1 });
    expect([session.notice, session.sending]).toEqual([null, false]);
    expect(session.choice).toEqual(offer.play(['C1', 'C2']));
    session.act({ play: 'C2' });
    expect(acted.at(-1)).toEqual({ hand: 1, n: 4, move: { play: 'C2' } });
  });

  it('offers an open question again, and never one that was answered otherwise', () => {
    session.take({ t: 'events', hand: 1, n: 1, events: [deal, due] });
    asks(2);
    session.act({ play: 'C1' });
    session.take({ ...stale, id: 1 });
    expect(session.choice).not.toBeNull();
    session.act({ play: 'C1' });
    // The answer to it has arrived, though it is not on the table yet.
    session.hold(true);
    session.take({ t: 'events', hand: 1, n: 3, events: [play('C2')] });
    session.take({ ...stale, id: 2 });
    expect(session.choice).toBeNull();
  });

  it('shows the others’ emotes unless they are muted, and the player’s own always', () => {
    session.take({ t: 'said', seat: 2, emote: 'bravo' });
    expect(session.emotes.bySeat).toEqual({ 2: 'bravo' });
    session.muted = () => true;
    session.take({ t: 'said', seat: 3, emote: 'scusa' });
    session.take({ t: 'said', seat: 1, emote: 'grazie' });
    expect(session.emotes.bySeat).toEqual({ 2: 'bravo', 1: 'grazie' });
  });

  it('gives a second emote of a seat its full time', () => {
    vi.useFakeTimers();
    try {
      session.take({ t: 'said', seat: 2, emote: 'bravo' });
      vi.advanceTimersByTime(3000);
      session.take({ t: 'said', seat: 2, emote: 'grazie' });
      vi.advanceTimersByTime(3000);
      expect(session.emotes.bySeat).toEqual({ 2: 'grazie' });
      vi.advanceTimersByTime(1000);
      expect(session.emotes.bySeat).toEqual({});
    } finally {
      vi.useRealTimers();
    }
  });

  it('shows events one by one at a readable pace, and all at once when there are many', () => {
    vi.useFakeTimers();
    try {
      session.pace = () => 'normal';
      session.take({ t: 'events', hand: 1, n: 1, events: [play('C1'), play('C2')] });
      expect(session.events).toHaveLength(1);
      expect(session.settled).toBe(false);
      vi.advanceTimersByTime(2000);
      expect(session.events).toHaveLength(2);
      expect(session.settled).toBe(true);
      const many = Array.from({ length: 80 }, () => deal);
      session.take({ t: 'events', hand: 1, n: 3, events: many });
      expect(session.events).toHaveLength(82);
    } finally {
      vi.useRealTimers();
    }
  });

  it('pauses the table while something else is looked at', () => {
    session.hold(true);
    session.take({ t: 'events', hand: 1, n: 1, events: [deal, play('C1')] });
    expect([session.events.length, session.settled]).toEqual([0, false]);
    session.take({ t: 'events', hand: 1, n: 3, events: [play('C2')] });
    session.hold(false);
    expect([session.events.length, session.settled]).toEqual([3, true]);
  });

  it('jumps to the current state after something was looked at for long', () => {
    vi.useFakeTimers();
    try {
      session.pace = () => 'normal';
      const wait = (ms: number, n: number) => {
        session.hold(true);
        session.take({ t: 'events', hand: 1, n, events: [play('C1'), play('C2'), play('C3')] });
        vi.advanceTimersByTime(ms);
        session.hold(false);
      };
      wait(5_000, 1);
      expect([session.events.length, session.settled]).toEqual([1, false]);
      vi.advanceTimersByTime(5_000);
      wait(60_000, 4);
      expect([session.events.length, session.settled]).toEqual([6, true]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('clears the table when it waits for another match', () => {
    session.take({ t: 'events', hand: 4, n: 1, events: [deal, play('C1')] });
    session.take(sample<TableMessage>('outbound_table_waiting.json'));
    expect([session.hand, session.events.length, session.since()]).toEqual([0, 0, undefined]);
    session.take({ t: 'events', hand: 5, n: 1, events: [deal] });
    expect(session.hand).toBe(5);
  });

  it('asks nothing more after the match was broken off', () => {
    session.take({ t: 'events', hand: 1, n: 1, events: [deal, due] });
    session.take({ t: 'choice', hand: 1, n: 2, choice: offer.play(['C1'], {}) });
    expect(session.choice).not.toBeNull();
    session.take({ ...sample<TableMessage>('outbound_table_waiting.json'), state: 'over' });
    expect(session.choice).toBeNull();
  });
});
