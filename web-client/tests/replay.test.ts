import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { gameContext } from '../src/games/here';
import { minchiate } from '../src/games/minchiate';
import Replay from '../src/history/Replay.svelte';
import { language } from '../src/i18n/index.svelte';
import type { HandOne } from '../src/protocol/types';
import { sample } from './samples';

beforeAll(() => language.set('en'));

const { events, names } = sample<HandOne>('http_hand_one.json');
const start = { seats: 4, sides: [0, 1, 0, 1], unitPoints: 60 };
const side = (n: number) => `side ${n}`;
const shown = (more: object = {}) =>
  render(Replay, { props: { game: minchiate, start, events, names, side, ...more }, context: gameContext(minchiate) });
const told = () => screen.getByTestId('replay-text').textContent;

describe('an old hand', () => {
  it('begins with the hands as they were dealt, and says at which event one is', async () => {
    const onstep = vi.fn();
    shown({ onstep });
    const dealt = events.findLastIndex((event) => event.e === 'moved' && event.why === 'expose');
    expect(onstep).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByTestId('replay-next'));
    const [[first = 0] = []] = onstep.mock.calls as number[][];
    expect(first).toBeGreaterThan(dealt);
    await fireEvent.click(screen.getByTestId('replay-next'));
    expect(onstep.mock.lastCall?.[0]).toBeGreaterThan(first);
    await fireEvent.click(screen.getByTestId('replay-last'));
    expect(onstep).toHaveBeenLastCalledWith(events.length);
    expect(told()).toBe('The hand is over.');
  });

  it('is found again at the step that an address names', async () => {
    const played = events.findIndex((event) => event.e === 'moved' && event.why === 'play');
    shown({ step: played + 1 });
    // The first card of the hand printed in 1798.
    expect(told()).toContain('5 of Batons');
    await fireEvent.keyDown(screen.getByTestId('replay'), { key: 'ArrowLeft' });
    expect(told()).not.toContain('5 of Batons');
  });

  it('has its slider, and a step beyond the end is the last', async () => {
    shown({ step: 99_999 });
    expect(told()).toBe('The hand is over.');
    await fireEvent.input(screen.getByTestId('replay-slider'), { target: { value: '0' } });
    expect(told()).toContain('deals');
    expect(screen.getByTestId('replay').dataset.step).toBe('0');
  });
});
