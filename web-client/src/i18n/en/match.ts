import type { match as it } from '../it/match';

export const match: typeof it = {
  girata: 'Girata',
  girone: 'Girone',
  title: (girate) => (girate === 3 ? 'The girone' : 'The girata'),
  over: (girate) => (girate === 3 ? 'The girone is over' : 'The girata is over'),
  broken: (girate) => (girate === 3 ? 'The girone was broken off' : 'The girata was broken off'),
  nth: (n) => ['First', 'Second', 'Third'][n - 1] + ' girata',
  after: 'So far',
  toPlay: 'to be played',
  notPlayed: (n) => `Hand ${n}, not played`,
  versus: (one, other) => `${one} against ${other}`,
  lines: {
    bonus: () => 'Prize for winning the girata',
    interruption: (hand) => `Hand ${hand} not played: those who would not have dealt it pay`,
    desertion: (hand, who, n) =>
      n === 1
        ? `Hand ${hand} not played: ${who} pays, having left the table`
        : `Hand ${hand} not played: ${who} pay, having left the table`,
  },
  deserted: (who, _) => `${who} left the table.`,
  winner: (names, n) => (n === 1 ? `${names} wins` : `${names} win`),
  struck: 'The hand that was being played does not count: its points and resti are struck out.',
  chairs: 'Seats at the table',
  deals: 'deals',
  nextTitle: (nth) => `Now the seats change: ${nth.toLowerCase()}`,
  moves: (who, instead) => `${who} takes ${instead}’s seat`,
  stays: (who) => `${who} stays and deals`,
  drawTitle: 'Drawing for seats',
  drawHint: 'One card each: trumps win, then suit cards by their strength.',
  drawn: (who, card) => `${who} draws ${card}.`,
  drawnAgain: (who, card) => `${who} draws again: ${card}.`,
  drawVoid: { matto: 'The Fool does not count: draw again', tie: 'Equal: draw again' },
  voidMark: { matto: 'void', tie: 'equal' },
  place: (n) => ['1st', '2nd', '3rd', '4th'][n - 1] ?? `${n}th`,
  placeLong: (n) => (n === 1 ? 'highest' : `${['', '', 'second', 'third', 'fourth'][n] ?? n} highest`),
  drawFirst: (who) => `${who} has the highest: keeps the seat and deals.`,
  drawSecond: (who) => `${who} has the second: sits opposite, as partner.`,
  drawOthers: (right, left) => `${right} goes to the dealer’s right, ${left} to the left.`,
  drawSkip: 'Skip',
  drawDone: 'Let us play',
  drawOf: 'The draw for seats',
  breakOff: 'Stop here…',
  breakOffTitle: (girate) => (girate === 3 ? 'Break off the girone?' : 'Break off the girata?'),
  breakOffHow: (n) =>
    n === 1
      ? 'It ends as soon as you wish it: nobody else plays in person.'
      : `It ends when all ${n} who play in person wish it; with the next hand the wishes are forgotten.`,
  breakOffStruck: 'The hand under way does not count: its points and resti are struck out.',
  breakOffFree: 'At this table the hands not played cost nothing.',
  breakOffCost: (hands, each) =>
    `${hands === 1 ? '1 hand is' : `${hands} hands are`} left of this girata: for each, the pair that would not have dealt it pays ${each} resti to those who would have.`,
  breakOffBetween: 'Between two girate nothing is owed: the girate that were played count.',
  breakOffDeserters: (who, n, hands, each) =>
    n === 1
      ? `${who} has left the table, and for ${hands === 1 ? 'the hand that is left' : `each of the ${hands} hands that are left`} alone pays ${each} resti to each opponent.`
      : `${who} have left the table: for ${hands === 1 ? 'the hand that is left' : `each of the ${hands} hands that are left`} each of them pays ${each} resti to each opponent who stayed.`,
  breakOffNow: 'Stopping now',
  breakOffTotal: 'In all',
  wish: 'I should like to stop',
  wishLast: 'Let us stop now',
  withdraw: 'No, I play on',
  wishes: (names, n) => (n === 1 ? `${names} would like to stop.` : `${names} would like to stop.`),
  wishesOf: (n, of) => `${n} of ${of}`,
  wishMark: 'would like to stop',
  look: 'See',
  again: 'Another match',
  againHint: 'The same seats, the same rules: the table waits until everybody is ready.',
  leaveCost: 'If the others stop then, you alone pay for the hands that are left.',
};
