// Card details: by a long press, by the other mouse button, by a key; and playing works as before. The browser suites
// see where they are shown, and that they close.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameContext } from '../src/games/context';
import { minchiate } from '../src/games/minchiate';
import { language } from '../src/i18n/index.svelte';
import { HOLD_MS } from '../src/peek/gestures';
import { told as lore } from '../src/peek/lore';
import PeekHost from './PeekHost.svelte';

const decks = import.meta.glob<{ code: string }[]>('../src/games/*/cards/deck.json', {
  import: 'default',
  eager: true,
});
const picked = vi.fn();
const card = (code: string) => screen.getByTestId(`card-${code}`);
const about = () => screen.getByTestId('about');
/** jsdom has no popovers: opening is observed, and the browser's event is sent by hand. */
const opened = vi.fn();
const closed = vi.fn();
async function told(): Promise<string | undefined> {
  if (!opened.mock.calls.length) return undefined;
  await fireEvent(about(), Object.assign(new Event('toggle'), { newState: 'open' }));
  await vi.dynamicImportSettled();
  await tick();
  return about().querySelector<HTMLElement>('[data-card-told]')?.dataset['cardTold'];
}
const pointer = (type: string, target: Element, init: PointerEventInit = {}) =>
  fireEvent(target, new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'touch', ...init }));
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await tick();
}

beforeEach(() => {
  vi.useFakeTimers();
  language.set('en');
  picked.mockClear();
  opened.mockClear();
  closed.mockClear();
  render(PeekHost, {
    props: { cards: ['CK', 'T28', 'M'], held: ['CK', 'DK', 'T28'], onpick: picked },
    context: gameContext(minchiate),
  });
  Object.assign(about(), { togglePopover: opened, hidePopover: closed });
});
afterEach(() => vi.useRealTimers());

describe('a finger', () => {
  it('that stays on a card asks, and plays nothing', async () => {
    await pointer('pointerdown', card('T28'));
    await pass(HOLD_MS - 1);
    expect(await told()).toBeUndefined();
    await pass(1);
    expect(await told()).toBe('T28');
    await pointer('pointerup', card('T28'));
    await fireEvent.click(card('T28'));
    expect(picked).not.toHaveBeenCalled();
    expect(closed).not.toHaveBeenCalled();
    // A press elsewhere closes it and plays nothing; the one after that plays.
    await pointer('pointerdown', card('CK'));
    await fireEvent.click(card('CK'));
    expect(closed).toHaveBeenCalledOnce();
    expect(picked).not.toHaveBeenCalled();
    await fireEvent(about(), Object.assign(new Event('toggle'), { newState: 'closed' }));
    await pointer('pointerdown', card('CK'));
    await fireEvent.click(card('CK'));
    expect(picked).toHaveBeenCalledWith('CK');
  });

  it('that taps plays, and one that scrolls asks nothing', async () => {
    await pointer('pointerdown', card('T28'));
    await pass(HOLD_MS / 2);
    await pointer('pointerup', card('T28'));
    await fireEvent.click(card('T28'));
    expect(picked).toHaveBeenCalledWith('T28');
    await pointer('pointerdown', card('T28'), { clientX: 10, clientY: 10 });
    await pointer('pointermove', card('T28'), { clientX: 10, clientY: 30 });
    await pass(HOLD_MS * 2);
    expect(await told()).toBeUndefined();
  });
});

it('the other mouse button asks', async () => {
  const mouse = { pointerType: 'mouse' };
  await pointer('pointerdown', card('CK'), mouse);
  await pass(HOLD_MS * 2);
  expect(await told()).toBeUndefined();
  await fireEvent.contextMenu(card('CK'));
  expect(await told()).toBe('CK');
  expect(picked).not.toHaveBeenCalled();
});

it('the key describes the focused card', async () => {
  card('CK').focus();
  await fireEvent.keyDown(card('CK'), { key: 'i' });
  expect(await told()).toBe('CK');
  expect(document.activeElement).toBe(about());
  await fireEvent.keyDown(about(), { key: 'Escape' });
  expect(closed).toHaveBeenCalledOnce();
  expect(picked).not.toHaveBeenCalled();
});

it('name, value, combinations, and which of their cards the player holds', async () => {
  card('T28').focus();
  await fireEvent.keyDown(card('T28'), { key: 'i' });
  await told();
  // CARD-6: the 28 is worth 5; VERS-1, VERS-3: it is in the high versicola and in that of the Tredici.
  expect(about().textContent).toContain(minchiate.cards.name('T28', 'en'));
  expect(about().textContent).toContain('5 points');
  expect(screen.getAllByTestId('about-combination')).toHaveLength(2);
  expect(screen.getAllByText(/, in hand$/)).toHaveLength(2);
  expect(screen.getByTestId('chip-VERS-3')).toBeTruthy();
});

it('other names and history', async () => {
  card('T28').focus();
  await fireEvent.keyDown(card('T28'), { key: 'i' });
  await told();
  await vi.dynamicImportSettled();
  await tick();
  expect(screen.getByTestId('about-names').textContent).toBe('Capricorno');
  expect(screen.getByTestId('about-history').textContent).toContain('signs of the zodiac');
});

it('every card of every game has a history in both languages', async () => {
  for (const [path, rows] of Object.entries(decks)) {
    const game = path.split('/').at(-3) ?? '';
    for (const { code } of rows)
      for (const lang of ['it', 'en'] as const) expect((await lore(game, code, lang)).history, code).toMatch(/\.$/);
  }
});
