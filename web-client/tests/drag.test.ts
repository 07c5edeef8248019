// Cards dragged out of the hand: what is played, what returns, and that a press stays a press.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameContext } from '../src/games/context';
import { minchiate } from '../src/games/minchiate';
import { language } from '../src/i18n/index.svelte';
import type { CardState } from '../src/table/choice';
import Hand from '../src/table/Hand.svelte';
import type { Selection } from '../src/table/selection';
import { HAND, Seated } from './at_table';

const cards = ['C10', 'CK', 'S5', 'T7', 'M'];
const states = new Map<string, CardState>([
  ['C10', 'playable'],
  ['CK', 'playable'],
  ['S5', 'barred'],
]);
const onpick = vi.fn();
const onbarred = vi.fn();
const onlift = vi.fn();
const button = (card: string) => screen.getByTestId(`card-${card}`);
const line = (card: string) => button(card).closest('li') as HTMLElement;

beforeAll(() => {
  language.set('it');
  Element.prototype.setPointerCapture = () => undefined;
});
beforeEach(() => {
  for (const one of [onpick, onbarred, onlift]) one.mockClear();
  // The trick is above the hand.
  const trick = document.createElement('ul');
  trick.dataset.zone = 'trick';
  trick.getBoundingClientRect = () => new DOMRect(100, 0, 300, 200);
  document.body.replaceChildren(trick);
});

const aimed = () => document.querySelector('[data-zone="trick"]')?.hasAttribute('data-aimed');

function shown(more: Selection = {}) {
  return render(Hand, {
    props: {
      cards,
      label: 'mano',
      selection: { states, twice: true, loose: true, pick: onpick, bar: onbarred, lift: onlift, ...more },
    },
    context: gameContext(minchiate),
  });
}
const pointer = (type: string, on: Element, [clientX, clientY]: number[], how: PointerEventInit = {}) =>
  fireEvent(
    on,
    new PointerEvent(type, { bubbles: true, isPrimary: true, pointerType: 'mouse', clientX, clientY, ...how } as never),
  );
async function drags(card: string, to: [number, number], how: PointerEventInit = {}): Promise<void> {
  await pointer('pointerdown', button(card), [200, 500], how);
  await pointer('pointermove', button(card), [200, 450], how);
  await pointer('pointermove', button(card), to, how);
}
const lets = (card: string, at: [number, number], how: PointerEventInit = {}) =>
  pointer('pointerup', button(card), at, how);
const TRICK: [number, number] = [250, 100];
const NOWHERE: [number, number] = [250, 400];

