import type { about as it } from '../it/about';

export const about: typeof it = {
  nothing: 'Worth nothing by itself.',
  combinations: 'Can be part of',
  held: 'in hand',
  heldOf: (n, of) => `You have ${n} of ${of}.`,
};
