import type { aids as it } from '../it/aids';

export const aids: typeof it = {
  title: 'Memory',
  playedOf: (n, of) => `${n} of ${of} played`,
  fate: { held: 'in your hand', won: 'in your side’s tricks', out: 'played', unseen: 'not seen yet' },
  key: 'Faded: played. Marked below: in your hand, or in your side’s tricks.',
};
