import { plural } from '../i18n/grammar.en';
import type { words as it } from './words.it';

type Words = typeof it;

const book: Words['book'] = {
  title: 'The rule book',
  hint: 'Each rule has a number and names the text it comes from.',
  contents: 'Contents',
  seek: 'Search the rules',
  found: (n) => (n === 0 ? 'No rules found.' : plural(n, '1 rule found.', `${n} rules found.`)),
  sources: 'Sources',
  source: 'Source',
  open: 'Open the book',
  none: 'This rule is not in the book.',
  games: 'Games',
};

const options: Words['options'] = {
  title: 'Rules of this table',
  detail: 'All rules, one by one',
  changedCount: (n) => `${n} changed`,
  named: (preset, n) => `${preset}, ${n} changed`,
  asPreset: 'Same as the preset',
  allAsPreset: 'Reset all to the preset',
  inPreset: (value) => `In the preset: ${value}`,
  other: 'Other',
  number: 'Number',
  show: 'See the rules',
};

export const words: Words = { book, options };
