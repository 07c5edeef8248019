// A hand opened from a file, and a shared one: the requests to the server, and how the page shows its answers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/app/settings.svelte';
import { registry } from '../src/games/registry.svelte';
import HandPage from '../src/history/HandPage.svelte';
import ShareHand from '../src/history/ShareHand.svelte';
import { file, type PlayedHand } from '../src/history/source';
import { language } from '../src/i18n/index.svelte';
import type { HandOne, RecordReplay, SharedHand } from '../src/protocol/types';
import { sample } from './samples';

const PRINTED = readFileSync(join(import.meta.dirname, '../../tests/golden/minchiate-1798.json'), 'utf8');
const SECRET = 'AbCdEfGhIjKlMnOpQrStUv';
const hand = sample<HandOne>('http_hand_one.json');
const rules = { preset: 'germini', options: {} };
const told: RecordReplay = {
  game: 'minchiate',
  unit: hand.unit,
  rules,
  sides: hand.sides,
  seats: hand.seats,
  result: {},
  events: hand.events,
  bad: null,
};
const shared: SharedHand = {
  game: 'minchiate',
  unit: hand.unit,
  rules,
  sides: hand.sides,
  seats: hand.seats,
  seat: 2,
  bots: [false, false, false, true],
  events: hand.events,
};

