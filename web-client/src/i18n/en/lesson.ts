import type { lesson as it } from '../it/lesson';

export const lesson: typeof it = {
  title: 'Learn in five minutes',
  progress: 'How far the lesson has come',
  next: 'Go on',
  pupil: 'the learner',
  play: 'Do it for me',
  idle: 'Watch: the others are playing now.',
  yours: { title: 'Your turn', text: 'Play the card with the ring: it is a good move.' },
  other: {
    title: 'Allowed, but not here',
    text: 'That move is lawful. But this hand has been played before: choose what has the ring, and it goes on.',
  },
  letBe: 'Play them all for me',
  myself: 'I play myself',
  leave: 'Leave the lesson',
  leaveText:
    'You can take the lesson up again whenever you like, from the first page. You can also have your cards played for you.',
  stay: 'Go on',
  playNow: 'To the table, against bots',
  done: 'To the lobby',
  none: 'There is no lesson for this game yet.',
};
