import type { close as it } from '../it/close';

export const close: typeof it = {
  close: 'Close the table',
  hint: 'You are the only player: the match ends as it stands.',
  title: 'Close the table?',
  waiting: 'This closes the table for everyone, for good. You can open another one.',
  playing: 'You are the only player here: the match ends now as it stands, and the table closes.',
  closed: 'This table was closed.',
  yours: (n) => `You have ${n} unfinished tables, the most allowed. Close one of them:`,
};
