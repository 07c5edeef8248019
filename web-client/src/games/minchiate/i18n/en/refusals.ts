import type { refusals as it } from '../it/refusals';

export const refusals: typeof it = {
  'CUT-1': 'The bottom of the pack must be a plain suit card.',
  'CUT-2': 'Lift at least one card, and leave enough below.',
  'DISC-1': 'Discard as many cards as you robbed and took.',
  'DISC-2': 'You cannot discard counting cards or the 29.',
  'D-10': 'Declare only complete versicole from your hand, each once.',
  'PLAY-2': 'You have the suit led: follow suit.',
  'PLAY-3': 'You are void in the suit led: play a trump.',
  'KING-1': 'This suit is led for the first time and a player has trumped: you must play the King.',
  'MAT-2': 'The Fool cannot save a forced King.',
  'MAT-6': 'Pay for the Fool with your least valuable card.',
  'VAR-1': 'Another player plays for the fallen hand, or falling is not possible here.',
  'CLAIM-1':
    'You can claim the rest only when leading, from the second trick on, with at least two cards, once per hand.',
  'CLAIM-2': 'From what you know, it is not certain that you win all the rest. The others do not see your claim.',
};
