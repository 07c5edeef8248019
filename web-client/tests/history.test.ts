import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import HistoryPage from '../src/history/HistoryPage.svelte';

const match = (id: string) => ({
  id,
  preset: 'pagat',
  names: ['A', 'B', 'C', 'D'],
  totals: [0, 0, 0, 0],
  hands: [],
  girate: 1,
  ended: null,
  broken_off: false,
});

afterEach(() => vi.unstubAllGlobals());

it('older matches come once, however often the button is pressed while they are on their way', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
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
