import type { match as it } from '../it/match';
import { plural } from '../../../../i18n/grammar.en';

export const match: typeof it = {
  name: 'Match',
  title: 'The match',
  over: 'The match is over',
  broken: 'The match was stopped early',
  units: { point: 'points', posta: 'poste', punto: 'Punti' },
  points: (n) => plural(n, '1 point', `${n} points`),
  poste: (n) => plural(n, '1 posta', `${n} poste`),
  punti: (n) => plural(n, '1 Punto', `${n} Punti`),
  spoils: (won, others) => `${won} to ${others}`,
  struck: 'The current hand does not count: its points are removed.',
  nextTitle: 'Seats change',
  stays: (who) => `${who} deals`,
  drawHint: 'One card each: the two highest play against the two lowest.',
  drawFirst: (who) => `${who} has the highest card and deals first.`,
  drawSecond: (who) => `${who} has the second highest: sits opposite as partner.`,
  drawInOrder: 'The others sit at the dealer’s right, from the highest card to the lowest.',
  drawOthers: (right, left) => `${right} goes to the dealer’s right, ${left} to the left.`,
  breakOffStruck: 'The current hand does not count: its points are removed.',
};
