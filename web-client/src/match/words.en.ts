import { plural } from '../i18n/grammar.en';
import type * as it from './words.it';

export const match: typeof it.match = {
  after: 'So far',
  versus: (one, other) => `${one} against ${other}`,
  endings: { called: 'called out', annulled: 'annulled' },
  deserted: (who, _) => `${who} left the table.`,
  winner: (names, n) => plural(n, `${names} wins`, `${names} win`),
  thisHand: (result) => `This hand: ${result}`,
  forUs: (what) => `${what} for us`,
  forThem: (what) => `${what} for them`,
  forYou: (what) => `${what} for you`,
  forSome: (names, what) => `${what} for ${names}`,
  level: 'level',
  chairs: 'Seats',
  deals: 'deals',
  drawTitle: 'Drawing for seats',
  drawVoid: 'void',
  place: (n) => ['1st', '2nd', '3rd', '4th'][n - 1] ?? `${n}th`,
  drawDone: 'Play',
  breakOffCost: (amounts) => `The hands left are paid as follows: ${amounts}.`,
  breakOffFree: 'The hands left cost nothing.',
  wishMark: 'would like to stop',
  again: 'Another match',
  againHint: 'Same seats, same rules: it starts as soon as everyone agrees.',
  leaveCost: 'If the others stop after that, you alone pay for the hands left.',
};
