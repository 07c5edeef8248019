import type { book as it } from '../it/book';
import { plural } from './grammar';

export const book: typeof it = {
  title: 'The book of rules',
  hint: 'Every rule has its number, and says which text it comes from.',
  contents: 'Contents',
  seek: 'Look for words',
  found: (n) =>
    n === 0 ? 'No rule speaks of that.' : plural(n, 'One rule speaks of that.', `${n} rules speak of that.`),
  sources: 'The sources',
  source: 'Source',
  open: 'Open the book',
  none: 'This rule is not in the book.',
  games: 'Games',
};
