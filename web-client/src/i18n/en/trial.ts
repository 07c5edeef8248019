import type { trial as it } from '../it/trial';

export const trial: typeof it = {
  from: 'Play on from here',
  title: 'What if it had been played otherwise?',
  text: 'From this point the hand is played again against bots, who see their own cards alone. It is a trial of your own: nothing of it stays, neither in an account nor among the matches.',
  seat: (name) => `In ${name}’s place`,
  mark: 'A trial: it does not count',
  back: 'Back to the hand',
  anew: 'From the start',
  menu: 'The trial',
  failed: 'The server did not answer: the move was not made.',
  over: 'What was, and what would have been',
  was: 'Then',
  would: 'In the trial',
  wasSheet: 'The account of then',
  wouldSheet: 'The account of the trial',
  unfinished: 'that hand was not finished',
};
