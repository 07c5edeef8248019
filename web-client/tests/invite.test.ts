import { readFileSync } from 'node:fs';
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import OneTimeLink from '../src/account/OneTimeLink.svelte';
import NameGate from '../src/app/NameGate.svelte';
import InvitationInfo from '../src/app/InvitationInfo.svelte';
import { news } from '../src/council/news';
import { signs } from '../src/games/signs';
import { language } from '../src/i18n/index.svelte';
import InviteBox from '../src/table/InviteBox.svelte';
import { TableSession } from '../src/table/session.svelte';
import type { TableMessage, TableOne } from '../src/protocol/types';
import { sample } from './samples';

const waiting = (): TableMessage => sample<TableMessage>('outbound_table_waiting.json');
afterEach(() => vi.unstubAllGlobals());

describe('an invitation', () => {
  const answers = (status: number, body: unknown) => {
    const asked: { url: string; body: unknown }[] = [];
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      asked.push({ url, body: init.body });
      return Promise.resolve(new Response(JSON.stringify(body), { status }));
    });
    return asked;
  };

  it('shows the inviter, the table, its players and free seats; its secret is in no address', async () => {
    const { table } = sample<TableOne>('http_table_one.json');
    const seats = [{ name: 'Lisa', kind: 'guest' as const }, null, null, null];
    const asked = answers(200, { table: { ...table, host: 'Neri', seats } });
    render(InvitationInfo, { table: table.id, invitation: 'IbfRUENtKTblkm_L5aftZg' });
    const box = await screen.findByTestId('invited');
    expect(box.textContent).toContain(language.t.invite.by('Neri', 'Minchiate'));
    expect(box.textContent).toContain('Lisa');
    expect(box.textContent).toContain(language.t.invite.free(3));
    expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(['/api/invitations']);
    expect(String(asked[0]?.body)).toContain('IbfRUENtKTblkm_L5aftZg');
  });

  it('says that it is void', async () => {
    answers(404, { error: { code: 'not_found', path: '', message: '' } });
    render(InvitationInfo, { table: 'aaaaaaaaaaaa', invitation: 'IbfRUENtKTblkm_L5aftZg' });
    expect((await screen.findByTestId('invitation-void')).textContent).toBe(language.t.invite.void);
  });
});

describe('a dead link', () => {
  const dead = () =>
    vi.stubGlobal('fetch', () =>
      Promise.resolve(
        new Response(JSON.stringify({ error: { code: 'not_found', path: '', message: '' } }), { status: 404 }),
      ),
    );

  it('asks for no name if it leads nowhere', async () => {
    dead();
    render(NameGate, { table: 'aaaaaaaaaaaa', invitation: 'IbfRUENtKTblkm_L5aftZg' });
    await screen.findByTestId('invitation-void');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(language.t.invite.voidTitle);
    expect(screen.queryByTestId('lobby-name')).toBe(null);
  });

  it('to a seat is not offered twice', async () => {
    dead();
    render(OneTimeLink, { page: 'back', secret: 'IbfRUENtKTblkm_L5aftZg' });
    await fireEvent.click(screen.getByTestId('by-link'));
    expect((await screen.findByTestId('by-link-wrong')).textContent).toBe(language.t.account.backVoid);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(language.t.account.linkUsed);
    expect(screen.queryByTestId('by-link')).toBe(null);
  });
});

describe('passing it on', () => {
  it('a shared link has a title and a description, whatever its target', () => {
    const shell = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html');
    for (const sign of ['og:title', 'og:description'])
      expect(shell.querySelector(`meta[property="${sign}"]`)?.getAttribute('content')?.length).toBeGreaterThan(5);
    expect(shell.title).toBe('Germini');
  });

  const box = () =>
    render(InviteBox, {
      session: new TableSession(),
      table: { ...waiting(), invitation: 'IbfRUENtKTblkm_L5aftZg' },
      sign: signs.words('minchiate', 'it'),
    });

  it('warns if the link works on this computer only', () => {
    box(); // jsdom’s page is at localhost
    expect(screen.getByTestId('local-link').textContent).toBe(language.t.invite.local);
  });

  it('shows the link as a QR code only on request', async () => {
    box();
    expect(screen.queryByTestId('qr')).toBe(null);
    await fireEvent.click(screen.getByTestId('show-qr'));
    const code = await screen.findByTestId('qr');
    // Version 1 has 21 modules per side, each further version four more, with a border of four white ones.
    const size = Number(code.getAttribute('viewBox')?.split(' ').at(-1));
    expect((size - 8 - 21) % 4).toBe(0);
    // The three finder patterns: seven dark modules in their upper edge.
    const path = code.querySelector('path')?.getAttribute('d') ?? '';
    for (const left of [4, size - 4 - 7])
      for (let x = left; x < left + 7; x++) expect(path).toContain(`M${x} 4h1v1h-1Z`);
    expect(path).not.toContain('M3 4h');
  });

  it('opens the phone’s share sheet if there is one', async () => {
    const shared: ShareData[] = [];
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: (data: ShareData) => Promise.resolve(void shared.push(data)),
    });
    box();
    await fireEvent.click(screen.getByTestId('invitation-link-share'));
    await waitFor(() => expect(shared).toHaveLength(1));
    expect(shared[0]?.url).toContain('/IbfRUENtKTblkm_L5aftZg');
    Reflect.deleteProperty(navigator, 'share');
  });
});

describe('arrivals in the waiting room', () => {
  const lisa = (): TableMessage['seats'][number] => ({
    ...(sample<TableMessage>('outbound_table.json').seats[0] as NonNullable<TableMessage['seats'][number]>),
    name: 'Lisa',
    you: false,
  });
  const at = (...seats: TableMessage['seats']): TableMessage => ({ ...waiting(), seats });

  it('are announced by name, and departures too; a change of seats is neither', () => {
    const t = language.t;
    expect(news(t, at(null, null), at(null, lisa()))).toEqual([t.invite.sits('Lisa')]);
    expect(news(t, at(null, lisa()), at(null, null))).toEqual([t.invite.stands('Lisa')]);
    expect(news(t, at(lisa(), null), at(null, lisa()))).toEqual([]);
    const own = { ...lisa(), you: true } as TableMessage['seats'][number];
    expect(news(t, at(null, null), at(own, null))).toEqual([]);
  });
});
