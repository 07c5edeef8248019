import type { invite as it } from '../it/invite';
import { plural } from './grammar';

export const invite: typeof it = {
  by: (host, game) => `${host} invites you to ${game}`,
  at: (host, game) => `${host}’s table: ${game}`,
  seated: (names) => `Already seated: ${names}.`,
  nobody: 'Nobody sits there yet.',
  free: (n) => plural(n, 'One seat is free.', `${n} seats are free.`),
  none: 'No seat is free.',
  voidTitle: 'No way in here any more',
  missing: 'You need an invitation',
  void: 'Whoever keeps the table has made a new invitation, or the table is closed. Ask for another link where this one came from.',
  share: 'Send the invitation…',
  shareText: (host, game) => `${host} invites you to ${game} on Germini`,
  code: 'QR code',
  codeTitle: 'The invitation, to be scanned',
  local: 'This link works on this computer only: to invite others, open the page by the address at which they see you.',
  back: 'Back to your seat',
  backTitle: 'Your seat is waiting',
  backText: 'This link brings you back to your seat from this browser. It works once.',
  backInstead: (name) =>
    `This link brings you back to your seat from this browser, and it works once. But ${name} plays here, and will not be known here any more.`,
  backUsed: 'A link that has been used',
  backVoid:
    'It works once: it has been used, or there is a newer one. Your seat is where you left it: ask whoever runs the server for another link.',
  sits: (name) => `${name} sits down.`,
  stands: (name) => `${name} stands up.`,
};
