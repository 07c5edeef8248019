// Recent events at a table, for its viewers: shown while they matter.
import { expect, it } from 'vitest';
import { recentNews } from '../src/council/recent_news.svelte';
import { hear } from '../src/council/news';
import { language } from '../src/i18n/index.svelte';
import type { TableMessage } from '../src/protocol/types';
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
  hear(language.t, before, waiting);
  expect(recentNews.text).not.toBe('');
  hear(language.t, waiting, table);
  expect(recentNews.text).toBe('');
});
