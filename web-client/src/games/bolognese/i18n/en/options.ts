import type { options as it } from '../it/options';

export const options: typeof it = {
  groups: { match: 'The match', bid: 'The bids', play: 'The play', score: 'The count', other: 'Other' },
  sources: { barilli: 'Barilli', variant: 'Barilli, variant' },
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
    players: {
      name: 'Players',
      text: 'Ten cards each, however many you are; the others stay out of play.',
      values: { 3: 'Three', 4: 'Four', 5: 'Five', 6: 'Six' },
    },
    end: {
      name: 'How the match ends',
      text: 'The loser of a hand writes a Punto; this decides who has lost the match. If several lose together, with three or four it takes two with 3 Punti or one with 6, with five or six three with 2 or one with 4, and the limit above does not count.',
      values: {
        drop: 'Players at the limit drop out, the last two win',
        group: 'Two or three lose together',
        first: 'The first player at the limit loses',
      },
    },
    loser_deals: {
      name: 'Who deals next',
      text: 'Usually you deal in turn; at some tables the loser deals.',
      values: { true: 'The loser', false: 'In turn' },
    },
  },
};
