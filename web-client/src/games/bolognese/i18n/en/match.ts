import type { match as it } from '../it/match';
import { plural } from '../../../../i18n/en/grammar';

export const match: typeof it = {
  name: 'Match',
  title: 'The match',
  over: 'The match is over',
  broken: 'The match was broken off',
  unit: 'points',
  spoils: (won, others) => `${won} to ${others}`,
  struck: 'The hand that was being played does not count: its points are struck out.',
  nextTitle: 'Now the seats change',
  stays: (who) => `${who} deals`,
  drawHint: 'One card each: the two higher play against the two lower.',
  drawVoid: {
    matto: { text: 'The Fool does not count: draw again', mark: 'void' },
    tie: { text: 'Equal: draw again', mark: 'equal' },
  },
  drawFirst: (who) => `${who} has the highest: deals first.`,
  drawSecond: (who) => `${who} has the second: sits opposite, as partner.`,
  drawOthers: (right, left) => `${right} goes to the dealer’s right, ${left} to the left.`,
  breakOffTitle: 'Break off the match?',
  breakOffStruck: 'The hand under way does not count: its points are struck out.',
  breakOffNothing: 'The points of the hands that were played stand; nothing else is owed.',
  breakOffDeserters: (who, n) =>
    plural(n, `${who} has left the table.`, `${who} have left the table.`) +
    ' The points of the hands that were played stand.',
};
