import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import App from '../src/app/App.svelte';
import LazyPage from '../src/app/LazyPage.svelte';
import { me } from '../src/app/guest.svelte';
import { problem } from '../src/app/problem';
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

it('a part that the server no longer has says that Germini was updated, on any page', async () => {
  language.set('en');
  const next = '<script type="module" src="/assets/index-next.js"></script>';
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(new Response(url.includes('/api/') ? '{"tables":[]}' : next, { status: 200 })),
  );
  document.head.insertAdjacentHTML('beforeend', '<script type="module" src="/assets/index-old.js"></script>');
  render(App);
  const payload = new Error('Unable to preload CSS for http://…/plain-x.css');
  dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
  await screen.findByTestId('outdated-reload');
  expect(problem(payload)).toBe('The server has been updated. Please reload the page.');
});
