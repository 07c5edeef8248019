import type { table as it } from '../it/table';
import { plural, YOU } from '../../../../i18n/en/grammar';

export const table: typeof it = {
  played: 'Cards played',
  leadLong: 'Lead of this hand, in points',
  resti: 'Resti',
  restiHand: 'hand',
  restiHandLong: 'Resti of this hand',
  restiGirata: 'girata',
  restiGirataLong: (ahead) => `Resti of the girata so far (${ahead})`,
  girataLevel: 'level',
  fola: 'Fola',
  folaOf: (n) => `Fola: ${n} cards`,
  folaSuits: (parts) => `In the fola: ${parts}`,
  folaSeen: 'Cards that you know',
  folaUnseen: 'You have seen nothing in the fola itself.',
  folaShown: (name) => (name === YOU ? 'Your discards' : `${name}’s discards`),
  folaHidden: (n) => plural(n, 'and 1 that was not seen there', `and ${n} that were not seen there`),
  folaAnnounced: 'Announced',
  stopper: 'Stopped at',
  stopperCutter: 'Stopped the cutter',
  stopperDealer: 'Stopped the dealer',
  peeked: 'Seen at the cut',
  openWhy: { rob: 'robbed', expose: 'exposed', take: 'taken' },
  declared: 'Versicole declared',
  noneDeclared: 'No versicola declared.',
};
