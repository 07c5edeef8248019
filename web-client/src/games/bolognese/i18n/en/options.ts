import type { options as it } from '../it/options';

export const options: typeof it = {
  groups: { match: 'The match', play: 'The play', other: 'Other' },
  sources: { barilli: 'Barilli', variant: 'Barilli, variant', none: 'no source' },
  list: {
    target: {
      name: 'The target',
      text: 'The match ends when a pair, or one of two players, reaches this many points; a player who reaches it by declaring may call out.',
      values: {},
      value: (n) => `To ${n}`,
    },
    signals: {
      name: 'Busso, striscio, volo',
      text: 'The leader may signal to the partner: in the suits only once the King is gone, and striscio and volo only if true.',
      values: { true: 'Allowed', false: 'Not allowed' },
    },
  },
};
