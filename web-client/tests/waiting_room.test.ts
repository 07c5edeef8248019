// The waiting room: what it shows about the reader and the others, before and after everybody has arrived.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { me } from '../src/app/guest.svelte';
import { silentLine } from '../dev/silent_transport';
import { language } from '../src/i18n/index.svelte';
import type { SeatHolder, TableMessage } from '../src/protocol/types';
import { TableView } from '../src/table/table_view.svelte';
import { TableSession } from '../src/table/session.svelte';
import WaitingRoom from '../src/table/WaitingRoom.svelte';
import SheetTalk from '../src/talk/SheetTalk.svelte';
import { sample } from './samples';

const told = sample<TableMessage>('outbound_table_waiting.json');
const holder = (name: string, number: number, more: Partial<SeatHolder> = {}): SeatHolder => ({
  ...(told.seats[0] as SeatHolder),
  name,
  number,
  ready: false,
  ...more,
});
const OWN = 100000002;
const ALL = [
  holder('Ginevra', 100000001, { ready: true }),
  holder('Lapo', OWN, { you: true }),
  holder('Piero', 100000003),
  holder('Neri', 100000004),
];

function at(seats: TableMessage['seats'], settings: Partial<TableMessage['settings']> = {}, more = {}) {
  const session = new TableSession();
  const said: string[] = [];
  session.transport = silentLine({ post: (message) => 'emote' in message && said.push(message.emote) });
  session.status = 'open';
  session.take({
    t: 'welcome',
    protocol: 5,
    now: new Date().toISOString(),
    you: { guest: 'guest0001', name: 'Lapo', number: OWN, seat: 1, host: false, last: 0 },
    table: told.id,
  });
  session.take({ ...told, seats, settings: { ...told.settings, ...settings }, ...more });
  return { board: new TableView(session), session, said };
}
const room = (...all: Parameters<typeof at>) => {
  const here = at(...all);
  render(WaitingRoom, { board: here.board });
  return here;
};
const words = () => language.t.table.waiting;
const small = (seat: number) => screen.getByTestId(`seat-${seat}`).querySelector('small')?.textContent;

beforeEach(() => {
  language.set('it');
  // jsdom has no popovers.
  HTMLElement.prototype.hidePopover = () => undefined;
});

describe('the waiting room', () => {
  it('shows the partnerships if seats are chosen freely', () => {
    room(ALL);
    expect(screen.getByTestId('waiting-hint').textContent).toContain(words().facing);
    expect([0, 1, 2, 3].map(small)).toEqual(['avversario · padrone di casa', 'tu', 'avversario', 'compagno']);
  });

  it('offers no seat if the organiser of an evening assigns them, and says how to sit down', () => {
    const here = at(
      ALL.map((one, seat) => (seat === 1 ? null : one)),
      { seats_assigned: true },
    );
    const you = { guest: 'guest0001', name: 'Lapo', number: OWN, seat: null, host: false, last: 0 };
    here.session.take({ t: 'welcome', protocol: 5, you, table: told.id, now: new Date().toISOString() });
    render(WaitingRoom, { board: here.board });
    expect(screen.queryByTestId('sit-1')).toBeNull();
    expect(screen.getByTestId('waiting-hint').textContent).toBe(words().assigned);
  });

  it('names no partners if the cards will decide the seats', () => {
    room(ALL, { seats: 'drawn' });
    expect(screen.getByTestId('waiting-hint').textContent).toBe(`${words().full} ${words().drawn}`);
    expect([0, 1, 2, 3].map(small)).toEqual(['padrone di casa', 'tu', '', '']);
  });

  it('stops inviting once all are there, and puts the chat before the link', () => {
    room([...ALL.slice(0, 3), null]);
    expect(screen.getByTestId('waiting-hint').textContent).toContain(words().hintGuest);
    expect(screen.getByTestId('waiting-room').classList).not.toContain('full');
    room(ALL);
    expect(screen.getAllByTestId('waiting-hint')[1]?.textContent).toContain(words().full);
    expect(screen.getAllByTestId('waiting-room')[1]?.classList).toContain('full');
  });

  it('asks only the host to add bots, and does not count the host as a spectator', () => {
    const here = at([...ALL.slice(0, 3), null], {}, { spectators: 1 });
    const you = { guest: 'guest0009', name: 'Bice', number: 100000009, seat: null, host: true, last: 0 };
    here.session.take({ t: 'welcome', protocol: 5, you, table: told.id, now: new Date().toISOString() });
    here.session.take({
      ...told,
      seats: [...ALL.slice(0, 3), null].map((seat) => seat && { ...seat, you: false }),
      spectators: 1,
    });
    render(WaitingRoom, { board: here.board });
    expect(screen.getByTestId('waiting-room').textContent).not.toContain(words().spectators(1));
    cleanup();
    room([...ALL.slice(0, 3), null], {}, { spectators: 1 });
    expect(screen.getByTestId('waiting-hint').textContent).not.toContain(words().hint);
    expect(screen.getByTestId('waiting-room').textContent).toContain(words().spectators(1));
  });

  it('has the emotes beside the text field', async () => {
    const { said } = room(ALL);
    await fireEvent.click(screen.getByTestId('say-buongiorno'));
    expect(said).toEqual(['buongiorno']);
  });
});

describe('the sheet between hands', () => {
  const word = (n: number, text: string) => ({ n, number: 100000003, name: 'Piero', seat: 2, text });
  it('shows the chat while it is read, with a place to answer', async () => {
    const { board, session } = at(ALL, {}, { state: 'between' });
    render(SheetTalk, { board });
    expect(screen.queryByTestId('sheet-said')).toBe(null);
    session.take({ t: 'talk', messages: [word(5, 'Bella mano!')] });
    expect((await screen.findByTestId('sheet-said')).textContent).toBe('Piero Bella mano!');
    await fireEvent.click(screen.getByTestId('sheet-talk'));
    expect(screen.getByTestId('sheet-talk').getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByTestId('talk-input')).toBeTruthy();
    expect(session.talk.unread).toBe(0);
  });

  it('has no chat at a table with emotes only', () => {
    render(SheetTalk, { board: at(ALL, { chat: 'off' }, { state: 'between' }).board });
    expect(screen.queryByTestId('sheet-talk')).toBe(null);
  });
});

describe('your own name', () => {
  it('can be changed in the waiting room, and the table is updated by another connection', async () => {
    const calls: string[] = [];
    me.guest = { guest: 'guest0001', name: 'Ospite 214', number: OWN };
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      const { name } = JSON.parse(init.body as string) as { name: string };
      calls.push(`${init.method} ${new URL(url, location.href).pathname} ${name}`);
      return Promise.resolve(new Response(JSON.stringify({ ...me.guest, name })));
    });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const { session } = room([...ALL.slice(0, 3), null]);
    session.transport = silentLine({ resync: () => calls.push('resync'), wake: () => calls.push('wake') });
    await fireEvent.click(screen.getByTestId('rename'));
    await fireEvent.input(screen.getByTestId('lobby-name'), { target: { value: 'Nella' } });
    await fireEvent.click(screen.getByTestId('lobby-enter'));
    await waitFor(() => expect(screen.getByTestId('rename').parentElement?.textContent).toContain('«Nella»'));
    expect(calls).toEqual(['PATCH /api/guests/me Nella', 'resync', 'wake']);
    vi.unstubAllGlobals();
    me.guest = null;
  });
});
