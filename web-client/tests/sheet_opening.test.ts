// When the sheet of a hand opens by itself.
import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, it } from 'vitest';
import type { TableMessage } from '../src/protocol/types';
import { dialogs } from '../src/table/dialog_loader.svelte';
import TablePage from '../src/table/TablePage.svelte';
import { Seated } from './at_table';
import { sample } from './samples';

it('the sheet waits for the result in the match: it would grow on the screen', async () => {
  await dialogs.fetch();
  const { session } = new Seated();
  render(TablePage, { session });
  session.take({ t: 'events', hand: 1, n: 1, events: [{ e: 'over', numbers: [1] }] });
  await tick();
  expect(session.scene.over).not.toBeNull();
  expect(screen.queryByTestId('sheet-dialog')).toBeNull();
  session.take({ ...sample<TableMessage>('outbound_table.json'), game: 'toy', hand: 1, clock: null, state: 'between' });
  await screen.findByTestId('sheet-dialog');
});
