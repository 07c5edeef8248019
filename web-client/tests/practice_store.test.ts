// What the browser keeps of practice; here without a database, so that all of it is in memory.
import { expect, it } from 'vitest';
import { LogConflict, MOST_HANDS, PracticeStore, type PracticeHand } from '../src/practice/store.svelte';

const MATCH = { id: '~a', game: 'minchiate', preset: 'pagat', at: 1, over: false };
const closed = (n: number, ended = false, table = '~a'): PracticeHand =>
  ({ id: `~hand${n}`, table, at: n, number: n, ended }) as PracticeHand;

it('says that nothing lasts, and returns what it was given', async () => {
  const store = new PracticeStore();
  await store.add(MATCH, 'first');
  await store.append('~a', 1, 'second');
  expect(store.lasting).toBe(false);
  expect(await store.log('~a')).toEqual(['first', 'second']);
});

it('keeps the last hands only', async () => {
  const store = new PracticeStore();
  for (let n = 1; n <= MOST_HANDS + 2; n += 1) await store.keep(closed(n));
  const hands = await store.hands();
  expect(hands.map(({ number }) => number)).toEqual(Array.from({ length: MOST_HANDS }, (_, i) => MOST_HANDS + 2 - i));
});

it('shows a closed hand before it is stored', async () => {
  const store = new PracticeStore();
  store.show(closed(1));
  expect(await store.hand('~hand1')).toEqual(closed(1));
  await store.keep(closed(1));
  expect(await store.hands()).toHaveLength(1);
});

it('keeps the log of a finished match until the next one begins, and of one that goes on', async () => {
  const store = new PracticeStore();
  await store.add(MATCH, 'first');
  await store.add({ ...MATCH, id: '~b' }, 'first');
  await store.keep(closed(1, true));
  expect(await store.log('~a')).toEqual(['first']);
  await store.mark('~a', false); // another match at the same table
  await store.add({ ...MATCH, id: '~c' }, 'first');
  expect(await store.log('~a')).toEqual(['first']);
  await store.keep(closed(2, true));
  await store.add({ ...MATCH, id: '~d' }, 'first');
  expect(await store.log('~a')).toEqual([]);
  expect((await store.matches()).map(({ id }) => id).sort()).toEqual(['~b', '~c', '~d']);
  expect(await store.hands()).toHaveLength(2);
});

it('forgets everything when asked', async () => {
  const store = new PracticeStore();
  await store.add(MATCH, 'first');
  await store.keep(closed(1));
  await store.clear();
  expect([await store.matches(), await store.hands(), await store.log('~a')]).toEqual([[], [], []]);
});

it('writes a line of a log once', async () => {
  const store = new PracticeStore();
  await store.add(MATCH, 'first');
  await expect(store.append('~a', 0, 'of another page')).rejects.toBeInstanceOf(LogConflict);
  expect(await store.log('~a')).toEqual(['first']);
});
