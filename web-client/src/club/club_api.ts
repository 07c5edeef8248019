// API calls about clubs.
import type {
  ClubChange,
  ClubRole,
  Correction,
  PaperRequest,
  SeasonChange,
  SeasonRequest,
  TableRequest,
} from '../protocol/types';
import { ApiError, call } from '../net/api';
import { resolveUrl } from '../net/base';

/** URL of a download. */
const file = (club: string, season: string, name: 'standings.csv' | 'ledger'): string =>
  resolveUrl(`api/clubs/${encodeURIComponent(club)}/seasons/${encodeURIComponent(season)}/${name}`);

export const clubs = {
  mine: () => call('GET clubs'),
  found: (name: string, zone: string) => call('POST clubs', { body: { name, zone } }),
  /** The secret is sent in the body, since proxies log addresses. */
  invited: (secret: string) => call('POST clubs/invited', { body: { secret } }),
  join: (secret: string) => call('POST clubs/join', { body: { secret } }),
  one: (id: string) => call('GET clubs/{id}', { id }),
  change: (id: string, body: ClubChange) => call('PATCH clubs/{id}', { id, body }),
  /** `note`: recipient; may be empty. */
  invite: (id: string, note: string) => call('POST clubs/{id}/invitations', { id, body: note ? { note } : {} }),
  endInvitation: (id: string, invitation: string) =>
    call('POST clubs/{id}/invitations/end', { id, body: { invitation } }),
  /** `was`: the role shown; a role changed by somebody else in the meantime is a conflict. */
  setRole: (id: string, person: number, role: ClubRole | null, was: ClubRole) =>
    call('POST clubs/{id}/members', { id, body: { person, role, was } }),
  addSeason: (id: string, body: SeasonRequest) => call('POST clubs/{id}/seasons', { id, body }),
  changeSeason: (id: string, season: string, body: SeasonChange) =>
    call('PATCH clubs/{id}/seasons/{season}', { id, season, body }),
  makeTable: (id: string, body: Partial<TableRequest>) => call('POST clubs/{id}/tables', { id, body }),
  standings: (id: string, season: string) => call('GET clubs/{id}/seasons/{season}/standings', { id, season }),
  papers: (id: string, season: string) => call('GET clubs/{id}/seasons/{season}/papers', { id, season }),
  enter: (id: string, season: string, body: PaperRequest) =>
    call('POST clubs/{id}/seasons/{season}/papers', { id, season, body }),
  answer: (id: string, season: string, paper: string, confirm: boolean) =>
    call('POST clubs/{id}/seasons/{season}/papers/{paper}/answer', { id, season, paper, body: { confirm } }),
  /** Reverses every entry of a match that still counts. */
  takeBack: (id: string, season: string, body: Correction) =>
    call('POST clubs/{id}/seasons/{season}/corrections', { id, season, body }),
  /** The ledger as JSON Lines. */
  async ledger(club: string, season: string): Promise<string> {
    const response = await fetch(file(club, season, 'ledger'), { credentials: 'same-origin' });
    if (!response.ok) throw new ApiError(response.status, 'not_found', '', response.statusText);
    return response.text();
  },
  /** `release`: also when the club has open tables. */
  remove: (id: string, version: number, release: boolean) =>
    call('DELETE clubs/{id}', { id, body: { version, ...(release ? { release } : {}) } }),
  file,
};
