import type { mattazza as it } from '../it/mattazza';
import { does, plural, together } from '../../../../i18n/grammar.en';
import { punti } from './table';

export const mattazza: typeof it = {
  giveHint: 'It goes to the winner of the Fool’s trick. Give a scartino if you have one; an ace or a trump will do.',
  giveRefused: 'For the Fool, give a scartino from your tricks: an ace, a pip or a trump that is not a Tarocco.',
  talk: {
    duro: 'I am strong: let us leave somebody without a trick',
    metti: 'Play your strongest cards, trumps or Kings',
    migliori: 'Play your best trumps',
    pagatore: 'If you are so strong, prove it with a strong card: we throw our court cards on it',
    campagna: 'Play a weak card of a suit',
  },
  noWinner: 'Everybody has lost',
  drawHint: 'One card each: the highest deals first.',
  drawn: (who) => [
    `${who} has the highest card and deals.`,
    'The others sit at the dealer’s right, from the highest card to the lowest.',
  ],
  limit: (n) => `to ${punti(n)}`,
  punti: 'Punti',
  taken: (n) => plural(n, '1 point', `${n} points`),
  rests: 'sits out',
  count: 'Count',
  writes: 'Writes',
  loses: (who) => `${who.length > 1 ? `${together(who)} lose` : does(who[0] ?? '', 'loses', 'lose')} the hand`,
  noTrick: 'no trick',
  highest: (n) => plural(n, 'highest score', 'tied for the highest score'),
  noCount: 'Somebody took no trick: the points do not matter.',
  scartini: 'Count of the scartini, by tricks',
};
