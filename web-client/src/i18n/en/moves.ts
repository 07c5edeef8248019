import type { moves as it } from '../it/moves';
import { plural } from './grammar';

export const moves: typeof it = {
  playIt: (card) => `Play: ${card}`,
  playShort: 'Play',
  onceMore: 'once more to play it',
  sent: 'Sent…',
  chosenOf: (n, of) => `${n} of ${of} chosen`,
  passedMark: '→',
  clause: (id) => `Rule ${id}`,
  handLabel: (n) => plural(n, 'Your hand, 1 card', `Your hand, ${n} cards`),
  worth: (n) => `worth ${n}`,
  playable: 'may be played',
  notPlayable: 'may not be played',
  eligible: 'may be chosen',
  notEligible: 'may not be chosen',
  chosen: 'chosen',
  open: 'seen by all',
  mustGo: 'must go',
  sheetShort: 'Score',
  nextShort: 'Next hand',
  nextHand: 'Ready for the next hand',
  nextHandReady: 'Waiting for the others…',
};
