// Card details: by resting on a card, by a long press, by a key; and playing works as before.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/app/settings.svelte';
import { gameContext } from '../src/games/context';
import { minchiate } from '../src/games/minchiate';
import { language } from '../src/i18n/index.svelte';
import { HOLD_MS, REST_MS } from '../src/peek/gestures';
import { placePopup } from '../src/peek/placement';
import PeekHost from './PeekHost.svelte';

const picked = vi.fn();
const card = (code: string) => screen.getByTestId(`card-${code}`);
const told = () => screen.queryByTestId('about')?.dataset.cardTold ?? null;
const pointer = (type: string, target: Element, init: PointerEventInit = {}) =>
  fireEvent(target, new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'touch', ...init }));
/** Moves the mouse over an element. */
let x = 0;
const over = (target: Element) => pointer('pointermove', target, { pointerType: 'mouse', clientX: (x += 3) });
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await tick();
}

beforeEach(() => {
  settings.set('clauses', true);
  vi.useFakeTimers();
  language.set('en');
  picked.mockClear();
  render(PeekHost, {
    props: { cards: ['CK', 'T28', 'M'], held: ['CK', 'DK', 'T28'], onpick: picked },
    context: gameContext(minchiate),
  });
});
afterEach(() => vi.useRealTimers());

describe('a finger', () => {
  it('that stays on a card asks, and plays nothing', async () => {
    await pointer('pointerdown', card('T28'));
    await pass(HOLD_MS - 1);
    expect(told()).toBeNull();
    await pass(1);
    expect(told()).toBe('T28');
    await pointer('pointerup', card('T28'));
    await fireEvent.click(card('T28'));
    expect(picked).not.toHaveBeenCalled();
    expect(told()).toBe('T28');
  });

  it('that taps plays, and one that scrolls asks nothing', async () => {
    await pointer('pointerdown', card('T28'));
    await pass(HOLD_MS / 2);
    await pointer('pointerup', card('T28'));
    await fireEvent.click(card('T28'));
    expect(picked).toHaveBeenCalledWith('T28');
    await pass(HOLD_MS * 2);
    expect(told()).toBeNull();
    await pointer('pointerdown', card('T28'), { clientX: 10, clientY: 10 });
    await pointer('pointermove', card('T28'), { clientX: 10, clientY: 30 });
    await pass(HOLD_MS * 2);
    expect(told()).toBeNull();
  });

  it('elsewhere dismisses it; the tap after that plays again', async () => {
    await pointer('pointerdown', card('T28'));
    await pass(HOLD_MS);
    await pointer('pointerup', card('T28'));
    await pointer('pointerdown', card('CK'));
    await pointer('pointerup', card('CK'));
    await tick();
    expect(told()).toBeNull();
    await fireEvent.click(card('CK'));
    expect(picked).toHaveBeenCalledWith('CK');
  });
});

describe('the mouse', () => {
  const mouse = { pointerType: 'mouse' };
  it('that rests on a card asks, and dismisses it by leaving', async () => {
    await over(card('CK'));
    await pass(REST_MS - 1);
    expect(told()).toBeNull();
    await pass(1);
    expect(told()).toBe('CK');
    expect(card('CK').getAttribute('aria-describedby')).toBe(screen.getByTestId('about').id);
    await over(document.body);
    await pass(REST_MS);
    expect(told()).toBeNull();
    expect(card('CK').hasAttribute('aria-describedby')).toBe(false);
  });

  it('that has just left a card dismisses nothing that the key opened', async () => {
    await over(card('CK'));
    await pass(REST_MS);
    await over(document.body);
    card('T28').focus();
    await fireEvent.keyDown(card('T28'), { key: 'i' });
    await pass(REST_MS);
    expect(told()).toBe('T28');
  });

  it('may move onto the popup', async () => {
    await over(card('CK'));
    await pass(REST_MS);
    await over(document.body);
    await over(screen.getByTestId('about'));
    await pass(REST_MS * 2);
    expect(told()).toBe('CK');
  });

  it('that is still asks nothing of a card that appears under it, before it moves', async () => {
    const still = { ...mouse, clientX: 300, clientY: 600 };
    await pointer('pointermove', document.body, still);
    await pointer('pointermove', card('CK'), still);
    await pass(REST_MS * 2);
    expect(told()).toBeNull();
    await pointer('pointermove', card('CK'), { ...still, clientX: 303 });
    await pass(REST_MS);
    expect(told()).toBe('CK');
  });

  it('that moves on over the card does not rest', async () => {
    await over(card('CK'));
    await pass(REST_MS - 1);
    await over(card('CK'));
    await pass(REST_MS - 1);
    expect(told()).toBeNull();
    await pass(1);
    expect(told()).toBe('CK');
  });

  it('that plays a card asks nothing about it', async () => {
    await over(card('CK'));
    await pointer('pointerdown', card('CK'), mouse);
    await fireEvent.click(card('CK'));
    await pass(REST_MS * 2);
    expect(picked).toHaveBeenCalledWith('CK');
    expect(told()).toBeNull();
  });
});

