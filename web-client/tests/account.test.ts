import { describe, expect, it } from 'vitest';
import { address, parse } from '../src/app/routes';
import { Form } from '../src/ui/form.svelte';
import { ApiError } from '../src/net/api';

describe('the addresses of the account page', () => {
  it('are read as they are written, including secrets', () => {
    const secret = 'AbCdEfGhIjKlMnOpQrStUv';
    expect(parse('#/me')).toEqual({ page: 'me' });
    for (const page of ['sign-up', 'reset', 'administrator'] as const) {
      expect(address({ page, secret })).toBe(`#/${page}/${secret}`);
      expect(parse(`#/${page}/${secret}`)).toEqual({ page, secret });
      expect(parse(`#/${page}`)).toEqual({ page: 'lobby', lost: true });
    }
  });
});

describe('a form', () => {
  it('shows the error beside its field, once only', async () => {
    const form = new Form(['/login', '/password'], () => ({}));
    await form.run(() => Promise.reject(new ApiError(409, 'login_taken', '/login', 'taken')));
    expect(form.at('/login')).not.toBe('');
    expect(form.at('/password')).toBe('');
    expect(form.other).toBe('');
    await form.run(() => Promise.reject(new ApiError(409, 'seated', '', 'seated')));
    expect(form.at('/login')).toBe('');
    expect(form.other).not.toBe('');
    await form.run(() => Promise.resolve(), 'done');
    expect(form.other).toBe('');
    expect(form.done).toBe('done');
    expect(form.busy).toBe(false);
  });
  it('sends nothing twice', async () => {
    const form = new Form([], () => ({}));
    let sent = 0;
    let answer = (): void => undefined;
    const slow = (): Promise<void> => (sent++, new Promise((done) => (answer = done)));
    const first = form.run(slow);
    await form.run(slow);
    answer();
    await first;
    expect(sent).toBe(1);
  });
});
