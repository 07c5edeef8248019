// The hand printed in 1798: the link to it, its introduction, and its result.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../src/app/settings.svelte';
import { registry } from '../src/games/registry.svelte';
import { signs } from '../src/games/signs';
import HandPage from '../src/history/HandPage.svelte';
import { language } from '../src/i18n/index.svelte';

beforeAll(async () => {
  language.set('en');
  await Promise.all([registry.load('minchiate'), signs.of('minchiate')?.printed?.()]);
}, 60_000);
beforeEach(() => {
  settings.set('pace', 'none');
  // No server: the hand belongs to the page itself.
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
});
afterEach(() => vi.unstubAllGlobals());

it('is shown with its source before it is stepped through', async () => {
  render(HandPage, { props: { page: 'printed', game: 'minchiate' } });
  const menu = await screen.findByTestId('replay-menu');
  expect(menu.textContent).toContain('A hand of 1798');
  expect(screen.getByTestId('sides').textContent).toContain('South and North against East and West');
  expect(screen.queryByTestId('replay-eyes')).toBeNull();
  await fireEvent.click(screen.getByTestId('menu-sheet'));
  // V-W9: 98 to 147 and 34, two resti.
  expect((await screen.findByTestId('score-sheet')).dataset.seats).toBe('-2,2,-2,2');
  await fireEvent.click(screen.getByTestId('dialog-close'));
  await fireEvent.click(screen.getByTestId('menu'));
  await fireEvent.click(screen.getByTestId('watch-hand'));
  expect(screen.queryByTestId('replay-menu')).toBeNull();
});

it('begins at the step of its address, without the introduction', async () => {
  render(HandPage, { props: { page: 'printed', game: 'minchiate', step: '9999' } });
  expect((await screen.findByTestId('replay-text')).textContent.trim()).toBe('The hand is over.');
  expect(screen.queryByTestId('replay-menu')).toBeNull();
  expect((await screen.findByTestId('comment')).textContent).toContain('Comment on trick 21');
});

it('has a comment on the deal and on each trick, in both languages', async () => {
  const hand = await signs.of('minchiate')?.printed?.();
  for (const lang of ['it', 'en'] as const) expect(await hand?.comments?.(lang)).toHaveLength(22);
});

it('is absent for a game whose books have none', async () => {
  expect(signs.of('bolognese')?.printed).toBeUndefined();
  render(HandPage, { props: { page: 'printed', game: 'bolognese' } });
  expect(await screen.findByText('Hand not found.')).toBeTruthy();
});
