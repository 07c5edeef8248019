// The keyboard focus when the player is asked.
import { render, screen } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { gameContext } from '../src/games/context';
import type { OfferedMove } from '../src/protocol/types';
import { TableView } from '../src/table/table_view.svelte';
import TableBoard from '../src/table/TableBoard.svelte';
import Dialog from '../src/ui/Dialog.svelte';
import { keepFocus } from '../src/ui/focus';
import { Seated } from './at_table';

const PLAY: OfferedMove = { move: 'play', takes: 'card', cards: ['A1', 'B2'] };
const DISCARD: OfferedMove = { move: 'discard', takes: 'cards', least: 1, most: 1, cards: ['A1', 'B2'] };
let seated: Seated;
const focused = () => (document.activeElement as HTMLElement).dataset.testid;
const settled = () => tick().then(tick);
/** Opens a dialog from the header, like the menu; returns a function that closes it. */
function openDialog(): () => Promise<void> {
  screen.getByTestId('menu').focus();
  const children = createRawSnippet(() => ({ render: () => '<p>Menu</p>' }));
  const { unmount } = render(Dialog, { title: 'Menu', onclose() {}, children, testid: 'opened' });
  screen.getByTestId('opened').querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  return () => Promise.resolve(unmount()).then(settled);
}

let stopKeeping: () => void;
beforeEach(() => {
  stopKeeping = keepFocus();
  seated = new Seated();
  const board = new TableView(seated.session);
  render(TableBoard, { props: { board, onmenu() {}, onsheet() {} }, context: gameContext(seated.session.ui) });
});

afterEach(() => stopKeeping());

it('goes to the hand, from nowhere and from elsewhere on the felt', async () => {
  seated.asked(PLAY);
  await settled();
  expect(focused()).toBe('card-A1');
  screen.getByTestId('emotes').focus();
  seated.told({ e: 'due', seats: [0], phase: 'play' });
  seated.choice(PLAY);
  await settled();
  expect(focused()).toBe('card-A1');
});

it('goes to a panel, and to the buttons if there is nothing else', async () => {
  seated.asked({ move: 'bid', takes: 'word', words: ['solo'] });
  await settled();
  expect(focused()).toBe('bid-solo');
  seated.told({ e: 'due', seats: [0], phase: 'play' });
  seated.choice({ move: 'accept', takes: 'nothing' });
  await settled();
  expect(focused()).toBe('accept');
});

it('stays in the header, and with the card that it is on', async () => {
  screen.getByTestId('menu').focus();
  seated.asked(PLAY);
  await settled();
  expect(focused()).toBe('menu');
  screen.getByTestId('card-B2').focus();
  seated.told({ e: 'due', seats: [0], phase: 'play' });
  seated.choice(PLAY);
  await settled();
  expect(focused()).toBe('card-B2');
});

it('moves from the cards to their controls', async () => {
  seated.asked(DISCARD);
  await settled();
  const order = [...document.querySelectorAll<HTMLElement>('.south button:not([tabindex="-1"])')];
  const card = order.findIndex(({ dataset }) => dataset.testid === 'card-A1');
  expect(order[card + 1]?.dataset.testid).toBe('discard-confirm');
});

it('goes to the answer when the dialog closes during which the question came', async () => {
  const close = openDialog();
  seated.asked(PLAY);
  await settled();
  expect(document.activeElement?.closest('dialog')).not.toBeNull();
  await close();
  expect(focused()).toBe('card-A1');
});

it('returns to what opened the dialog if the question was there before', async () => {
  seated.asked(PLAY);
  await settled();
  await openDialog()();
  expect(focused()).toBe('menu');
});

it('stays put for a question that another page has answered in the meantime', async () => {
  const close = openDialog();
  seated.asked(PLAY);
  await settled();
  seated.told({ e: 'due', seats: [2], phase: 'play' });
  await close();
  expect(focused()).toBe('menu');
});
