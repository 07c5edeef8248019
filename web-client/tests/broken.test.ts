import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import App from '../src/app/App.svelte';
import LazyPage from '../src/app/LazyPage.svelte';
import { me } from '../src/app/guest.svelte';
import { language } from '../src/i18n/index.svelte';

afterEach(() => vi.unstubAllGlobals());

it('a page whose program fails says so, and offers what to do next', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  me.known = true;
  // A guest as no current server sends one: the start page greets the guest by a missing name.
  me.guest = {
    guest: 'guest0001',
    number: 482915036,
    get name(): string {
      throw new Error('no such guest');
    },
  };
  try {
    render(App);
    expect(screen.getByTestId('broken').textContent).toContain('no such guest');
    expect(screen.getByTestId('broken-reload')).toBeTruthy();
  } finally {
    me.guest = null;
  }
});

it('a page that could not be loaded says so, and appears once it can be', async () => {
  vi.spyOn(language, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(LazyPage, { route: { page: 'credits' } });
  expect((await screen.findByTestId('broken')).textContent).toContain('Failed to fetch');
  await fireEvent.click(screen.getByTestId('broken-again'));
  expect((await screen.findAllByRole('heading', { level: 1 })).length).toBe(1);
  expect(screen.queryByTestId('broken')).toBeNull();
});
