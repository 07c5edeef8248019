import type { table as it } from '../it/table';
import { does, YOU } from '../../../../i18n/grammar.en';

export const table: typeof it = {
  played: 'Cards played',
  to: (target) => `to ${target}`,
  accusi: 'Accusi',
  accusiOf: (points) => `accusi +${points}`,
  match: 'Match',
  noAccusi: 'No declarations.',
  declared: 'Accuso',
  lastTwo: 'The last two',
  lastTwoHint: (who) => `${does(who, 'takes', 'take')} them, or ${who === YOU ? 'call' : 'calls'} out.`,
  called: 'out',
  says: { busso: '“busso”', striscio: '“striscio”', volo: '“volo”' },
};
