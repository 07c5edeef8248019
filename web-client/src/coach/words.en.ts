import type * as it from './words.it';

export const coach: typeof it.coach = {
  title: 'Tips for your first hands',
  idle: 'During your first hands, this explains what happens.',
  next: 'Got it',
  off: 'No more tips',
  setting: 'Explain what happens during my first hands',
};
