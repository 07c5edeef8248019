import type * as it from '../../it/lessons';

export const lessons: typeof it.lessons = {
  speak: { title: 'Sicilian tarocchi in twenty steps', text: 'You announce first, then play the hand to its count.' },
  answer: { title: 'Mischio or tengo?', text: 'Your partner announces, and you answer.' },
};
