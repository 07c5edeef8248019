import type { book as it } from '../it/book';
import { plural } from './grammar';

export const book: typeof it = {
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
