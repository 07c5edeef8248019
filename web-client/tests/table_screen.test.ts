import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { registry } from '../src/games/registry.svelte';
import { me } from '../src/app/guest.svelte';
import NameGate from '../src/app/NameGate.svelte';
import { router } from '../src/app/route.svelte';
import { language } from '../src/i18n/index.svelte';
import { sessionStore } from '../src/app/storage';
import { arrivalKey } from '../src/lobby/arrival';
import { settings } from '../src/app/settings.svelte';
import { dialogs } from '../src/table/dialog_loader.svelte';
import TableScreen from '../src/table/TableScreen.svelte';
import type { Inbound, Outbound, SeenEvent, TableMessage } from '../src/protocol/types';
import * as offer from '../dev/choices';
import { sample } from './samples';

/** The server's end of each connection of the page. */
class Wire {
  static all: Wire[] = [];
  readyState = 1;
  heard: Inbound[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  constructor(readonly url: string) {
    Wire.all.push(this);
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string): void {
    this.heard.push(JSON.parse(text) as Inbound);
  }
  close(): void {
    this.readyState = 3;
  }
  tell(...messages: Outbound[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const TABLE = 'abcdefgh12345678';
const welcome: Outbound = {
  t: 'welcome',
  protocol: 5,
  now: new Date().toISOString(),
  you: { guest: 'guest0001', name: 'Ginevra', number: 482915036, seat: 1, host: false, last: 0 },
  table: TABLE,
};
const playing = () => ({ ...sample<TableMessage>('outbound_table.json'), id: TABLE, hand: 1, clock: null });
const hand = 1;
const turn: Outbound[] = [
  {
    t: 'events',
    hand,
    n: 1,
    events: [
      { e: 'moved', from: 'pack', to: 'hand:1', why: 'deal', count: 2, cards: ['C1', 'C2'] },
      { e: 'due', seats: [1], phase: 'play' },
    ],
  },
  { t: 'choice', hand, n: 2, choice: offer.play(['C1', 'C2']) },
];
const acts = (wire: Wire | undefined) => (wire?.heard ?? []).filter((message) => message.t === 'act');

beforeAll(() => Promise.all([registry.load('minchiate'), dialogs.fetch()]));
beforeEach(() => {
  Wire.all = [];
  vi.stubGlobal('WebSocket', Wire);
  settings.set('pace', 'none');
});
afterEach(() => vi.unstubAllGlobals());

describe('a table opened elsewhere with a pending move', () => {
  it('is taken back, the move is sent again, and the next may follow', async () => {
    render(TableScreen, { table: TABLE });
    await waitFor(() => expect(Wire.all[0]?.heard).toHaveLength(1));
    Wire.all[0]?.tell(welcome, playing(), ...turn);
    await fireEvent.click(await screen.findByTestId('card-C1'));
    expect(acts(Wire.all[0])).toHaveLength(1);
    Wire.all[0]?.tell({ t: 'bye', code: 'second_tab', message: 'elsewhere' });
    await fireEvent.click(await screen.findByTestId('continue-here'));
    await waitFor(() => expect(Wire.all[1]?.heard).toHaveLength(1));
    Wire.all[1]?.tell(welcome, playing());
    expect(acts(Wire.all[1])).toEqual(acts(Wire.all[0]));
    const [act] = acts(Wire.all[1]);
    Wire.all[1]?.tell(
      { t: 'done', id: act?.id ?? 0 },
      {
        t: 'events',
        hand,
        n: 3,
        events: [
          { e: 'moved', from: 'hand:1', to: 'trick', why: 'play', count: 1, cards: ['C1'] },
          { e: 'due', seats: [1], phase: 'play' },
        ],
      },
      { t: 'choice', hand, n: 4, choice: offer.play(['C2']) },
    );
    await fireEvent.click(await screen.findByTestId('card-C2'));
    expect(acts(Wire.all[1])).toHaveLength(2);
  });
});

describe('a table that moves to another node', () => {
  it('shows no lost connection, keeps the card selected in advance, and sends the pace again', async () => {
    const banner = () => screen.queryByTestId('reconnecting');
    settings.set('marks', true);
    render(TableScreen, { table: TABLE });
    await waitFor(() => expect(Wire.all[0]?.heard).toHaveLength(1));
    Wire.all[0]?.tell(welcome, playing(), {
      t: 'events',
      hand,
      n: 1,
      events: [
        { e: 'moved', from: 'pack', to: 'hand:1', why: 'deal', count: 2, cards: ['C1', 'C2'] },
        { e: 'due', seats: [0], phase: 'play' },
      ],
    });
    const card = await screen.findByTestId('card-C1');
    await fireEvent.click(card);
    await fireEvent.click(card);
    Wire.all[0]?.tell({ t: 'bye', code: 'elsewhere', message: 'another node', at: 'b' });
    await waitFor(() => expect(Wire.all[1]?.heard).toHaveLength(1));
    expect(Wire.all[1]?.url).toMatch(/\/@b\/ws$/);
    expect(banner()).toBeNull();
    Wire.all[1]?.tell(welcome, playing());
    await waitFor(() => expect(Wire.all[1]?.heard.some(({ t }) => t === 'pace')).toBe(true));
    Wire.all[1]?.tell(
      { t: 'events', hand, n: 3, events: [{ e: 'due', seats: [1], phase: 'play' }] },
      { t: 'choice', hand, n: 3, choice: offer.play(['C1', 'C2']) },
    );
    await waitFor(() => expect(acts(Wire.all[1])).toMatchObject([{ move: { play: 'C1' } }]));
    // Unanswered, it would be sent again during the next test.
    Wire.all[1]?.tell({ t: 'done', id: acts(Wire.all[1])[0]?.id ?? 0 });
    Wire.all[1]?.onclose?.();
    await waitFor(() => expect(banner()).not.toBeNull());
  });
});

describe('a page that returns', () => {
  const returns: [string, () => void][] = [
    ['is visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['comes from the history', () => dispatchEvent(new Event('pageshow'))],
    ['is online again', () => dispatchEvent(new Event('online'))],
  ];
  it.each(returns)('connects without a pause when it %s', async (_, back) => {
    render(TableScreen, { table: TABLE });
    await waitFor(() => expect(Wire.all[0]?.heard).toHaveLength(1));
    Wire.all[0]?.tell(welcome, playing());
    Wire.all[0]?.onclose?.();
    expect(Wire.all).toHaveLength(1);
    back();
    expect(Wire.all).toHaveLength(2);
  });

  it('reports a question as seen only once it is visible', async () => {
    const seen = () => (Wire.all[0]?.heard ?? []).filter(({ t }) => t === 'shown');
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    render(TableScreen, { table: TABLE });
    await waitFor(() => expect(Wire.all[0]?.heard).toHaveLength(1));
    Wire.all[0]?.tell(welcome, playing(), ...turn);
    await screen.findByTestId('card-C1');
    expect(seen()).toEqual([]);
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(seen()).toEqual([{ t: 'shown', hand, n: 2 }]);
  });
});

describe('the pace of the page', () => {
  const paces = (wire: Wire | undefined) => (wire?.heard ?? []).filter((message) => message.t === 'pace');
  const alone = (): TableMessage => {
    const table = playing();
    const [guest] = table.seats.filter((holder) => holder?.kind === 'guest');
    if (!guest) throw new Error('the sample has a guest');
    const seats = table.seats.map((_, seat) => ({
      ...guest,
      kind: seat === 1 ? ('guest' as const) : ('bot' as const),
    }));
    return { ...table, seats };
  };

  /** A table of one guest with two cards, at which a bot is due. */
  async function whileBotsPlay(): Promise<void> {
    settings.set('pace', 'normal');
    render(TableScreen, { table: TABLE });
    await waitFor(() => expect(Wire.all[0]?.heard).toHaveLength(1));
    Wire.all[0]?.tell(welcome, alone(), {
      t: 'events',
      hand,
      n: 1,
      events: [
        { e: 'moved', from: 'pack', to: 'hand:1', why: 'deal', count: 2, cards: ['C1', 'C2'] },
        { e: 'due', seats: [2], phase: 'play' },
      ],
    });
  }

  it('is sent to the bots on every connection', async () => {
    render(TableScreen, { table: TABLE });
    await waitFor(() => expect(Wire.all[0]?.heard).toHaveLength(1));
    Wire.all[0]?.tell(welcome, alone());
    await waitFor(() => expect(paces(Wire.all[0])).toEqual([{ t: 'pace', wish: 'immediate' }]));
    settings.set('pace', 'normal');
    await waitFor(() => expect(paces(Wire.all[0])).toHaveLength(2));
    expect(paces(Wire.all[0])[1]).toEqual({ t: 'pace', wish: 'natural' });
    settings.set('pace', 'fast');
    await waitFor(() => expect(paces(Wire.all[0])).toHaveLength(3));
    expect(paces(Wire.all[0])[2]).toEqual({ t: 'pace', wish: 'quick' });
  });

  it('hurries the bots by a tap on the felt, until the seat is asked', async () => {
    await whileBotsPlay();
    await fireEvent.click(await screen.findByTestId('card-C1'));
    await fireEvent.keyDown(screen.getByTestId('menu'), { key: ' ' });
    expect(paces(Wire.all[0])).toEqual([]);
    await fireEvent.click(screen.getByTestId('trick'));
    await waitFor(() => expect(paces(Wire.all[0])).toEqual([{ t: 'pace', wish: 'immediate' }]));
    Wire.all[0]?.tell(
      { t: 'events', hand, n: 3, events: [{ e: 'due', seats: [1], phase: 'play' }] },
      { t: 'choice', hand, n: 3, choice: offer.play(['C1', 'C2']) },
    );
    await waitFor(() => expect(paces(Wire.all[0])).toHaveLength(2));
    expect(paces(Wire.all[0])[1]).toEqual({ t: 'pace', wish: 'natural' });
    // Even before the server has acknowledged the move.
    await fireEvent.click(screen.getByTestId('card-C1'));
    await fireEvent.click(screen.getByTestId('trick'));
    await waitFor(() => expect(paces(Wire.all[0])).toHaveLength(3));
    expect(paces(Wire.all[0])[2]).toEqual({ t: 'pace', wish: 'immediate' });
    const [act] = acts(Wire.all[0]);
    Wire.all[0]?.tell({ t: 'refused', id: act?.id ?? 0, rule: 'KING-1', message: '' });
    await waitFor(() => expect(paces(Wire.all[0])).toHaveLength(4));
    await fireEvent.keyDown(document.body, { key: ' ' });
    expect(paces(Wire.all[0])).toHaveLength(4);
  });

  it('hurries the bots by the plus key from any focus, but not in text fields or dialogs', async () => {
    await whileBotsPlay();
    await fireEvent.click(await screen.findByTestId('menu'));
    const dialog = await screen.findByTestId('menu-dialog');
    await fireEvent.keyDown(dialog.querySelector('[tabindex="0"]') ?? dialog, { key: '+' });
    expect(paces(Wire.all[0])).toEqual([]);
    await fireEvent.click(screen.getByTestId('dialog-close'));
    const input = document.createElement('input');
    document.body.append(input);
    await fireEvent.keyDown(input, { key: '+' });
    input.remove();
    expect(paces(Wire.all[0])).toEqual([]);
    await fireEvent.keyDown(screen.getByTestId('menu'), { key: '+' });
    await waitFor(() => expect(paces(Wire.all[0])).toEqual([{ t: 'pace', wish: 'immediate' }]));
  });

  it('is sent if others play too, and not at the natural pace', async () => {
    render(TableScreen, { table: TABLE });
    await waitFor(() => expect(Wire.all[0]?.heard).toHaveLength(1));
    const table = alone();
    const seats = table.seats.map((holder, seat) =>
      seat === 2 && holder ? { ...holder, kind: 'guest' as const } : holder,
    );
    settings.set('pace', 'normal');
    Wire.all[0]?.tell(welcome, { ...table, seats }, ...turn);
    await screen.findByTestId('card-C1');
    expect(paces(Wire.all[0])).toEqual([]);
    settings.set('pace', 'fast');
    await waitFor(() => expect(paces(Wire.all[0])).toEqual([{ t: 'pace', wish: 'quick' }]));
  });
});

describe('another match', () => {
  const at = (state: TableMessage['state'], ready: boolean): TableMessage => {
    const table = playing();
    const seats = table.seats.map((holder, seat) =>
      holder && seat === 1 ? { ...holder, kind: 'guest' as const, ready, vacated: false, substitute: false } : holder,
    );
    return { ...table, state, seats, ...(state === 'waiting' ? { match: null, hand: 0 } : {}) };
  };
  const readies = (wire: Wire | undefined) =>
    (wire?.heard ?? []).filter((message) => message.t === 'do' && 'ready' in message.what);

  it.each([
    [true, 1],
    [false, 0],
  ])('begins without another message for those who agreed to it (agreed: %s)', async (agreed, times) => {
    render(TableScreen, { table: TABLE });
    await waitFor(() => expect(Wire.all[0]?.heard).toHaveLength(1));
    Wire.all[0]?.tell(welcome, at('over', agreed), at('waiting', false));
    await screen.findByTestId('waiting-room');
    Wire.all[0]?.tell(at('waiting', false));
    expect(readies(Wire.all[0])).toHaveLength(times);
  });

  it('begins also for the last to agree, who is not told about it', async () => {
    render(TableScreen, { table: TABLE });
    await waitFor(() => expect(Wire.all[0]?.heard).toHaveLength(1));
    Wire.all[0]?.tell(welcome, playing(), ...turn, at('over', false));
    await fireEvent.click(await screen.findByTestId('again'));
    expect(readies(Wire.all[0])).toHaveLength(0);
    Wire.all[0]?.tell(at('waiting', false));
    await waitFor(() => expect(readies(Wire.all[0])).toHaveLength(1));
  });
});

describe('an event of a kind unknown to this page', () => {
  it('is skipped, and the page says that it is outdated and may be reloaded', async () => {
    render(TableScreen, { table: TABLE });
    await waitFor(() => expect(Wire.all[0]?.heard).toHaveLength(1));
    Wire.all[0]?.tell(welcome, playing(), ...turn);
    expect(await screen.findByTestId('card-C1')).toBeTruthy();
    expect(screen.queryByTestId('reload')).toBeNull();
    const sung = { e: 'sung', seat: 2 } as unknown as SeenEvent;
    Wire.all[0]?.tell({ t: 'events', hand, n: 3, events: [sung] });
    expect(await screen.findByTestId('reload')).toBeTruthy();
    expect(screen.getByTestId('card-C1')).toBeTruthy();
  });
});

describe('the address of a table', () => {
  const SECRET = 'IbfRUENtKTblkm_L5aftZg';
  const told = async (open: boolean) => {
    location.hash = `#/table/${TABLE}`;
    router.route = { page: 'table', table: TABLE };
    render(TableScreen, { table: TABLE });
    await waitFor(() => expect(Wire.all[0]?.heard).toHaveLength(1));
    const table = playing();
    Wire.all[0]?.tell(welcome, { ...table, settings: { ...table.settings, open }, invitation: SECRET }, ...turn);
    await screen.findByTestId('card-C1');
    return location.hash;
  };

  it('contains the invitation only if it is required', async () => {
    expect(await told(false)).toBe(`#/table/${TABLE}/${SECRET}`);
    Wire.all = [];
    cleanup();
    expect(await told(true)).toBe(`#/table/${TABLE}`);
  });
});

describe('a table that closes the connection', () => {
  const answer = (status: number, body: object) =>
    vi.stubGlobal('fetch', (url: string) =>
      url.endsWith('guests/me')
        ? Promise.resolve(new Response(JSON.stringify(body), { status }))
        : Promise.reject(new Error(url)),
    );
  const guest = { guest: 'guest0001', name: 'Ginevra', number: 482915036 };
  const away = async (): Promise<void> => {
    me.guest = guest;
    me.loggedOut = false;
    render(TableScreen, { table: TABLE });
    await waitFor(() => expect(Wire.all[0]?.heard).toHaveLength(1));
    Wire.all[0]?.tell(welcome, playing(), { t: 'bye', code: 'gone', message: '' });
    Wire.all[0]?.onclose?.();
    await screen.findByTestId('bye');
  };
  afterEach(() => (me.guest = null));

  it('asks whether this browser was logged out, and then says so', async () => {
    answer(401, { error: { code: 'no_guest', path: '', message: '' } });
    await away();
    await waitFor(() => expect(me.loggedOut).toBe(true));
    cleanup();
    render(NameGate, { table: TABLE });
    expect(screen.getByTestId('logged-out').textContent).toContain(language.t.lobby.loggedOut.text);
    expect(screen.getByTestId('to-log-in').getAttribute('href')).toBe('#/me');
  });

  it('says that the table is closed if this browser is still logged in', async () => {
    answer(200, guest);
    await away();
    await new Promise((resolve) => setTimeout(resolve));
    expect(me.loggedOut).toBe(false);
    expect(screen.getByTestId('bye').textContent).toContain(language.t.invite.tableGone);
  });
});

describe('a table made for a game against bots', () => {
  const waiting = () => {
    const { seats, ...rest } = playing();
    return { ...rest, state: 'waiting' as const, hand: 0, match: null, seats: seats.map(() => null) };
  };
  async function arrive() {
    sessionStore.set(arrivalKey(TABLE), 'bots');
    render(TableScreen, { table: TABLE });
    await waitFor(() => expect(Wire.all[0]?.heard).toHaveLength(1));
    Wire.all[0]?.tell(welcome, waiting());
  }

  it('shows no waiting room before the match begins', async () => {
    await arrive();
    await waitFor(() => expect(acts(Wire.all[0]).length + (Wire.all[0]?.heard.length ?? 0)).toBeGreaterThan(2));
    expect(screen.queryByTestId('waiting-room')).toBeNull();
    Wire.all[0]?.tell(playing(), ...turn);
    await screen.findByTestId('board');
  });

  it('shows it when something keeps the match from beginning', async () => {
    await arrive();
    Wire.all[0]?.onclose?.();
    await screen.findByTestId('waiting-room');
  });
});
