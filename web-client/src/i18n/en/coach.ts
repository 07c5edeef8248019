import type { coach as it } from '../it/coach';

export const coach: typeof it = {
  title: 'Tips for your first hands',
  idle: 'During your first hands, this explains what happens.',
  next: 'Got it',
  off: 'No more tips',
  label: 'First hands',
  setting: 'Explain what happens during my first hands',
};
