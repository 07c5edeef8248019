import type { refusals as it } from '../it/refusals';

export const refusals: typeof it = {
  'DISC-1': 'Exactly two cards are discarded, no more and no fewer.',
  'DISC-2': 'Kings and Tarocchi may not be discarded.',
  'ACC-1': 'Only whole combinations that one holds are declared, each of them once.',
  'OUT-1': 'These points do not reach the target: you cannot call out.',
  'OUT-2': 'This seat has no right to call out now.',
  'FOLLOW-1': 'You hold the suit led: you must follow.',
  'FOLLOW-2': 'You are void in the suit: you must play a trump.',
  'SAY-1':
    'That may not be said with this card: in the suits the King must have been played, and the word must be true.',
  'GIVE-1': 'This card may not be given for the Fool.',
  'CLAIM-1': 'The rest is claimed on the lead, from the second trick on, with two cards at least, once in a hand.',
  'CLAIM-2': 'By what you may know, it is not certain that you win all the rest. The others have not heard.',
};
