// Recent events at a table, for its viewers: shown while they matter.
import { expect, it } from 'vitest';
import { hear } from '../src/council/news';
import { language } from '../src/i18n/index.svelte';
import type { TableMessage } from '../src/protocol/types';
import { TableSession } from '../src/table/session.svelte';
import { sample } from './samples';

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
