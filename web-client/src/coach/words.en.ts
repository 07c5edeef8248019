import type { words as it } from './words.it';

type Words = typeof it;

const coach: Words['coach'] = {
  title: 'Tips for your first hands',
  idle: 'During your first hands, this explains what happens.',
  next: 'Got it',
  off: 'No more tips',
  setting: 'Explain what happens during my first hands',
};

export const words: Words = { coach };
