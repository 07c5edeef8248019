import type { table as it } from '../it/table';
import { plural } from '../../../../i18n/en/grammar';

export const table: typeof it = {
  resti: 'Resti',
  fola: 'Fola',
  folaOf: (n) => `Fola: ${n} cards`,
  folaSuits: (parts) => `In the fola: ${parts}`,
  folaSeen: 'Cards that you know',
  folaUnseen: 'You have seen nothing of the fola.',
  folaShown: (name) => `${name}’s discards`,
  folaHidden: (n) => plural(n, 'and 1 that you do not know', `and ${n} that you do not know`),
  folaAnnounced: 'Announced',
  stopper: 'Stopped at',
  stopperCutter: 'Stopped the cutter',
  stopperDealer: 'Stopped the dealer',
  peeked: 'Seen at the cut',
  openWhy: { rob: 'robbed', expose: 'exposed', take: 'taken' },
  declared: 'Versicole declared',
  noneDeclared: 'No versicola declared.',
};