/** The server's answers by path, and its requests. */
let answers: Record<string, [number, unknown]> = {};
let asked: { path: string; body: string }[] = [];
beforeAll(async () => {
  language.set('en');
  await registry.load('minchiate');
}, 60_000);
beforeEach(() => {
  settings.set('pace', 'none');
  file.opened = null;
  [answers, asked] = [{ rules: [200, { games: [] }] }, []];
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const path = address.replace(/^.*api\//, '');
    asked.push({ path, body: String(init.body ?? '') });
    const [status, body] = answers[path] ?? [404, { error: { code: 'not_found', path: '', message: '' } }];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A file, which cannot read itself here. */
const fileOf = (text: string): File =>
  Object.assign(new File([text], 'hand.json'), { text: () => Promise.resolve(text) });
const give = (text: string) =>
  fireEvent.change(screen.getByTestId('choose-file'), { target: { files: [fileOf(text)] } });
const said = () => screen.getByTestId('replay-text').textContent.trim();

describe('a file', () => {
  it('is sent to the server as it is, and shown from its beginning', async () => {
    answers['records/replay'] = [200, told];
    render(HandPage, { props: { page: 'file' } });
    await give(PRINTED);
    await screen.findByTestId('replay');
    expect(asked.find(({ path }) => path === 'records/replay')?.body).toBe(PRINTED);
    // The players are unknown: the seats are distinguished by number.
    const signs = [0, 1, 2, 3].map((seat) => screen.getByTestId(`seat-${seat}`).querySelector('.avatar')?.textContent);
    expect(signs.map((sign) => sign?.trim())).toEqual(['1', '2', '3', '4']);
    await fireEvent.keyDown(document.body, { key: 'End' });
    expect(said()).toBe('The hand is over.');
    expect(location.hash).toBe(`#/file/${hand.events.length}`);
  });

  it('that is no record says what is wrong in it', async () => {
    answers['records/replay'] = [400, { error: { code: 'bad_pack', path: '/pack', message: '' } }];
    render(HandPage, { props: { page: 'file' } });
    await give(PRINTED);
    const wrong = await screen.findByTestId('file-wrong');
    expect(wrong.textContent).toContain('Invalid pack');
    expect(screen.queryByTestId('replay')).toBeNull();
  });

  it('with an illegal move is shown up to it, with the sentence of its clause there', async () => {
    const bad = { move: 40, seat: 2, rule: 'TURN-1', message: 'Not this seat’s turn.' };
    answers['records/replay'] = [200, { ...told, seats: null, result: null, events: hand.events.slice(0, 150), bad }];
    render(HandPage, { props: { page: 'file' } });
    await give(PRINTED);
    const refusal = await screen.findByTestId('refusal');
    expect(refusal.dataset.rule).toBe('TURN-1');
    expect(refusal.textContent).toContain('Move 41, Seat 3: illegal. It is not your turn.');
    await fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    expect(screen.queryByTestId('refusal')).toBeNull();
  });
});

describe('a shared hand', () => {
  it('is requested with the secret in the body, and shown as its sharer saw it', async () => {
    answers.shared = [200, shared];
    render(HandPage, { props: { page: 'shared', secret: SECRET } });
    const replay = await screen.findByTestId('replay');
    expect(replay.dataset.eyes).toBe('2');
    expect(asked[0]).toEqual({ path: 'shared', body: JSON.stringify({ secret: SECRET }) });
    expect(asked.every(({ path }) => !path.includes(SECRET))).toBe(true);
    for (const missing of ['replay-eyes', 'play-on']) expect(screen.queryByTestId(missing)).toBeNull();
  });

  it('that is no longer shared says so', async () => {
    render(HandPage, { props: { page: 'shared', secret: SECRET } });
    expect((await screen.findByTestId('no-hand')).textContent).toContain('no longer shared');
  });
});

describe('the link to the match', () => {
  const all = { by: 3, of: 3, own: false };
  const some = { by: 2, of: 3, own: false };
  const shows = async (more: Partial<HandOne>): Promise<boolean> => {
    answers['hands/abcdefgh'] = [200, { ...hand, ...more }];
    answers['hands/abcdefgh/shares'] = [200, { shares: [] }];
    const { unmount } = render(HandPage, { props: { page: 'hand', hand: 'abcdefgh' } });
    await screen.findByTestId('replay');
    await fireEvent.click(screen.getByTestId('menu'));
    await screen.findByTestId('replay-menu');
    const there = screen.queryByTestId('to-match') !== null;
    unmount();
    return there;
  };

  it('is hidden from a stranger at a hand that its players have made public', async () => {
    expect(await shows({ open: true, own: null, agreement: all })).toBe(false);
    expect(await shows({ open: true, own: 1, agreement: all })).toBe(true);
    expect(await shows({ open: true, own: null, agreement: some })).toBe(true);
    expect(await shows({ open: true, own: null, agreement: { ...some, by: 0, of: 0 } })).toBe(true);
    expect(await shows({ open: false, own: null, agreement: some })).toBe(true);
  });
});

describe('sharing', () => {
  const copied = vi.fn(() => Promise.resolve());
  beforeEach(() => {
    copied.mockClear();
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copied }, languages: ['en-GB'] });
  });
  const props = (more: Partial<PlayedHand>) => ({
    hand: { ...hand, id: 'abcdefgh', ...more },
    step: 57,
    onchanged: () => Promise.resolve(),
  });
  const link = () => screen.getByTestId<HTMLInputElement>('share-link').value;

  it('a public hand is shared by its address', async () => {
    render(ShareHand, { props: props({ open: true, own: null }) });
    expect(link()).toMatch(/#\/hand\/abcdefgh\/57$/);
    await fireEvent.click(screen.getByTestId('share-link-copy'));
    expect(copied).toHaveBeenCalledWith(link());
    expect(screen.queryByTestId('share-eyes')).toBeNull();
    expect(asked).toEqual([]);
  });

  it('a player’s own hand becomes public when all agree, which the page explains', async () => {
    const onchanged = vi.fn(() => Promise.resolve());
    answers['hands/abcdefgh/shares'] = [200, { shares: [] }];
    answers['hands/abcdefgh/agreement'] = [200, { agree: true }];
    const agreement = { by: 1, of: 3, own: false };
    const page = render(ShareHand, { props: { ...props({ open: false, own: 1, agreement }), onchanged } });
    expect(screen.getByTestId('agreement').textContent).toContain('1 of 3');
    await fireEvent.click(screen.getByTestId('agree'));
    await waitFor(() => expect(onchanged).toHaveBeenCalledOnce());
    expect(asked.at(-1)).toEqual({ path: 'hands/abcdefgh/agreement', body: '{"agree":true}' });
    await page.rerender(props({ open: true, own: 1, agreement: { by: 3, of: 3, own: true } }));
    expect(screen.getByTestId('share-link')).toBeTruthy();
    await waitFor(() => expect(screen.getByTestId<HTMLButtonElement>('disagree').disabled).toBe(false));
    await fireEvent.click(screen.getByTestId('disagree'));
    await waitFor(() => expect(asked.at(-1)?.body).toBe('{"agree":false}'));
    // If the table was public before the deal, nobody is asked.
    await page.rerender(props({ open: true, own: 1, agreement: { by: 0, of: 3, own: false } }));
    expect(screen.queryByTestId('agreement')).toBeNull();
  });

  it('another is shared by a link with the sharer’s view, which can be revoked', async () => {
    const list = { shares: [{ share: 'ssssssssssss', created: '2026-01-02T03:04:05.000Z' }] };
    answers['hands/abcdefgh/shares'] = [200, { shares: [] }];
    render(ShareHand, { props: props({ open: false, own: 1 }) });
    await waitFor(() => expect(asked).toHaveLength(1));
    answers['hands/abcdefgh/shares'] = [200, { ...list, share: 'ssssssssssss', secret: SECRET }];
    await fireEvent.click(screen.getByTestId('share-eyes'));
    await screen.findByTestId('share-link');
    expect(link()).toMatch(new RegExp(`#/shared/${SECRET}/57$`));
    answers['shares/end'] = [200, { share: 'ssssssssssss' }];
    answers['hands/abcdefgh/shares'] = [200, { shares: [] }];
    await waitFor(() => expect(screen.getByTestId<HTMLButtonElement>('end-share').disabled).toBe(false));
    await fireEvent.click(screen.getByTestId('end-share'));
    await waitFor(() => expect(screen.queryByTestId('end-share')).toBeNull());
    expect(asked.find(({ path }) => path === 'shares/end')?.body).toBe('{"share":"ssssssssssss"}');
  });
});
