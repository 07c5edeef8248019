// Where the keyboard is when one is asked.
import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, it } from 'vitest';
import { gameContext } from '../src/games/here';
import type { OfferedMove } from '../src/protocol/types';
import { Look } from '../src/table/look.svelte';
import TableBoard from '../src/table/TableBoard.svelte';
import { Seated } from './at_table';

const PLAY: OfferedMove = { move: 'play', takes: 'card', cards: ['A1', 'B2'] };
const DISCARD: OfferedMove = { move: 'discard', takes: 'cards', least: 1, most: 1, cards: ['A1', 'B2'] };
let seated: Seated;
const focused = () => (document.activeElement as HTMLElement).dataset.testid;
const settled = () => tick().then(tick);

beforeEach(() => {
  seated = new Seated();
  const look = new Look(seated.session);
  render(TableBoard, { props: { look, onmenu() {}, onsheet() {} }, context: gameContext(seated.session.ui) });
});

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

it('goes to a panel, and to the buttons where there is nothing else', async () => {
  seated.asked({ move: 'bid', takes: 'word', words: ['solo'] });
  await settled();
  expect(focused()).toBe('bid-solo');
  seated.told({ e: 'due', seats: [0], phase: 'play' });
  seated.choice({ move: 'accept', takes: 'nothing' });
  await settled();
  expect(focused()).toBe('accept');
});

it('stays in the head, and with the card that it is on', async () => {
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

it('comes from the cards to what is done with them', async () => {
  seated.asked(DISCARD);
  await settled();
  const order = [...document.querySelectorAll<HTMLElement>('.south button:not([tabindex="-1"])')];
  const card = order.findIndex(({ dataset }) => dataset.testid === 'card-A1');
  expect(order[card + 1]?.dataset.testid).toBe('discard-confirm');
});
