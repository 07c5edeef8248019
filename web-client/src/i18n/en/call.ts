import type { call as it } from '../it/call';

export const call: typeof it = {
  turn: 'Your turn',
  label: 'When it is your turn',
  sounds: 'Table sounds: cards, tricks, your turn',
  shake: 'Vibrate the phone',
  notify: 'Show a notification while the page is hidden',
  denied: 'Your browser blocks notifications for this page.',
};
