// The dialog of a new table: changes in it stay, whatever the server sends afterwards.
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import { registry } from '../src/games/registry.svelte';
import { language } from '../src/i18n/index.svelte';
import CreateTable from '../src/lobby/CreateTable.svelte';
import { gamePresets } from '../src/rules/presets.svelte';
import type { RulesList, TableRequest } from '../src/protocol/types';
import { sample } from './samples';

beforeAll(async () => {
  language.set('en');
  const answer = JSON.stringify(sample<RulesList>('http_rules.json'));
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(answer)));
  await gamePresets.load();
  vi.unstubAllGlobals();
});

it('keeps an option that was changed before the game itself has loaded', async () => {
  let arrive: () => void = () => {};
  const load = registry.load.bind(registry);
  vi.spyOn(registry, 'load').mockImplementation(async (game) => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return load(game);
  });
  render(CreateTable, { onclose: () => {} });
  const changed = () => screen.getByTestId('rules-name').dataset.changed;
  await waitFor(() => expect(screen.getByTestId('rules-name').dataset.preset).toBe('germini'));
  const other = screen
    .getAllByRole<HTMLInputElement>('radio', { hidden: true })
    .find(({ name, checked }) => name.startsWith('option-') && !checked);
  if (!other) throw new Error('the dialog has no option');
  await fireEvent.click(other);
  expect(changed()).toBe('1');
  arrive();
  await waitFor(() => expect(registry.ready('minchiate')).not.toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(changed()).toBe('1');
});

it('starts with a table by invitation and a private match', async () => {
  const asked: TableRequest[] = [];
  const ask = (request: TableRequest): Promise<void> => (asked.push(request), Promise.resolve());
  render(CreateTable, { onclose: () => {}, ask });
  const checked = (testid: string): boolean => screen.getByTestId<HTMLInputElement>(testid).checked;
  await waitFor(() => expect(screen.getByTestId('rules-name').dataset.preset).toBe('germini'));
  expect(screen.getByTestId<HTMLSelectElement>('choose-access').value).toBe('invited');
  expect([checked('allow-public'), checked('allow-takeover')]).toEqual([false, false]);
  await fireEvent.click(screen.getByTestId('create-confirm'));
  await waitFor(() => expect(asked).toMatchObject([{ open: false, public: false, takeover: false }]));
});
