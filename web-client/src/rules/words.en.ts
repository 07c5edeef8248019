import { plural } from '../i18n/grammar.en';
import type * as it from './words.it';

export const book: typeof it.book = {
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
  play: (title) => `Try it: ${title}`,
};

export const options: typeof it.options = {
  title: 'Rules of this table',
  detail: 'All rules, one by one',
  changedCount: (n) => `${n} changed`,
  named: (preset, n) => `${preset}, ${n} changed`,
  allAsPreset: 'Reset all to the preset',
  inPreset: (value) => `In the preset: ${value}`,
  edition: (n) => `Edition ${n} of the rules`,
  other: 'Other',
  number: 'Number',
  show: 'See the rules',
};
