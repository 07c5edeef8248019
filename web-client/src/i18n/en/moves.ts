import type { moves as it } from '../it/moves';
import { plural } from './grammar';

export const moves: typeof it = {
  playIt: (card) => `Play: ${card}`,
  playShort: 'Play',
  onceMore: 'again to play it',
  sent: 'Sent…',
  chosenOf: (n, of) => `${n} of ${of} chosen`,
  passedMark: '→',
  clause: (id) => `Rule ${id}`,
  handLabel: (n) => plural(n, 'Your hand, 1 card', `Your hand, ${n} cards`),
  worth: (n) => `worth ${n}`,
  playable: 'playable',
  notPlayable: 'not playable',
  eligible: 'can be chosen',
  notEligible: 'cannot be chosen',
  chosen: 'chosen',
  open: 'face up',
  mustGo: 'must go first',
  sheetShort: 'Score',
  nextShort: 'Next hand',
  nextHand: 'Ready for the next hand',
  nextHandReady: 'Waiting for the others…',
};
