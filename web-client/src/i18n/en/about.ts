import type { about as it } from '../it/about';

export const about: typeof it = {
  nothing: 'It does not count by itself.',
  combinations: 'It may stand in',
  held: 'in hand',
  heldOf: (n, of) => `You hold ${n} of ${of}.`,
};
