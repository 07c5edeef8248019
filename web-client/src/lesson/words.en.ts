import type * as it from './words.it';

export const lesson: typeof it.lesson = {
  title: 'Lessons',
  intro: 'A real hand, explained card by card: you play yours, the others play theirs.',
  all: 'All lessons',
  finished: 'Done',
  progress: 'Lesson progress',
  next: 'Continue',
  pupil: 'the learner',
  play: 'Do it for me',
  idle: 'Watch: the others are playing.',
  yours: { title: 'Your turn', text: 'Play the card with the bulb.' },
  other: {
    title: 'Legal, but not here',
    text: 'That move is legal, but this lesson follows a set hand: make the marked move to continue.',
  },
  leave: 'Leave lesson',
  leaveText: 'You can come back to the lesson from the start page at any time.',
  playNow: 'Play against bots',
  none: 'There is no such lesson.',
};
