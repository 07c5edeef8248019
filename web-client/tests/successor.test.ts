// News of a player who left a seat and takes the same one again.
import { expect, it } from 'vitest';
import { news } from '../src/council/news';
import { language } from '../src/i18n/index.svelte';
import type { SeatHolder, TableMessage } from '../src/protocol/types';
import { sample } from './samples';

const t = language.t;
const table = sample<TableMessage>('outbound_table.json');
const [first, ...others] = table.seats;
if (!first) throw new Error('the sample has no player in the first seat');
const at = (change: Partial<SeatHolder>): TableMessage => ({ ...table, seats: [{ ...first, ...change }, ...others] });

it('names them once, and only with the hand that they play again', () => {
  const pending = at({ kind: 'guest', vacated: true, here: false, next: first.name });
  expect(news(t, pending, { ...pending })).toEqual([]);
  const back = t.council.steppedIn(first.name);
  expect(news(t, pending, at({ kind: 'guest', vacated: false, here: true, next: null }))).toContain(back);
  for (const text of [back, t.council.nextLong(first.name)]) expect(text.split(first.name)).toHaveLength(2);
});
