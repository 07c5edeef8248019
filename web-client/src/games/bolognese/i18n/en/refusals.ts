import type { refusals as it } from '../it/refusals';

export const refusals: typeof it = {
  'DISC-1': 'Discard exactly the number of cards asked for.',
  'DISC-2': 'You cannot discard Kings or Tarocchi.',
  'BID-1': 'At this table you cannot object after you have passed: answer VA BENE.',
  'ACC-1': 'Declare only complete combinations from your hand, each once.',
  'OUT-1': 'These points do not reach the target: you cannot call out.',
  'OUT-2': 'You cannot call out from this seat now.',
  'FOLLOW-1': 'You have the suit led: follow suit.',
  'FOLLOW-2': 'You are void in the suit led: play a trump.',
  'SAY-1':
    'You cannot signal this with this card: in a suit, the King must already be played, and the signal must be true.',
  'GIVE-1': 'You cannot give this card for the Fool.',
  'CLAIM-1':
    'You can claim the rest only when leading, from the second trick on, with at least two cards, once per hand.',
  'CLAIM-2': 'From what you know, it is not certain that you win all the rest. The others do not see your claim.',
};
