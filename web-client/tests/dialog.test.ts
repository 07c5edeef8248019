import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { minchiate } from '../src/games/minchiate';
import { settings } from '../src/app/settings.svelte';
import { language } from '../src/i18n/index.svelte';
import type { TableMessage } from '../src/protocol/types';
import { TableView } from '../src/table/table_view.svelte';
import Plaque from '../src/table/Plaque.svelte';
import { TableSession } from '../src/table/session.svelte';
import TablePage from '../src/table/TablePage.svelte';
import { announcer } from '../src/ui/announcer.svelte';
import { sample } from './samples';

// What is behind a modal dialog is inert: announcements and refusals must be in it.
const you = { guest: 'guest0001', name: 'Ginevra', number: 482915036, seat: 1, host: false, last: 0 };

let session: TableSession;
beforeEach(() => {
  language.set('it');
  settings.set('pace', 'none');
  vi.useFakeTimers();
  session = new TableSession();
  session.play(minchiate, 60);
  session.take({ t: 'welcome', protocol: 5, you, table: 't', now: new Date().toISOString() });
  session.take({ ...sample<TableMessage>('outbound_table.json'), hand: 1, clock: null });
  session.take({ t: 'events', hand: 1, n: 1, events: [{ e: 'due', seats: [1], phase: 'play' }] });
});
afterEach(() => vi.useRealTimers());

/** It is loaded separately from the table. */
async function menu(): Promise<HTMLElement> {
  await vi.dynamicImportSettled();
  await tick();
  return screen.getByTestId('menu-dialog');
}

it('a dialog announces what happens while it is open, and nothing earlier', async () => {
  announcer.say('prima');
  vi.advanceTimersByTime(5000);
  render(TablePage, { session });
  await fireEvent.click(screen.getByTestId('menu'));
  const said = (await menu()).querySelector('[aria-live="polite"]');
  expect(said?.textContent).toBe('');
  announcer.say('adesso');
  vi.advanceTimersByTime(5000);
  await tick();
  expect(said?.textContent).toContain('adesso');
});

it('a refusal while a dialog is open is shown in the dialog, and announced once', async () => {
  const said = vi.spyOn(announcer, 'say');
  render(TablePage, { session, menu: true });
  const dialog = await menu();
  session.refuse('halted');
  await tick();
  expect(within(dialog).getByTestId('refusal').textContent).toContain('La partita è ferma.');
  expect(said.mock.calls.filter(([text]) => text.includes('è ferma'))).toHaveLength(1);
  vi.advanceTimersByTime(8000);
  await tick();
  expect(screen.queryByTestId('refusal')).toBeNull();
});

it('a refusal at the table does not follow into a dialog opened later', async () => {
  render(TablePage, { session });
  session.refuse('halted');
  await tick();
  expect(screen.getByTestId('refusal')).toBeTruthy();
  await fireEvent.click(screen.getByTestId('menu'));
  await menu();
  expect(screen.queryByTestId('refusal')).toBeNull();
});

it('without a dialog a refusal is shown at the table, and can be dismissed', async () => {
  render(TablePage, { session });
  session.refuse('halted');
  await tick();
  await fireEvent.click(within(screen.getByTestId('refusal')).getByRole('button'));
  expect(screen.queryByTestId('refusal')).toBeNull();
});

it('the turn is shown in words', async () => {
  const board = new TableView(session);
  const own = render(Plaque, { seat: 1, board });
  expect(own.container.textContent).toContain('tocca a te');
  own.unmount();
  const other = render(Plaque, { seat: 2, board });
  expect(other.container.textContent).not.toContain('turno');
  session.take({ t: 'events', hand: 1, n: 2, events: [{ e: 'due', seats: [2], phase: 'play' }] });
  vi.useRealTimers();
  await waitFor(() => expect(other.container.textContent).toContain('è di turno'));
});
