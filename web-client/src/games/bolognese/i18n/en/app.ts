import type { app as it } from '../it/app';

export const app: typeof it = {
  suits: { C: 'Cups', D: 'Coins', S: 'Swords', B: 'Batons', T: 'trumps', M: 'Fool' },
};
