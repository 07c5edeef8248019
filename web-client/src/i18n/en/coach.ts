import type { coach as it } from '../it/coach';

export const coach: typeof it = {
  title: 'Hints for the first hands',
  idle: 'In your first hands, what happens is explained here.',
  next: 'I see',
  off: 'No more hints',
  label: 'First hands',
  setting: 'Explain what happens in the first hands',
};
