// A hand replayed on the board: from a timeline only, step by step, in anybody's view.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/app/settings.svelte';
import { gameContext } from '../src/games/context';
import type { GameUi } from '../src/games/game_ui';
import { minchiate } from '../src/games/minchiate';
import ReplayBoard from '../src/history/Replay.svelte';
import { Replay } from '../src/history/replay.svelte';
import { ReplayView } from '../src/history/replay_view.svelte';
import type { HandSource, Perspective } from '../src/history/source';
import { language } from '../src/i18n/index.svelte';
import type { HandOne, SeenEvent } from '../src/protocol/types';
import { sample } from './samples';

beforeAll(() => language.set('en'));
beforeEach(() => settings.set('pace', 'none'));

const { events, names, unit, seats } = sample<HandOne>('http_hand_one.json');
const start = { seats: 4, sides: [0, 1, 0, 1], unitPoints: 60 };
const source: HandSource = {
  game: 'minchiate',
  hand: { events, sides: start.sides, unit, seats },
  rules: null,
  unitPoints: 60,
  title: () => '',
  names: () => names,
  about: () => [],
  bots: [3],
  number: 1,
  own: null,
  perspective: 'all',
  bad: null,
  eventsFor: () => Promise.resolve(events),
};
const nothing = () => {};
interface More {
  step?: number;
  game?: GameUi;
  onstep?: (step: number) => void;
  eventsFor?: HandSource['eventsFor'];
}
const shown = ({ step, game = minchiate, onstep = nothing, eventsFor = source.eventsFor }: More = {}) =>
  render(ReplayBoard, {
    props: {
      source: { ...source, ...(eventsFor ? { eventsFor } : {}) },
      step: step ?? null,
      onstep,
      onplay: nothing,
      onmenu: nothing,
      onsheet: nothing,
    },
    context: gameContext(game),
  });
const told = () => screen.getByTestId('replay-text').textContent.trim();
const step = () => Number(screen.getByTestId('replay').dataset.events);
const press = (name: string) => fireEvent.click(screen.getByTestId(`replay-${name}`));
const key = (name: string) => fireEvent.keyDown(document.body, { key: name });
const dealt = events.findLastIndex((event) => event.e === 'moved' && event.why === 'expose') + 1;
const played = events.findIndex((event) => event.e === 'moved' && event.why === 'play') + 1;

describe('an old hand on the board', () => {
  it('begins with the hands as dealt, and shows the number of the event', async () => {
    const onstep = vi.fn();
    shown({ onstep });
    expect(onstep).not.toHaveBeenCalled();
    // Robbing is over before the last card is exposed, and nothing has been discarded yet.
    expect(step()).toBeGreaterThanOrEqual(dealt);
    expect(step()).toBeLessThan(played);
    await press('next');
    expect(onstep).toHaveBeenLastCalledWith(step());
    await key('End');
    expect(onstep).toHaveBeenLastCalledWith(events.length);
    expect(told()).toBe('The hand is over.');
  });

  it('is seen from the viewer’s own seat, or from any other that was chosen', () => {
    const from = (own: number | null, perspective: Perspective = 'all') =>
      new ReplayView(new Replay(minchiate, start, events, null), { ...source, own, perspective }).from;
    expect([from(2), from(null), from(2, 1)]).toEqual([2, 0, 1]);
  });

  it('opens at the step of an address, with its trick on the table', async () => {
    shown({ step: played });
    // The first card of the hand printed in 1798, by the seat at the right of the dealer.
    expect(told()).toContain('5 of Batons');
    expect(screen.getByTestId('trick-1').dataset.card).toBe('B5');
    await key('ArrowLeft');
    expect(told()).not.toContain('5 of Batons');
    expect(screen.queryByTestId('trick-1')).toBeNull();
  });

  it('is controlled by keys and slider, within its ends', async () => {
    shown({ step: 99_999 });
    expect(told()).toBe('The hand is over.');
    await key('ArrowRight');
    expect(step()).toBe(events.length);
    await key('Home');
    expect(told()).toContain('deals');
    await key('ArrowLeft');
    expect(step()).toBe(1);
    await key('End');
    expect(step()).toBe(events.length);
    const slider = screen.getByRole<HTMLInputElement>('slider');
    expect(slider.value).toBe(slider.max);
    await fireEvent.input(slider, { target: { value: '0' } });
    expect(screen.getByTestId('replay').dataset.step).toBe('0');
  });

  it('shows all hands open, and those of the others face down from a player’s view', async () => {
    const hidden: SeenEvent[] = events.map((event) => {
      if (event.e !== 'moved' || event.why !== 'deal' || event.to === 'hand:1') return event;
      const { cards: _, ...rest } = event;
      return rest;
    });
    const eventsFor = vi.fn(() => Promise.resolve(hidden));
    shown({ step: played, eventsFor });
    expect(screen.getByTestId('open-1').getAttribute('aria-label')).toContain('Fool');
    expect(screen.getByTestId('open-2').getAttribute('aria-label')).toContain('Ace of Batons');
    const before = step();
    await fireEvent.change(screen.getByTestId('replay-eyes'), { target: { value: '1' } });
    await waitFor(() => expect(screen.getByTestId('replay').dataset.eyes).toBe('1'));
    expect(eventsFor).toHaveBeenCalledWith(1);
    expect(step()).toBe(before);
    // That seat's own hand is at the near edge now; the others' are face down.
    expect(screen.getByTestId('card-M')).toBeTruthy();
    expect(screen.getByTestId('count-2').dataset.count).toBe('21');
    expect(screen.getByTestId('count-2').querySelector('[data-token]')).toBeNull();
  });

  it('says if a player’s view is unavailable, and stays as it was', async () => {
    shown({ step: played, eventsFor: () => Promise.reject(new Error('offline')) });
    await fireEvent.change(screen.getByTestId('replay-eyes'), { target: { value: 'bystander' } });
    await waitFor(() => expect(told()).toContain('Try again'));
    expect(screen.getByTestId<HTMLSelectElement>('replay-eyes').value).toBe('all');
    await press('next');
    expect(told()).not.toContain('Try again');
  });
});

