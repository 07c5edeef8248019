import type * as it from './words.it';

export const coach: typeof it.coach = {
  title: 'Tips for your first hands',
  next: 'Got it',
  off: 'No more tips',
  setting: 'Explain what happens during my first hands',
};
