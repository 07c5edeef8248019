import type { sheet as it } from '../it/sheet';

export const sheet: typeof it = {
  title: 'Score sheet',
  hand: (n) => `Hand ${n}`,
  what: 'Item',
  points: 'Points',
  none: 'Nothing.',
  total: 'Total',
  dealer: 'Dealer',
  number: 'Hand',
  totals: 'Total',
  tie: 'Level',
  details: 'Hand by hand',
  watch: 'Watch this hand',
  whatIf: 'What if?',
  finishedBy: (name) => `finished by ${name}`,
  dealtTo: (name) => `started by ${name}`,
};
