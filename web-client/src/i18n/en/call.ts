import type { call as it } from '../it/call';

export const call: typeof it = {
  turn: 'Your turn',
  label: 'When it is your turn',
  sounds: 'Sounds of the table: cards, tricks, your turn',
  shake: 'The phone vibrates',
  notify: 'A notification while the page is hidden',
  denied: 'The browser does not allow notifications for this page.',
};
