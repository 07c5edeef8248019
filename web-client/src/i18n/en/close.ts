import type { close as it } from '../it/close';

export const close: typeof it = {
  close: 'Close the table',
  title: 'Close the table?',
  waiting: 'The table ends for everybody, and nobody comes back to it. Others can be opened.',
  playing: 'You are here alone: the match ends now, as it stands, and the table with it.',
  closed: 'This table was closed.',
  yours: (n) => `You have ${n} tables that are not finished, as many as one may have. Close one of them:`,
};
