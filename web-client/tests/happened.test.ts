// Recent events at a table, for its viewers: shown while they matter.
import { afterEach, expect, it, vi } from 'vitest';
import { hear } from '../src/council/news';
import { language } from '../src/i18n/index.svelte';
import type { Outbound, TableMessage } from '../src/protocol/types';
import { TableSession } from '../src/table/session.svelte';
import { sample } from './samples';

afterEach(() => vi.useRealTimers());

it('players who sat down before the match are forgotten when it begins', () => {
  const table: TableMessage = {
    ...sample<TableMessage>('outbound_table.json'),
    state: 'playing',
    votes: [],
    halt: null,
  };
  const waiting: TableMessage = { ...table, state: 'waiting' };
  const last = waiting.seats.findLastIndex((seat) => seat !== null && !seat.you);
  const before: TableMessage = { ...waiting, seats: waiting.seats.map((seat, i) => (i === last ? null : seat)) };
  const session = new TableSession();
  session.take(before);
  hear(language.t, session, waiting);
  expect(session.council.news).not.toBe('');
  session.take(waiting);
  hear(language.t, session, table);
  expect(session.council.news).toBe('');
});

it('players who reconnect together with the viewer are not reported as away or back, later ones are', () => {
  vi.useFakeTimers();
  const welcome = sample<Extract<Outbound, { t: 'welcome' }>>('outbound_welcome.json');
  const table: TableMessage = {
    ...sample<TableMessage>('outbound_table.json'),
    state: 'playing',
    votes: [],
    halt: null,
  };
  const other = table.seats.findIndex((seat) => seat?.kind === 'guest' && !seat.you);
  const withOther = (here: boolean): TableMessage => ({
    ...table,
    seats: table.seats.map((seat, i) =>
      seat && i === other ? { ...seat, substitute: false, vacated: false, here } : seat,
    ),
  });
  const session = new TableSession();
  const receive = (message: Outbound) => {
    hear(language.t, session, message);
    session.take(message);
  };
  receive(withOther(true));
  receive(welcome);
  receive(withOther(false));
  receive(withOther(true));
  expect(session.council.news).toBe('');
  vi.advanceTimersByTime(9000);
  receive(withOther(false));
  expect(session.council.news).toBe(language.t.council.isAway(table.seats[other]?.name ?? ''));
});
