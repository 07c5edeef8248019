// API calls about clubs.
import type {
  Club,
  ClubChange,
  ClubInvitationMade,
  ClubInvited,
  ClubList,
  ClubMade,
  ClubRole,
  Correction,
  CorrectionMade,
  MemberRole,
  PaperAnswer,
  PaperList,
  PaperMade,
  PaperRequest,
  SeasonChange,
  SeasonMade,
  SeasonRequest,
  Standings,
  TableCreated,
  TableRequest,
} from '../protocol/types';
import { ApiError, call } from '../net/api';
import { resolveUrl } from '../net/base';

const clubPath = (club: string, below = ''): string => `clubs/${encodeURIComponent(club)}${below}`;
const seasonPath = (club: string, season: string, below = ''): string =>
  clubPath(club, `/seasons/${encodeURIComponent(season)}${below}`);

async function fetchText(path: string): Promise<string> {
  const response = await fetch(resolveUrl(`api/${path}`), { credentials: 'same-origin' });
  if (!response.ok) throw new ApiError(response.status, 'not_found', '', response.statusText);
  return response.text();
}

export const clubs = {
  mine: () => call<ClubList>('clubs'),
  found: (name: string, zone: string) => call<ClubMade>('clubs', 'POST', { name, zone }),
  /** The secret is sent in the body, since proxies log addresses. */
  invited: (secret: string) => call<ClubInvited>('clubs/invited', 'POST', { secret }),
  join: (secret: string) => call<ClubMade>('clubs/join', 'POST', { secret }),
  one: (club: string) => call<Club>(clubPath(club)),
  change: (club: string, change: ClubChange) => call<Club>(clubPath(club), 'PATCH', change),
  /** `note`: recipient; may be empty. */
  invite: (club: string, note: string) =>
    call<ClubInvitationMade>(clubPath(club, '/invitations'), 'POST', note ? { note } : {}),
  endInvitation: (club: string, invitation: string) =>
    call<object>(clubPath(club, '/invitations/end'), 'POST', { invitation }),
  /** `was`: the role shown; a role changed by somebody else in the meantime is a conflict. */
  setRole: (club: string, person: number, role: ClubRole | null, was: ClubRole) =>
    call<MemberRole>(clubPath(club, '/members'), 'POST', { person, role, was }),
  addSeason: (club: string, season: SeasonRequest) => call<SeasonMade>(clubPath(club, '/seasons'), 'POST', season),
  changeSeason: (club: string, season: string, change: SeasonChange) =>
    call<Club>(seasonPath(club, season), 'PATCH', change),
  makeTable: (club: string, request: Partial<TableRequest>) =>
    call<TableCreated>(clubPath(club, '/tables'), 'POST', request),
  standings: (club: string, season: string) => call<Standings>(seasonPath(club, season, '/standings')),
  papers: (club: string, season: string) => call<PaperList>(seasonPath(club, season, '/papers')),
  enter: (club: string, season: string, paper: PaperRequest) =>
    call<PaperMade>(seasonPath(club, season, '/papers'), 'POST', paper),
  answer: (club: string, season: string, paper: string, confirm: boolean) =>
    call<PaperAnswer>(seasonPath(club, season, `/papers/${encodeURIComponent(paper)}/answer`), 'POST', { confirm }),
  correct: (club: string, season: string, correction: Correction) =>
    call<CorrectionMade>(seasonPath(club, season, '/corrections'), 'POST', correction),
  /** The ledger as JSON Lines. */
  ledger: (club: string, season: string) => fetchText(seasonPath(club, season, '/ledger')),
  /** `release`: also when the club has open tables. */
  remove: (club: string, version: number, release: boolean) =>
    call<ClubMade>(clubPath(club), 'DELETE', { version, ...(release ? { release } : {}) }),
  /** URL of a download. */
  file: (club: string, season: string, name: 'standings.csv' | 'ledger'): string =>
    resolveUrl(`api/${seasonPath(club, season, `/${name}`)}`),
};
