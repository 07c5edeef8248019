import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/app/settings.svelte';
import { registry } from '../src/games/registry.svelte';
import { minchiate } from '../src/games/minchiate';
import { language } from '../src/i18n/index.svelte';
import type { TableMessage } from '../src/protocol/types';
import { soundOf, sounds, Sounds } from '../src/sound/sounds';
import { TableView } from '../src/table/table_view.svelte';
import { TableSession } from '../src/table/session.svelte';
import TurnCall from '../src/table/TurnCall.svelte';
import * as offer from '../dev/choices';
import { sample } from './samples';

let hidden = false;
let icon: HTMLLinkElement;
const shakes: unknown[] = [];
const notices: string[] = [];

beforeAll(() => registry.load('minchiate'));
beforeEach(() => {
  hidden = false;
  shakes.length = notices.length = 0;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: (how: unknown) => shakes.push(how) });
  vi.stubGlobal(
    'Notification',
    class {
      static permission = 'granted';
      constructor(title: string) {
        notices.push(title);
      }
    },
  );
  icon = document.createElement('link');
  icon.rel = 'icon';
  icon.setAttribute('href', 'icon.svg');
  document.head.append(icon);
});
afterEach(() => {
  icon.remove();
  for (const call of ['sounds', 'shake', 'notify'] as const) settings.set(call, false);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A table with the given hand, on seat 1's turn; then it is the viewer's turn. */
function table() {
  const session = new TableSession();
  session.play(minchiate, 60);
  session.pace = () => 'none';
  session.take({
    t: 'welcome',
    protocol: 5,
    now: new Date().toISOString(),
    you: { guest: 'guest0001', name: 'Ginevra', number: 482915036, seat: 1, host: false, last: 0 },
    table: 't4b8n1z6wq0r',
  });
  const { match, ...rest } = sample<TableMessage>('outbound_table.json');
  session.take({ ...rest, match: null, hand: 3, clock: null });
  void match;
  render(TurnCall, { board: new TableView(session) });
  const turn = () => {
    session.take({
      t: 'events',
      hand: 3,
      n: 1,
      events: [
        { e: 'moved', from: 'pack', to: 'hand:1', why: 'deal', count: 2, cards: ['C1', 'C2'] },
        { e: 'due', seats: [1], phase: 'play' },
      ],
    });
    session.take({ t: 'choice', hand: 3, n: 2, choice: offer.play(['C1', 'C2']) });
  };
  return { session, turn };
}

describe('the player’s turn', () => {
  it('is in the title and the icon only while the player is asked', async () => {
    const { session, turn } = table();
    await tick();
    expect(document.title).toBe(`${language.t.table.handNumber(3)} · Germini`);
    turn();
    await tick();
    expect(document.title).toBe(`● ${language.t.call.turn} – Germini`);
    expect(icon.getAttribute('href')).toBe('icon-turn.svg');
    session.take({ t: 'events', hand: 3, n: 3, events: [{ e: 'due', seats: [2], phase: 'play' }] });
    await tick();
    expect(document.title).toBe(`${language.t.table.handNumber(3)} · Germini`);
    expect(icon.getAttribute('href')).toBe('icon.svg');
  });

  it('makes no sound, vibration or notification that was not chosen', async () => {
    const play = vi.spyOn(sounds, 'play').mockImplementation(() => undefined);
    hidden = true;
    table().turn();
    await tick();
    expect(play).not.toHaveBeenCalled();
    expect(shakes).toEqual([]);
    expect(notices).toEqual([]);
  });

  it('notifies as chosen, and by notification only if nobody is looking', async () => {
    const play = vi.spyOn(sounds, 'play').mockImplementation(() => undefined);
    for (const call of ['sounds', 'shake', 'notify'] as const) settings.set(call, true);
    table().turn();
    await tick();
    expect(play.mock.calls.flat()).toContain('turn');
    expect(shakes).toHaveLength(1);
    expect(notices).toEqual([]);
    hidden = true;
    table().turn();
    await tick();
    expect(notices).toEqual([language.t.call.turn]);
  });
});

describe('sounds', () => {
  it('accompany cards played, tricks and deals, in any game', () => {
    expect(soundOf({ e: 'moved', from: 'hand:1', to: 'trick', why: 'play', count: 1, cards: ['C1'] })).toBe('card');
    expect(soundOf({ e: 'trick', winner: 2 })).toBe('trick');
    expect(soundOf({ e: 'moved', from: 'pack', to: 'hand:2', why: 'deal', count: 10 })).toBe('deal');
    expect(soundOf({ e: 'due', seats: [1], phase: 'play' })).toBe(null);
  });

  it('are synthesised by the page, and a browser without sound causes no error', () => {
    const started: string[] = [];
    const param = { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    const node = (kind: string) => {
      const one = { frequency: param, gain: param, type: '', buffer: null, start: () => started.push(kind), stop() {} };
      return Object.assign(one, { connect: (to: unknown) => to });
    };
    const context = {
      state: 'running',
      currentTime: 0,
      sampleRate: 8000,
      destination: {},
      createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
      createBufferSource: () => node('noise'),
      createBiquadFilter: () => node('filter'),
      createGain: () => node('gain'),
      createOscillator: () => node('tone'),
    };
    const on = new Sounds(() => context as unknown as AudioContext);
    on.play('card');
    expect(started).toEqual(['noise']);
    on.play('turn');
    expect(started).toEqual(['noise', 'tone', 'tone']);
    const none = new Sounds(() => {
      throw new Error('no sound here');
    });
    expect(() => none.play('trick')).not.toThrow();
  });
});
