import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BLANK } from '../src/cards/pictures.svelte';
import { readDeck } from '../src/cards/deck';
import rows from '../src/games/minchiate/cards/deck.json';

const FILE = 'C1<svg>ace</svg>\nCK<svg>king</svg>\nCK-it<svg>re</svg>\nback<svg>back</svg>\n';
let asked: string[] = [];
let failures: (Response | Error)[] = [];

beforeEach(() => {
  [asked, failures] = [[], []];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const failure = failures.shift();
    if (failure instanceof Error) throw failure;
    return failure ?? new Response(FILE);
  });
  let made = 0;
  URL.createObjectURL = () => `blob:${++made}`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a pack is fetched once, when its first picture is needed; until then cards are blank', async () => {
  const deck = readDeck(rows, 'pack.txt');
  expect(asked).toEqual([]);
  const seen: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      seen.push(deck.face('C1', 'en'));
    });
  });
  flushSync();
  expect(deck.face('CK', 'it')).toBe(BLANK);
  await deck.preload();
  flushSync();
  expect(asked).toEqual(['pack.txt']);
  expect(seen).toEqual([BLANK, 'blob:1']);
  stop();
});

it('a court has the letters of the language, and an unknown card the back', async () => {
  const deck = readDeck(rows, 'pack.txt');
  await deck.preload();
  expect(deck.face('CK', 'it')).not.toBe(deck.face('CK', 'en'));
  expect(deck.face('CK', 'en')).toBe(deck.face('CK'));
  expect(deck.face('C1', 'it')).toBe(deck.face('C1', 'en'));
  expect(deck.face('X9', 'it')).toBe(deck.face('back'));
});

it('a failed request is repeated until the pictures are here', async () => {
  failures = [new TypeError('no network'), new Response('', { status: 502 })];
  const deck = readDeck(rows, 'pack.txt');
  const here = deck.preload();
  await vi.runAllTimersAsync();
  await here;
  expect(asked).toHaveLength(3);
  expect(deck.face('C1')).not.toBe(BLANK);
});
