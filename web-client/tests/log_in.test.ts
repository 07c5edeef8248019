// Logging in as a guest: the guest's results are merged into the account, by password and by recovery code alike.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import LogIn from '../src/account/LogIn.svelte';
import { me } from '../src/app/guest.svelte';
import type { Guest } from '../src/protocol/types';

const dora = { guest: 'D'.repeat(22), number: 827913504, name: 'Dora', account: true } as unknown as Guest;
const zed = { guest: 'Z'.repeat(22), number: 480110680, name: 'Zed', account: false } as unknown as Guest;

interface Sent {
  path: string;
  method: string;
  body: Record<string, unknown>;
}
let sent: Sent[] = [];
/** The response, if the merge is refused. */
let refusal: object | null = null;

beforeEach(async () => {
  sent = [];
  refusal = null;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const path = new URL(url, location.href).pathname.replace(/^.*api\//, '');
    const body = JSON.parse((init.body as string | undefined) ?? '{}') as Record<string, unknown>;
    sent.push({ path, method: init.method ?? '', body });
    if (refusal) return Promise.resolve(new Response(JSON.stringify(refusal), { status: 409 }));
    return Promise.resolve(new Response(JSON.stringify(dora)));
  });
});
afterEach(() => {
  me.guest = null;
  vi.unstubAllGlobals();
});

async function recover(take = true): Promise<boolean[]> {
  const done: boolean[] = [];
  render(LogIn, { onin: () => done.push(true) });
  const type = (testid: string, value: string) => fireEvent.input(screen.getByTestId(testid), { target: { value } });
  await fireEvent.click(screen.getByTestId('log-in-lost'));
  await type('log-in-login', 'dora');
  await type('log-in-code', 'k7pqm-2xvh3');
  await type('log-in-password', 'una carta sola');
  if (!take) await fireEvent.click(screen.getByTestId('log-in-take'));
  await fireEvent.click(screen.getByTestId('log-in'));
  await waitFor(() => expect(screen.getByTestId('log-in').getAttribute('aria-disabled')).toBe('false'));
  return done;
}

describe('logging in with a recovery code', () => {
  const used = { login: 'dora', code: 'k7pqm-2xvh3', password: 'una carta sola' };

  it('merges the guest of this browser unless that is unticked', async () => {
    for (const take of [true, false]) {
      me.guest = zed;
      sent = [];
      expect(await recover(take)).toEqual([true]);
      expect(sent).toEqual([{ path: 'log-in/code', method: 'POST', body: { ...used, merge: take } }]);
      expect(me.guest).toEqual(dora);
      cleanup();
    }
  });

  it('does not keep a wrong password as the new one', async () => {
    refusal = { error: { code: 'wrong_password', path: '/password', message: 'wrong' } };
    render(LogIn, { onin: () => undefined });
    await fireEvent.input(screen.getByTestId('log-in-password'), { target: { value: 'sbagliata' } });
    await fireEvent.click(screen.getByTestId('log-in'));
    await waitFor(() => expect(screen.getByTestId('log-in-password').ariaInvalid).toBe('true'));
    await fireEvent.click(screen.getByTestId('log-in-lost'));
    expect(screen.getByTestId('log-in-password')).toHaveProperty('value', '');
    expect(screen.getByTestId('log-in-password').ariaInvalid).not.toBe('true');
  });

  it('has nobody to merge in a new browser', async () => {
    expect(await recover()).toEqual([true]);
    expect(sent.map(({ body }) => body)).toEqual([used]);
  });

  it('continues with the new password if the guest cannot be merged', async () => {
    me.guest = zed;
    refusal = { error: { code: 'both_seated', path: '/merge', message: 'both sit at one table' } };
    expect(await recover()).toEqual([]);
    expect(screen.getByTestId('log-in-take-wrong').textContent).not.toBe('');
    expect(screen.queryByTestId('log-in-code')).toBeNull();
    expect(screen.getByTestId('log-in-password')).toHaveProperty('value', 'una carta sola');
    expect(me.guest).toEqual(zed);
  });
});
