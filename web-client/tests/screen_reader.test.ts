// What screen readers are told of new events.
import { beforeEach, expect, it } from 'vitest';
import { language } from '../src/i18n/index.svelte';
import type { SeenEvent } from '../src/protocol/types';
import { Spoken } from '../src/table/screen_reader';
import { TableView } from '../src/table/table_view.svelte';
import { Seated } from './at_table';

const BACK = /back at the table/;
const COUNT = Array.from({ length: 25 }, (_, i): SeenEvent => ({
  e: 'scored',
  side: i % 2,
  points: i + 1,
  why: 'pip',
}));
const TURNS = Array.from({ length: 25 }, (_, i): SeenEvent[] => [
  { e: 'due', seats: [i % 4], phase: 'play' },
  { e: 'said', seat: i % 4, word: 'ready' },
]).flat();

function news(...events: SeenEvent[]): string[] {
  const seated = new Seated();
  const spoken = new Spoken();
  const board = new TableView(seated.session);
  seated.dealt();
  spoken.news(board);
  seated.told(...events);
  return spoken.news(board);
}
beforeEach(() => language.set('en'));

it('every line of a long count is announced: nobody has been away', () => {
  const said = news(...COUNT);
  expect(said.length).toBe(COUNT.length);
  expect(said.join()).not.toMatch(BACK);
});

it('of many turns at once only the number of what happened is announced', () => {
  const said = news(...TURNS);
  expect(said.length).toBe(1);
  expect(said[0]).toMatch(BACK);
});
