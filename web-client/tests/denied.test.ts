import { render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
// The page's own modules are imported after storage is denied: some access it when they are loaded.

const denied = {
  configurable: true,
  get(): Storage {
    throw new DOMException('storage is denied', 'SecurityError');
  },
};

describe('a browser without storage', () => {
  const own = (name: 'localStorage' | 'sessionStorage') => Object.getOwnPropertyDescriptor(window, name);
  const before = { localStorage: own('localStorage'), sessionStorage: own('sessionStorage') };
  afterEach(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const)
      if (before[name]) Object.defineProperty(window, name, before[name]);
    vi.unstubAllGlobals();
  });

  it('shows the start page all the same, and remembers settings while the page is open', async () => {
    Object.defineProperty(window, 'localStorage', denied);
    Object.defineProperty(window, 'sessionStorage', denied);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"tables":[]}', { status: 200 })));
    const { default: App } = await import('../src/app/App.svelte');
    const { settings } = await import('../src/app/settings.svelte');
    const { invitationOf, keepInvitation } = await import('../src/app/invitations');
    const { drawShown, keepDrawShown } = await import('../src/match/draw');
    render(App);
    expect(screen.getByTestId('create-table')).toBeTruthy();
    settings.set('pace', 'fast');
    expect(settings.pace).toBe('fast');
    keepInvitation('abcdefgh', 'S3cret');
    expect(invitationOf('abcdefgh')).toBe('S3cret');
    keepDrawShown('m1');
    expect(drawShown('m1')).toBe(true);
  }, 20_000);
});
