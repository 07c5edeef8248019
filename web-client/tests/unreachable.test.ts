// A server that cannot say who asks: nobody is taken for a stranger, and the page asks again.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let answers: (Response | null)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('fetch', () => {
    const next = answers.shift();
    return next ? Promise.resolve(next) : Promise.reject(new TypeError('no connection'));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refused = (status: number, code: string) =>
  new Response(JSON.stringify({ error: { code, path: '', message: '' } }), { status });

describe('who this is', () => {
  it('is asked until the server knows it', async () => {
    answers = [refused(503, 'not_stored'), null, new Response(JSON.stringify({ name: 'Dora', number: 7 }))];
    const { me } = await import('../src/app/guest.svelte');
    const found = me.find();
    await vi.advanceTimersByTimeAsync(0);
    expect([me.known, me.unreachable]).toEqual([false, true]);
    await vi.advanceTimersByTimeAsync(10_000);
    await found;
    expect([me.known, me.unreachable, me.guest?.name]).toEqual([true, false, 'Dora']);
    expect(answers).toEqual([]);
  });

  it('is asked once for several who wait for it', async () => {
    const asked = vi.fn(() => Promise.resolve(new Response(JSON.stringify({ name: 'Dora', number: 7 }))));
    vi.stubGlobal('fetch', asked);
    const { me } = await import('../src/app/guest.svelte');
    await Promise.all([me.find(), me.find()]);
    expect([me.known, me.guest?.name, asked.mock.calls.length]).toEqual([true, 'Dora', 1]);
  });

  it('is a stranger if the server says so', async () => {
    answers = [refused(401, 'no_guest'), new Response(JSON.stringify({ closed: true }))];
    const { me } = await import('../src/app/guest.svelte');
    await me.find();
    expect([me.known, me.unreachable, me.guest, me.closed]).toEqual([true, false, null, true]);
  });
});
