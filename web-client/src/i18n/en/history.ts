import type { history as it } from '../it/history';
import { plural } from './grammar';

export const history: typeof it = {
  title: 'Matches played',
  hint: 'The finished matches of open tables, and your own.',
  none: 'No match finished yet.',
  more: 'More',
  match: 'Match',
  broken: 'broken off',
  hands: (n) => plural(n, '1 hand', `${n} hands`),
  underWay: 'under way',
  open: 'Open',
  handTitle: (n) => `Hand ${n}`,
  step: 'Step through the hand',
  first: 'To the beginning',
  previous: 'Step back',
  next: 'Step forward',
  last: 'To the end',
  position: (n, of) => `Step ${n} of ${of}`,
  slider: 'Point of the hand',
  record: 'Download the record',
  openCards: 'All cards lie open.',
};