describe('a card that is dragged', () => {
  it('follows the pointer, and is played when dropped over the trick', async () => {
    shown();
    await drags('CK', TRICK);
    expect(line('CK').style.transform).toContain('translate(50px, -400px)');
    expect(aimed()).toBe(true);
    await lets('CK', TRICK);
    expect(onpick.mock.calls).toEqual([['CK']]);
    expect(aimed()).toBe(false);
  });

  it('stays on the trick until the table has it, and returns when it is asked for again', async () => {
    const seated = new Seated();
    seated.asked({ move: 'play', takes: 'card', cards: ['A1', 'A2'], barred: { B1: 'PLAY-2' } });
    seated.south();
    await drags('A1', TRICK);
    await lets('A1', TRICK);
    expect(seated.sent).toEqual([{ play: 'A1' }]);
    await tick();
    expect(line('A1').style.transform).toContain('translate(50px, -400px)');
    seated.session.take({ t: 'refused', id: 1, rule: 'stale', message: '' });
    await tick();
    expect(line('A1').style.transform).toContain('translate(0px, 0px)');
  });

  it('returns with the same message as when pressed, if it may not be played', async () => {
    const seated = new Seated();
    seated.asked({ move: 'play', takes: 'card', cards: ['A1', 'A2'], barred: { B1: 'PLAY-2' } });
    seated.south();
    await drags('B1', TRICK);
    await lets('B1', TRICK);
    expect(screen.getByTestId('refusal').dataset.rule).toBe('PLAY-2');
    expect(seated.sent).toEqual([]);
  });

  it('is impossible if several are asked for', async () => {
    const seated = new Seated();
    seated.asked({ move: 'discard', takes: 'cards', least: 2, most: 2, cards: HAND });
    seated.south();
    await drags('B1', TRICK);
    expect(line('B1').style.transform).toContain('translate(0px, 0px)');
  });

  it('returns from anywhere else, and nothing is played', async () => {
    shown();
    await drags('CK', NOWHERE);
    await lets('CK', NOWHERE);
    expect(line('CK').style.transform).toContain('translate(0px, 0px)');
    for (const one of [onpick, onbarred, onlift]) expect(one).not.toHaveBeenCalled();
  });

  it('returns and says why if it may not be played', async () => {
    shown();
    await drags('S5', TRICK);
    await lets('S5', TRICK);
    expect(onbarred.mock.calls).toEqual([['S5']]);
    expect(onpick).not.toHaveBeenCalled();
    expect(line('S5').style.transform).toContain('translate(0px, 0px)');
  });

  it('returns by Escape, by a second finger, and when the browser takes over the gesture', async () => {
    shown();
    for (const end of [
      () => fireEvent.keyDown(document, { key: 'Escape' }),
      () => pointer('pointerdown', button('C10'), TRICK, { isPrimary: false }),
      () => pointer('pointercancel', button('CK'), TRICK),
    ]) {
      await drags('CK', TRICK);
      await end();
      expect(line('CK').style.transform).toContain('translate(0px, 0px)');
      await lets('CK', TRICK);
    }
    expect(onpick).not.toHaveBeenCalled();
  });

  it('is impossible if the hand is not loose', async () => {
    shown({ loose: false });
    await drags('CK', TRICK);
    expect(line('CK').style.transform).toContain('translate(0px, 0px)');
    await lets('CK', TRICK);
    expect(onpick).not.toHaveBeenCalled();
  });

  it('leaves a press as it is; the click that ends a drag is ignored', async () => {
    shown();
    await drags('CK', NOWHERE);
    await lets('CK', NOWHERE);
    await fireEvent.click(button('CK'), { detail: 1 });
    expect(onpick).not.toHaveBeenCalled();
    await pointer('pointerdown', button('CK'), [200, 500]);
    await lets('CK', [203, 498]);
    await fireEvent.click(button('CK'), { detail: 1 });
    expect(onpick.mock.calls).toEqual([['CK']]);
  });

  it('by keyboard a card is played at any time', async () => {
    shown();
    await drags('CK', NOWHERE);
    await lets('CK', NOWHERE);
    await fireEvent.click(button('CK'), { detail: 0 });
    expect(onpick.mock.calls).toEqual([['CK']]);
  });
});

describe('a finger', () => {
  const finger = { pointerType: 'touch' };
  it('that slides along the fan lifts the card it stops at, and plays nothing', async () => {
    shown();
    for (const [card, lifted] of [
      ['S5', null],
      ['CK', 'CK'],
    ] as const) {
      await pointer('pointerdown', button(card), [200, 500], finger);
      await pointer('pointermove', button(card), [150, 498], finger);
      expect(line(card).classList).toContain('sought');
      await lets(card, [150, 498], finger);
      expect(onlift).toHaveBeenLastCalledWith(lifted);
    }
    expect(onpick).not.toHaveBeenCalled();
    expect(onbarred).not.toHaveBeenCalled();
  });

  it('is taken over from its card by the hand, and the card keeps its hold', async () => {
    shown();
    await pointer('pointerdown', button('CK'), [200, 500], finger);
    await pointer('pointermove', button('CK'), [200, 450], finger);
    await pointer('lostpointercapture', button('CK'), [200, 450], finger);
    expect(line('CK').classList).toContain('carried');
  });

  it('that drags a card onto the trick plays it at once, since that is no accident', async () => {
    shown();
    await drags('CK', TRICK, finger);
    await lets('CK', TRICK, finger);
    expect(onpick.mock.calls).toEqual([['CK']]);
  });
});
