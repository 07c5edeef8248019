import { describe, expect, it } from 'vitest';
import { texts as en } from '../src/account/i18n/en';
import { texts as it_ } from '../src/account/i18n/it';
import { address, parse } from '../src/app/route.svelte';
import { Form } from '../src/account/form.svelte';
import { accountTexts } from '../src/account/texts';
import { ApiError } from '../src/net/api';

describe('the texts of the account page', () => {
  it('are the same in both languages, in the same order, and not empty', () => {
    expect(Object.keys(en)).toEqual(Object.keys(it_));
    expect(Object.keys(en.wrong)).toEqual(Object.keys(it_.wrong));
    for (const texts of [it_, en])
      for (const [key, text] of [...Object.entries(texts), ...Object.entries(texts.wrong)])
        if (typeof text === 'string') expect(text.trim(), key).not.toBe('');
  });
});

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
    await accountTexts.load('it');
    await accountTexts.load('en');
    const form = new Form(['/login', '/password']);
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
    const form = new Form([]);
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
