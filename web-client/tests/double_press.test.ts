// A press meant for one question does not answer the next one.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { DoublePress } from '../src/table/double_press';
import { Seated } from './at_table';
import TableBoard from '../src/table/TableBoard.svelte';
import { TableView } from '../src/table/table_view.svelte';
import { tick } from 'svelte';

const CARD = (card: string) => ({ move: 'play', takes: 'card' as const, cards: [card] });

function table() {
  const seated = new Seated();
  seated.asked(CARD('A1'));
  const board = new TableView(seated.session);
  render(TableBoard, { props: { board, onmenu: vi.fn(), onsheet: vi.fn() }, context: seated.context });
  return seated;
}
/** The move is done, and the next question is there. */
async function next(seated: Seated, card: string): Promise<void> {
  seated.session.take({ t: 'done', id: seated.sent.length });
  seated.told({ e: 'due', seats: [0], phase: 'play' });
  seated.choice(CARD(card));
  await tick();
}
const press = (card: string, at: { clientX?: number; clientY?: number; detail?: number }) =>
  fireEvent.click(screen.getByTestId(`card-${card}`), { detail: 1, clientX: 100, clientY: 100, ...at });

it('the second half of a double click answers no new question', async () => {
  const seated = table();
  await press('A1', {});
  await next(seated, 'A2');
  await press('A2', { clientX: 108 });
  await press('A2', { clientX: 900, detail: 2 });
  expect(seated.sent).toHaveLength(1);
  await press('A2', { clientX: 300 });
  expect(seated.sent).toHaveLength(2);
});

it('two presses for the same question both count', async () => {
  const seated = table();
  seated.choice({ move: 'discard', takes: 'cards', cards: ['A1', 'A2'], least: 2, most: 2 });
  seated.told({ e: 'due', seats: [0], phase: 'play' });
  seated.choice({ move: 'discard', takes: 'cards', cards: ['A1', 'A2'], least: 2, most: 2 });
  await tick();
  await press('A1', {});
  await press('A2', { clientX: 104 });
  expect(['A1', 'A2'].map((card) => screen.getByTestId(`card-${card}`).dataset.chosen)).toEqual(['true', 'true']);
});

it('a key that is held answers no new question', () => {
  let question = '1/1';
  const presses = new DoublePress(() => question);
  document.body.innerHTML = '<div data-answers><button></button></div><input />';
  addEventListener('keydown', presses.key, { capture: true });
  const held = (selector: string, repeat: boolean) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }));
  expect(held('button', false)).toBe(true);
  expect(held('button', true)).toBe(true);
  question = '1/2';
  expect(held('button', true)).toBe(false);
  expect(held('input', true)).toBe(true);
  expect(held('button', false)).toBe(true);
  removeEventListener('keydown', presses.key, { capture: true });
});
