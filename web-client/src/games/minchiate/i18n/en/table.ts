import type { table as it } from '../it/table';
import { plural, YOU } from '../../../../i18n/grammar.en';

export const table: typeof it = {
  played: 'Cards played',
  restiHand: 'Resti of this hand',
  fola: 'Fola',
  folaOf: (n) => `Fola: ${n} cards`,
  folaSuits: (parts) => `In the fola: ${parts}`,
  folaSeen: 'Cards you know',
  folaUnseen: 'You have seen no cards of the fola itself.',
  folaShown: (name) => (name === YOU ? 'Your discards' : `${name}’s discards`),
  folaHidden: (n) => plural(n, 'and 1 that you have not seen', `and ${n} that you have not seen`),
  folaAnnounced: 'Announced',
  stopper: 'Stopped at',
  stopperCutter: 'Stopped the cutter',
  stopperDealer: 'Stopped the dealer',
  peeked: 'Seen at the cut',
  openWhy: { rob: 'robbed', expose: 'exposed', take: 'taken' },
  declared: 'Versicole declared',
  noneDeclared: 'No versicola declared.',
};
