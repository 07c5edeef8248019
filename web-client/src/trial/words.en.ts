import type * as it from './words.it';

export const trial: typeof it.trial = {
  from: 'Play on from here',
  title: 'What if you had played differently?',
  text: 'From this point you replay the hand against bots, which see only their own cards. Only you see this trial: it is not recorded and does not count.',
  seat: (name) => `In place of ${name}`,
  mark: 'Trial: does not count',
  back: 'Back to the hand',
  restart: 'Restart',
  menu: 'Trial',
  failed: 'The server did not respond, so your move was not made.',
  over: 'The real result and the trial',
  lead: (points, worth) => `${points} (${worth})`,
  was: 'Real',
  would: 'Trial',
  wasSheet: 'Real score sheet',
  wouldSheet: 'Trial score sheet',
  unfinished: 'that hand was not finished',
};
