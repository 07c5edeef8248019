// Invitations stored in this browser: a client that has one always sends it.
import { localStore } from './storage';

const key = (table: string): string => `germini.invitation.${table}`;

export const invitationOf = (table: string): string | undefined => localStore.get(key(table)) ?? undefined;

export const keepInvitation = (table: string, invitation: string): void => localStore.set(key(table), invitation);

/** Returns the table and invitation of a link or of its last part; null if it is neither. */
export function readLink(link: string): { table: string; invitation?: string } | null {
  const found = /(?:#\/?)?table\/([a-z0-9]{8,32})(?:\/([A-Za-z0-9_-]{22,64}))?\/?$/.exec(link.trim());
  if (!found?.[1]) return null;
  return found[2] ? { table: found[1], invitation: found[2] } : { table: found[1] };
}

/** Returns the link that leads to a table. */
export const linkTo = (table: string, invitation?: string): string =>
  `${location.origin}${location.pathname}#/table/${table}${invitation ? `/${invitation}` : ''}`;
