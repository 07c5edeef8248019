import { expect, test } from 'vitest';
import { differences } from '../src/club/difference';
import type { Club } from '../src/protocol/types';
import { catalogues } from '../src/i18n/index.svelte';

const RULE: Club['rule'] = {
  least_rounds: 1,
  order: ['net'],
  bots: false,
  stand_ins: false,
  broken_off: 'rounds',
};
const words = catalogues.en.club;
const NOW = {
  name: 'Accademia',
  zone: 'Europe/Rome',
  open: false,
  rule: RULE,
  house_rules: { game: 'minchiate', preset: 'pagat' },
} as unknown as Club;

test('only differences are shown, item by item, as stored and as requested', () => {
  expect(differences(words, 'en', { name: 'Accademia' }, NOW)).toEqual([]);
  expect(differences(words, 'en', { name: 'Altra', open: true }, NOW)).toEqual([
    { what: words.name, there: 'Accademia', mine: 'Altra' },
    { what: words.openness, there: 'no', mine: 'yes' },
  ]);
  const rule: Club['rule'] = { ...RULE, least_rounds: 4, order: ['average', 'net'] };
  expect(differences(words, 'en', { rule }, NOW)).toEqual([
    { what: words.leastRounds, there: '1', mine: '4' },
    { what: words.order, there: 'net result', mine: 'average per round, net result' },
  ]);
});

test('house rules that look the same and are not say so', () => {
  const house = { game: 'minchiate', preset: 'pagat', options: { girata_bonus: 3 } };
  const [row] = differences(words, 'en', { house_rules: house }, NOW);
  expect(row?.what).toBe(words.house);
  expect(row?.mine).toBe(`${row?.there} (${words.otherDetails})`);
});