describe('the key', () => {
  it('describes the focused card; Escape returns the focus', async () => {
    card('CK').focus();
    await fireEvent.keyDown(card('CK'), { key: 'i' });
    await tick();
    expect(told()).toBe('CK');
    expect(document.activeElement).toBe(screen.getByTestId('about'));
    await fireEvent.keyDown(screen.getByTestId('about'), { key: 'Escape' });
    await tick();
    expect(told()).toBeNull();
    expect(document.activeElement).toBe(card('CK'));
    expect(picked).not.toHaveBeenCalled();
  });
});

describe('the popup', () => {
  it('shows name, value, combinations, and which of their cards the player holds', async () => {
    card('T28').focus();
    await fireEvent.keyDown(card('T28'), { key: 'i' });
    await tick();
    const sheet = screen.getByTestId('about');
    // CARD-6: the 28 is worth 5; VERS-1, VERS-3: it is in the high versicola and in that of the Tredici.
    expect(sheet.textContent).toContain(minchiate.cards.name('T28', 'en'));
    expect(sheet.textContent).toContain('5 points');
    expect(screen.getAllByTestId('about-combination')).toHaveLength(2);
    expect(screen.getAllByText(/, in hand$/)).toHaveLength(2);
    expect(sheet.textContent).toContain('VERS-3');
  });

  it('closes when its card scrolls away, and stays when anything else does', async () => {
    card('CK').focus();
    await fireEvent.keyDown(card('CK'), { key: 'i' });
    await tick();
    await fireEvent.scroll(screen.getByTestId('dialog'));
    expect(told()).toBe('CK');
    await fireEvent.scroll(document);
    await tick();
    expect(told()).toBeNull();
  });

  it('takes no Escape from a sheet that covers its card', async () => {
    const escape = () => fireEvent.keyDown(document.body, { key: 'Escape' });
    card('CK').focus();
    await fireEvent.keyDown(card('CK'), { key: 'i' });
    await tick();
    expect(told()).toBe('CK');
    expect(await escape()).toBe(true); // nobody has captured it
    await tick();
    expect(told()).toBeNull();
    screen.getByTestId('dialog').removeAttribute('open');
    card('CK').focus();
    await fireEvent.keyDown(card('CK'), { key: 'i' });
    await tick();
    expect(await escape()).toBe(false);
  });

  it('closes by Escape, but after the clause opened in it', async () => {
    card('T28').focus();
    await fireEvent.keyDown(card('T28'), { key: 'i' });
    await tick();
    const chip = screen.getByTestId('chip-VERS-3');
    // jsdom has no popovers: the browser's event on one is sent by hand.
    const slip = chip.parentElement?.querySelector('[popover]') as HTMLElement;
    const toggle = (newState: string) => fireEvent(slip, Object.assign(new Event('toggle'), { newState }));
    await toggle('open');
    await fireEvent.keyDown(screen.getByTestId('about'), { key: 'Escape' });
    expect(told()).toBe('T28');
    await toggle('closed');
    await fireEvent.keyDown(screen.getByTestId('about'), { key: 'Escape' });
    await tick();
    expect(told()).toBeNull();
  });

  it('of a card in a dialog is in the dialog, where it can be reached', async () => {
    const inside = screen.getByTestId('dialog').querySelector('[data-card="M"]') as HTMLElement;
    await pointer('pointerdown', inside.querySelector('img') as Element);
    await pass(HOLD_MS);
    expect(told()).toBe('M');
    expect(screen.getByTestId('about').closest('dialog')).toBe(screen.getByTestId('dialog'));
  });
});

describe('its place', () => {
  const screens = [
    { width: 360, height: 640 },
    { width: 844, height: 390 },
    { width: 1280, height: 800 },
  ];
  it.each(screens)('is within the screen and not over the card, $width × $height', (size) => {
    for (const wanted of [
      { width: 344, height: 120 },
      { width: 344, height: 520 },
    ])
      for (let left = 0; left <= size.width - 44; left += 40)
        for (let top = 0; top <= size.height - 74; top += 40) {
          const card = { left, top, width: 44, height: 74 };
          const at = placePopup(card, wanted, size);
          expect(at.left).toBeGreaterThanOrEqual(0);
          expect(at.left + wanted.width).toBeLessThanOrEqual(size.width);
          expect(at.top).toBeGreaterThanOrEqual(0);
          expect(at.top + at.height).toBeLessThanOrEqual(size.height);
          expect(at.top + at.height <= top || at.top >= top + card.height).toBe(true);
        }
  });
});
