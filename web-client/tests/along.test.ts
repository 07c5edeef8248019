// A move's additions are sent with no other move.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, it } from 'vitest';
import type { OfferedMove } from '../src/protocol/types';
import { TableView } from '../src/table/table_view.svelte';
import Panels from '../src/table/Panels.svelte';
import { Seated } from './at_table';

const SAY = { with: { say: ['busso', 'volo'] } };
const LEAD: OfferedMove = { move: 'play', takes: 'card', cards: ['A1', 'B2'], ...SAY };
const choose = (at: number, word: string) =>
  fireEvent.change(screen.getAllByTestId('with-say')[at] as HTMLElement, { target: { value: word } });

it('sends a word chosen for a card with no button beside it', async () => {
  const seated = new Seated();
  seated.south();
  seated.asked(LEAD, { move: 'claim', takes: 'nothing' }, { move: 'call', takes: 'nothing', ...SAY });
  await tick();
  await choose(0, 'busso');
  await fireEvent.click(screen.getByTestId('claim'));
  seated.session.take({ t: 'refused', id: 1, rule: 'SAY-1', message: '' });
  await tick();
  await choose(0, 'busso');
  await fireEvent.click(screen.getByTestId('call'));
  seated.session.take({ t: 'refused', id: 2, rule: 'SAY-1', message: '' });
  await tick();
  await choose(0, 'busso');
  await fireEvent.click(screen.getByTestId('card-A1'));
  expect(seated.sent).toEqual([{ claim: true }, { call: true }, { play: 'A1', say: 'busso' }]);
});

it('sends a word chosen for one move of the hand with no other', async () => {
  const seated = new Seated();
  seated.south();
  seated.asked(LEAD, { ...LEAD, move: 'lay' });
  await tick();
  await choose(0, 'busso');
  await fireEvent.click(screen.getByTestId('way-lay'));
  await fireEvent.click(screen.getByTestId('card-A1'));
  expect(seated.sent).toEqual([{ lay: 'A1' }]);
});

it('sends a word chosen in one panel with no other', async () => {
  const seated = new Seated();
  render(Panels, { props: { board: new TableView(seated.session) }, context: seated.context });
  const bid: OfferedMove = { move: 'bid', takes: 'word', words: ['solo'], ...SAY };
  seated.asked(bid, { ...bid, move: 'raise' });
  await tick();
  await choose(0, 'busso');
  await choose(1, 'volo');
  await fireEvent.click(screen.getByTestId('raise-solo'));
  expect(seated.sent).toEqual([{ raise: 'solo', say: 'volo' }]);
});
