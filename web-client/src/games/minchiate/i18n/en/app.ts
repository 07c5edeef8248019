import type { app as it } from '../it/app';
import { plural } from '../../../../i18n/grammar.en';

export const app: typeof it = {
  suits: { C: 'Cups', D: 'Coins', S: 'Swords', B: 'Batons', T: 'Trumps', M: 'Fool' },
  resti: (n) => plural(n, '1 resto', `${n} resti`),
};
