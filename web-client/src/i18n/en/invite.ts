import type { invite as it } from '../it/invite';
import { plural } from './grammar';

export const invite: typeof it = {
  by: (host, game) => `${host} invites you to ${game}`,
  youAre: (name) => `Here you are “${name}”.`,
  at: (host, game) => `${host}’s table: ${game}`,
  seated: (names) => `Already seated: ${names}.`,
  nobody: 'No players yet.',
  free: (n) => plural(n, '1 seat is free.', `${n} seats are free.`),
  none: 'No seat is free.',
  voidTitle: 'Invitation no longer valid',
  missing: 'You need an invitation',
  void: 'The host has made a new invitation, or the table is closed. Ask the sender for another link.',
  share: 'Send invitation…',
  shareText: (host, game) => `${host} invites you to ${game} on Germini`,
  code: 'QR code',
  codeTitle: 'Scan this invitation',
  local: 'This link works on this computer only. To invite others, open this page at the address they can reach.',
  back: 'Back to your seat',
  backTitle: 'Your seat is waiting',
  backText: 'This link brings you back to your seat in this browser. It works once.',
  backInstead: (name) =>
    `This link brings you back to your seat in this browser, and works once. But ${name} plays here and will no longer be recognised in this browser.`,
  backUsed: 'This link has been used',
  backVoid:
    'The link works once: it has been used, or there is a newer one. You still have your seat: ask the server’s administrator for another link.',
  sits: (name) => `${name} sits down.`,
  stands: (name) => `${name} stands up.`,
};