describe('its steps', () => {
  afterEach(() => vi.useRealTimers());

  const of = (at: number) => {
    vi.useFakeTimers();
    const replay = new Replay(minchiate, start, events, at);
    replay.pace = () => 'normal';
    const staged: string[] = [];
    let landed = 0;
    replay.perform({
      stage: (event, apply) => {
        staged.push(event.e);
        apply();
      },
      land: () => (landed += 1),
    });
    return { replay, staged, landings: () => landed };
  };

  it('animate forward one at a time, and jump otherwise', () => {
    const { replay, staged, landings } = of(played);
    replay.go(replay.at + 1);
    vi.runAllTimers();
    expect(staged.length).toBeGreaterThan(0);
    const flown = staged.length;
    replay.go(replay.at + 7);
    expect(replay.settled).toBe(true);
    replay.go(replay.at - 1);
    expect(staged).toHaveLength(flown);
    expect(landings()).toBe(2);
  });

  it('finish before the next one begins', () => {
    // The trick is gathered first, which takes time, and then the next card is played.
    const trick = events.findIndex((event) => event.e === 'trick') + 1;
    const { replay } = of(trick);
    replay.go(replay.at + 1);
    replay.go(replay.at + 1);
    replay.go(replay.at + 1);
    vi.runAllTimers();
    expect(replay.settled).toBe(true);
    expect(replay.timeline.cursor).toBe(replay.stops[replay.at]);
  });

  it('run by themselves to the end, and stop on a manual step', () => {
    const { replay } = of(events.length - 12);
    replay.toggle();
    expect(replay.playing).toBe(true);
    vi.advanceTimersByTime(1500);
    const on = replay.at;
    expect(on).toBeGreaterThan(0);
    replay.go(on - 1);
    expect(replay.playing).toBe(false);
    vi.runAllTimers();
    expect(replay.at).toBe(on - 1);
    replay.toggle();
    vi.runAllTimers();
    expect(replay.playing).toBe(false);
    expect(replay.timeline.cursor).toBe(events.length);
  });
});

it('the history pages use no connection to a server', () => {
  const folder = join(import.meta.dirname, '../src/history');
  for (const name of readdirSync(folder))
    expect(readFileSync(join(folder, name), 'utf8'), name).not.toMatch(/table\/(session|table_view)\.svelte/);
  // And the board itself contains no connection.
  for (const part of ['Board', 'PlayerArea', 'Plaque', 'OpenCards', 'TrickArea', 'Ledger', 'TopBar', 'SidePile'])
    expect(readFileSync(join(folder, `../table/${part}.svelte`), 'utf8'), part).not.toMatch(
      /(session|\/table_view)\.svelte/,
    );
});
