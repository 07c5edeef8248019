// The names, values and pictures of the Sicilian pack.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deck } from '../src/games/siciliano/cards';

const { said, info } = deck;
const FACES = join(import.meta.dirname, '../src/games/siciliano/cards/faces');

it('names the decine, the Arie and the Miseria without a number, the other trumps with it (CARD-4)', () => {
  for (const { code, it: name } of deck.cards.filter(({ suit }) => suit === 'T')) {
    const n = Number(code.slice(1));
    expect(said(code, 'it'), code).toBe(n >= 2 && n <= 15 ? `${n} ${name}` : name);
  }
  expect([20, 19, 1, 0].map((n) => said(`T${n}`, 'it'))).toEqual(['Giove', 'Balla', 'Picciotti', 'Miseria']);
  const english = ['T15', 'T14', 'M', 'CJ'].map((code) => said(code, 'en'));
  expect(english).toEqual(['15 Tower', '14 Ship', 'Fujutu', 'Jack of Cups']);
});

it('values the decine 10, the other Arie and the Kings 5, Queens 4, Horses 3, maids 2 (VAL-1)', () => {
  const worth = (codes: string) => codes.split(' ').map((code) => info(code).worth);
  expect(worth('T20 T1 M')).toEqual([10, 10, 10]);
  expect(worth('T19 T18 T17 T16 CK BK')).toEqual([5, 5, 5, 5, 5, 5]);
  expect(worth('DQ DN DJ T15 D4 T0')).toEqual([4, 3, 2, 0, 0, 0]);
});

it('has pictures of our own only', () => {
  for (const file of readdirSync(FACES))
    expect(readFileSync(join(FACES, file), 'utf8'), file).not.toMatch(/id="i-(?!own-)/);
});
