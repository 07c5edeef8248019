import type { match as it } from '../it/match';
import { plural } from '../../../../i18n/grammar.en';

export const match: typeof it = {
  girata: 'Girata',
  girone: 'Girone',
  title: (girate) => (girate === 3 ? 'The girone' : 'The girata'),
  over: (girate) => (girate === 3 ? 'The girone is over' : 'The girata is over'),
  broken: (girate) => (girate === 3 ? 'The girone was stopped early' : 'The girata was stopped early'),
  nth: (n) => ['First', 'Second', 'Third'][n - 1] + ' girata',
  lines: {
    bonus: () => 'Prize for winning the girata',
    interruption: (hand) => `Hand ${hand} not played: those who would not have dealt it pay`,
    desertion: (hand, who, n) =>
      plural(
        n,
        `Hand ${hand} not played: ${who} pays, having left the table`,
        `Hand ${hand} not played: ${who} pay, having left the table`,
      ),
  },
  unit: 'resti',
  resti: (n) => plural(n, '1 resto', `${n} resti`),
  struck: 'The current hand does not count: its points and resti are removed.',
  nextTitle: (nth) => `Seats change: ${nth.toLowerCase()}`,
  stays: (who) => `${who} stays and deals`,
  drawHint: 'One card each: trumps win, then suit cards by rank.',
  drawFirst: (who) => `${who} has the highest card: keeps the seat and deals.`,
  drawSecond: (who) => `${who} has the second highest: sits opposite as partner.`,
  drawOthers: (right, left) => `${right} goes to the dealer’s right, ${left} to the left.`,
  breakOffStruck: 'The current hand does not count: its points and resti are removed.',
};
