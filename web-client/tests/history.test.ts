import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { me } from '../src/app/guest.svelte';
import HistoryPage from '../src/history/HistoryPage.svelte';
import type { RulesGame } from '../src/protocol/types';
import { gamePresets } from '../src/rules/presets.svelte';

const match = (id: string) => ({
  id,
  game: 'minchiate',
  preset: 'pagat',
  options: { rob_limit: 13 },
  names: ['A', 'B', 'C', 'D'],
  players: [
    [
      { name: 'A', number: 482915036 },
      { name: 'Bot 1', number: null },
    ],
    [{ name: 'B', number: 730164928 }],
    [{ name: 'C', number: 864209173 }],
    [{ name: 'D', number: 291837465 }],
  ],
  totals: [0, 0, 0, 0],
  played: 0,
  rounds: 1,
  ended: null,
  broken_off: false,
});

afterEach(() => vi.unstubAllGlobals());

it('older matches are added once, however often the button is pressed during loading', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    if (!path.includes('history')) return new Response('{"games": []}', { status: 200 });
    asked.push(path);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const body = path.includes('before')
      ? { matches: [match('old00001')], next: null }
      : { matches: [match('new00001')], next: 'new00001' };
    return new Response(JSON.stringify(body), { status: 200 });
  });
  render(HistoryPage);
  const more = await screen.findByTestId('more');
  await fireEvent.click(more);
  await fireEvent.click(more);
  await waitFor(() => expect(screen.queryByTestId('more')).toBeNull());
  expect(screen.getAllByTestId('match-old00001')).toHaveLength(1);
  expect(asked).toHaveLength(2);
});

it('names all who had a seat, without their numbers', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ matches: [match('new00001')], next: null }), { status: 200 })),
  );
  render(HistoryPage);
  const [first, second] = await screen.findAllByTestId('players');
  expect(first?.textContent).toMatch(/^A, \S+ \(bot\)$/);
  expect(second?.textContent).toBe('B');
});

it('names the rules with the number that differ from the preset', async () => {
  const preset = { rob_limit: 13, declare: 'after' };
  const matches = [
    { ...match('same0001'), options: preset },
    { ...match('other001'), options: { ...preset, declare: 'before' } },
  ];
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ matches, next: null }))));
  render(HistoryPage);
  await screen.findByTestId('history');
  gamePresets.games = [{ game: 'minchiate', presets: { pagat: preset }, options: [] } as unknown as RulesGame];
  await waitFor(() => expect(screen.getByTestId('match-other001').textContent).toMatch(/Easy to begin, 1 /));
  expect(screen.getByTestId('match-same0001').textContent).not.toMatch(/Easy to begin,/);
});

it('marks the reader’s own result', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ matches: [match('new00001')], next: null }), { status: 200 })),
  );
  me.guest = { guest: 'guest0001', name: 'C', number: 864209173 } as typeof me.guest;
  render(HistoryPage);
  await screen.findByTestId('history');
  const marked = await waitFor(() => {
    const found = [...document.querySelectorAll('[data-own]')];
    expect(found).toHaveLength(1);
    return found;
  });
  expect(marked[0]?.querySelector('[data-testid=own-name]')).not.toBeNull();
  me.guest = null;
});
