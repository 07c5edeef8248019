import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/app/settings.svelte';
import { language } from '../src/i18n/index.svelte';
import { gameContext } from '../src/games/context';
import { minchiate } from '../src/games/minchiate';
import Hand from '../src/table/Hand.svelte';
import type { CardState } from '../src/table/choice';
import type { Selection } from '../src/table/selection';

const cards = ['C10', 'CK', 'S5', 'T7', 'M'];
const states = new Map<string, CardState>([
  ['C10', 'playable'],
  ['CK', 'playable'],
  ['S5', 'barred'],
  ['T7', 'barred'],
  ['M', 'playable'],
]);

beforeAll(() => language.set('it'));

function shown(more: Selection = {}) {
  const onpick = vi.fn<(card: string) => void>();
  const onbarred = vi.fn<(card: string) => void>();
  const onlift = vi.fn<(card: string | null) => void>();
  const selection = (change: Selection): Selection => ({
    states,
    twice: true,
    pick: onpick,
    bar: onbarred,
    lift: onlift,
    ...change,
  });
  const result = render(Hand, {
    props: { cards, label: 'mano', selection: selection(more) },
    context: gameContext(minchiate),
  });
  return { ...result, selection, onpick, onbarred, onlift };
}
const button = (card: string) => screen.getByTestId(`card-${card}`);
const tap = (card: string) =>
  fireEvent(button(card), Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType: 'touch' }));

describe('the hand', () => {
  it('names every card, its value and whether it may be played', () => {
    shown();
    expect(button('CK').getAttribute('aria-label')).toBe('Re di Coppe, vale 5, puoi giocarla');
    expect(button('S5').getAttribute('aria-label')).toBe('5 di Spade, non puoi giocarla');
    expect(button('S5').getAttribute('aria-disabled')).toBe('true');
    expect(button('CK').dataset.playable).toBe('true');
    expect(button('T7').dataset.playable).toBe('false');
  });

  it('says and marks selectable and selected cards, when cards are selected', () => {
    shown({ several: true, states: new Map<string, CardState>([...states, ['C10', 'chosen']]) });
    expect(button('C10').getAttribute('aria-label')).toBe('10 di Coppe, scelta');
    expect(button('CK').getAttribute('aria-label')).toBe('Re di Coppe, vale 5, puoi sceglierla');
    expect(button('S5').getAttribute('aria-label')).toBe('5 di Spade, non puoi sceglierla');
    expect(['C10', 'CK'].map((card) => button(card).dataset.chosen)).toEqual(['true', undefined]);
  });

  it('plays with a click, and explains why a card is barred', async () => {
    const { onpick, onbarred } = shown();
    await fireEvent.click(button('CK'));
    expect(onpick).toHaveBeenCalledWith('CK');
    await fireEvent.click(button('S5'));
    expect(onbarred).toHaveBeenCalledWith('S5');
    expect(onpick).toHaveBeenCalledTimes(1);
  });

  it('lifts with the first tap and plays with the second', async () => {
    const { onpick, onlift } = shown();
    await tap('CK');
    expect(onpick).not.toHaveBeenCalled();
    expect(onlift).toHaveBeenLastCalledWith('CK');
    await tap('C10');
    expect(onlift).toHaveBeenLastCalledWith('C10');
    await tap('C10');
    expect(onpick).toHaveBeenCalledWith('C10');
  });

  it('has one card in the tab order and moves it by keys', async () => {
    shown();
    const order = () => cards.filter((card) => button(card).tabIndex === 0);
    expect(order()).toEqual(['C10']);
    button('C10').focus();
    const list = screen.getByRole('list');
    await fireEvent.keyDown(list, { key: 'ArrowRight' });
    await tick();
    expect(document.activeElement).toBe(button('CK'));
    await fireEvent.keyDown(list, { key: 'PageDown' });
    await tick();
    expect(document.activeElement).toBe(button('M'));
    await fireEvent.keyDown(list, { key: 's' });
    await tick();
    expect(document.activeElement).toBe(button('S5'));
    await fireEvent.keyDown(list, { key: 'End' });
    await tick();
    expect(order()).toEqual(['M']);
    await fireEvent.keyDown(list, { key: 'ArrowRight' });
    await tick();
    expect(order()).toEqual(['C10']);
  });

  it('says of each card whether it is selected, from the beginning, only if several are', async () => {
    const discards = new Map<string, CardState>(cards.map((card) => [card, 'playable']));
    const { rerender, selection } = shown({ several: true, states: discards });
    const pressed = () => cards.map((card) => button(card).getAttribute('aria-pressed'));
    expect(pressed()).toEqual(['false', 'false', 'false', 'false', 'false']);
    await rerender({ selection: selection({ several: true, states: new Map(discards).set('CK', 'chosen') }) });
    expect(pressed()).toEqual(['false', 'true', 'false', 'false', 'false']);
    await rerender({ selection: selection({}) });
    expect(pressed()).toEqual([null, null, null, null, null]);
  });

  it('keeps the focus in the hand when a card has left it', async () => {
    const { rerender, onpick } = shown();
    onpick.mockImplementation((card: string) => void rerender({ cards: cards.filter((other) => other !== card) }));
    button('CK').focus();
    await fireEvent.click(button('CK'));
    await waitFor(() => expect(document.activeElement).toBe(button('S5')));
  });
});

describe('how often a card is pressed to be played', () => {
  afterEach(() => settings.set('twice', 'touch'));

  it('is twice for every user who chooses so: mouse and keyboard select first, and confirm', async () => {
    settings.set('twice', 'always');
    const { onpick, onlift } = shown();
    await fireEvent.click(button('CK'));
    expect(onlift).toHaveBeenLastCalledWith('CK');
    await fireEvent.click(button('C10'));
    expect(onpick).not.toHaveBeenCalled();
    button('C10').focus();
    await userEvent.setup().keyboard('{Enter}');
    expect(onpick.mock.calls).toEqual([['C10']]);
  });

  it('is once, even by touch, for every user who chooses that', async () => {
    settings.set('twice', 'never');
    const { onpick } = shown();
    await tap('CK');
    expect(onpick.mock.calls).toEqual([['CK']]);
  });

  it('is a preference that the browser stores', () => {
    settings.set('twice', 'always');
    expect(localStorage.getItem('germini.twice')).toBe('always');
  });

  it('does not matter for a barred card: it shows the reason at once', async () => {
    settings.set('twice', 'always');
    const { onbarred } = shown();
    await fireEvent.click(button('S5'));
    expect(onbarred.mock.calls).toEqual([['S5']]);
  });

  it('is once if several are chosen, and then confirmed together', async () => {
    settings.set('twice', 'always');
    const { onpick } = shown({ twice: false, several: true });
    await fireEvent.click(button('CK'));
    expect(onpick.mock.calls).toEqual([['CK']]);
  });
});
