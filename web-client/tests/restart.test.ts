import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import OneTimeLink from '../src/account/OneTimeLink.svelte';
import { me } from '../src/app/guest.svelte';
import { minchiate } from '../src/games/minchiate';
import { language } from '../src/i18n/index.svelte';
import type { Guest, Outbound, TableMessage } from '../src/protocol/types';
import { TableSession } from '../src/table/session.svelte';
import TablePage from '../src/table/TablePage.svelte';
import { sample } from './samples';

describe('an announced restart', () => {
  const told = sample<Outbound>('outbound_restart.json');

  it('is shown over the table until dismissed or called off, and again when it moves', async () => {
    const session = new TableSession();
    session.play(minchiate, 60);
    session.status = 'open';
    session.take(sample<TableMessage>('outbound_table_waiting.json'));
    render(TablePage, { session });
    expect(screen.queryByTestId('restart')).toBe(null);
    session.take(told);
    const line = await screen.findByTestId('restart');
    expect(line.textContent).toMatch(/\d\d[:.]\d\d/);
    await fireEvent.click(within(line).getByText(language.t.app.close));
    expect(screen.queryByTestId('restart')).toBe(null);
    session.take({ t: 'restart', at: 1_767_225_900_000 });
    await screen.findByTestId('restart');
    session.take(sample<Outbound>('outbound_restart_off.json'));
    await waitFor(() => expect(screen.queryByTestId('restart')).toBe(null));
  });
});

describe('a link back to a seat', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    me.guest = null;
  });
  const SECRET = 'AbCdEfGhIjKlMnOpQrStUv';
  const guest = sample<Guest>('http_guest.json');
  const answers = (status: number, body: unknown) => {
    const asked: { url: string; body: unknown }[] = [];
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      asked.push({ url, body: init.body });
      return Promise.resolve(new Response(JSON.stringify(body), { status }));
    });
    return asked;
  };

  it('is used on request only; its secret is in no address', async () => {
    const asked = answers(200, guest);
    render(OneTimeLink, { page: 'back', secret: SECRET, table: 'abcdefgh1234' });
    expect(asked).toHaveLength(0);
    await fireEvent.click(screen.getByTestId('by-link'));
    await waitFor(() => expect(me.guest).toEqual(guest));
    expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(['/api/guests/back']);
    expect(String(asked[0]?.body)).toContain(SECRET);
    expect(location.hash).toBe('#/table/abcdefgh1234');
  });

  it('says whose session here it replaces, and whether it is void', async () => {
    me.guest = guest;
    answers(404, { error: { code: 'not_found', path: '', message: '' } });
    render(OneTimeLink, { page: 'back', secret: SECRET });
    expect(screen.getByText(language.t.account.backInstead(guest.name))).toBeTruthy();
    await fireEvent.click(screen.getByTestId('by-link'));
    expect((await screen.findByTestId('by-link-wrong')).textContent).toBe(language.t.account.backVoid);
    expect(me.guest).toEqual(guest);
  });
});
