// Forms that create something: sent again after a lost answer they create nothing more, and a refusal offers a way on.
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import ClubForm from '../src/club/ClubForm.svelte';
import PaperForm from '../src/club/PaperForm.svelte';
import { language } from '../src/i18n/index.svelte';
import { ApiError } from '../src/net/api';
import type { Club } from '../src/protocol/types';
import { Form } from '../src/ui/form.svelte';
import { sample } from './samples';

type Reply = [status: number, code: string] | 'lost';

const club: Club = { ...sample<Club>('club_club.json'), role: 'owner' };
const close = vi.fn();
let replies: Reply[] = [];
let sent: { key: string | null; body: Record<string, unknown> }[] = [];

beforeEach(() => {
  language.set('en');
  close.mockClear();
  [replies, sent] = [[], []];
  vi.stubGlobal('fetch', (_address: string, init: RequestInit = {}) => {
    if (!init.body) return Promise.resolve(new Response(JSON.stringify(sample('http_rules.json'))));
    sent.push({ key: new Headers(init.headers).get('Idempotency-Key'), body: JSON.parse(init.body as string) });
    const reply = replies.shift() ?? [201, ''];
    if (reply === 'lost') return Promise.reject(new TypeError('network'));
    const [status, code] = reply;
    const body = code ? { error: { code, path: '', message: '' } } : { paper: 'pppppppppppp' };
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function filled(): Promise<void> {
  render(PaperForm, { club, season: 'dddddddddddd', reload: () => Promise.resolve(), onclose: close });
  await screen.findByTestId('amount-0-0');
  for (let i = 0; screen.queryByTestId(`player-${i}`); ++i) {
    const person = String(club.members[i]?.person ?? 'outside');
    await fireEvent.change(screen.getByTestId(`player-${i}`), { target: { value: person } });
    await fireEvent.input(screen.getByTestId(`amount-0-${i}`), { target: { value: i % 2 ? '-1' : '1' } });
  }
}
const press = (id: string) => fireEvent.click(screen.getByTestId(id));
const submit = () => fireEvent.submit(screen.getByTestId('paper-form'));

it('a result sent again after a lost answer has the same key', async () => {
  replies = ['lost'];
  await filled();
  await submit();
  expect((await screen.findByTestId('send-paper-wrong')).textContent).toBe(language.t.app.offline);
  await submit();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
  expect(sent[0]?.key).toMatch(/^[!-~]{8,64}$/);
});

it('a result that is already there is sent as another match on request', async () => {
  replies = [[409, 'already_entered']];
  await filled();
  expect(screen.queryByTestId('another-match')).toBeNull();
  await submit();
  expect((await screen.findByTestId('send-paper-wrong')).textContent).toBe(language.t.club.errors.already_entered);
  expect(close).not.toHaveBeenCalled();
  await press('another-match');
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(sent.map(({ body }) => body.another)).toEqual([undefined, true]);
});

it('a zone that moves evenings is changed on request', async () => {
  replies = [[409, 'moves_evenings']];
  render(ClubForm, { club, reload: () => Promise.resolve(), onclose: close });
  await fireEvent.input(screen.getByTestId('change-zone'), { target: { value: 'America/New_York' } });
  await press('save-club');
  await screen.findByTestId('move-evenings');
  expect(screen.getByTestId('save-club-wrong').textContent).toBe(language.t.club.errors.moves_evenings);
  await press('move-evenings');
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(sent.map(({ body }) => body.move_evenings)).toEqual([undefined, true]);
});

it('a form has a new key for what it creates next, and after its key was refused', async () => {
  const form = new Form([]);
  const first = form.once;
  await form.run(() => Promise.reject(new Error('lost')));
  expect(form.once).toBe(first);
  await form.run(() => Promise.resolve());
  expect(form.once).not.toBe(first);
  const second = form.once;
  await form.run(() => Promise.reject(new ApiError(422, 'key_reused', '', '')));
  expect(form.once).not.toBe(second);
});
