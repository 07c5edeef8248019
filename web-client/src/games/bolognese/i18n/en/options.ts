import type { options as it } from '../it/options';

export const options: typeof it = {
  groups: { match: 'The match', bid: 'The bids', play: 'The play', score: 'The count', other: 'Other' },
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
    object_after_pass: {
      name: 'Objecting after PASSO',
      text: 'POSSO? needs the consent of both others. This decides whether a player who has passed may still object with FACCIO DI MIO.',
      values: { true: 'Allowed', false: 'Not allowed' },
    },
    poste_from: {
      name: 'Points that pay',
      text: 'The winning side’s points are paid in poste: one for every ten, after subtracting five. Fewer points than this pay nothing. A winner always has at least 47 points, so both values give the same results.',
      values: { 15: 'From 15 points', 46: 'From 46 points' },
    },
  },
};
