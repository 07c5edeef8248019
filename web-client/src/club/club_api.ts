// The server's calls about clubs.
import type {
  Club,
  ClubChange,
  ClubConflict,
  ClubInvitationMade,
  ClubInvited,
  ClubList,
  ClubMade,
  ClubRole,
  Correction,
  CorrectionMade,
  Imported,
  MemberRole,
  PaperAnswer,
  PaperList,
  PaperMade,
  PaperRequest,
  SeasonChange,
  SeasonMade,
  SeasonRequest,
  SeasonRounds,
  Standings,
  TableCreated,
  TableRequest,
} from '../protocol/types';
import { ApiError } from '../net/api';
import { resolveUrl } from '../net/base';
import { clubCall as call, membership } from './membership.svelte';

const at = (club: string, below = ''): string => `clubs/${encodeURIComponent(club)}${below}`;
const of = (club: string, season: string, below = ''): string =>
  at(club, `/seasons/${encodeURIComponent(season)}${below}`);

async function told(path: string): Promise<string> {
  const response = await fetch(resolveUrl(`api/${path}`), { credentials: 'same-origin' });
  if (!response.ok) throw new ApiError(response.status, 'not_found', '', response.statusText);
  return response.text();
}

export const clubs = {
  mine: () => call<ClubList>('clubs'),
  found: (name: string, zone: string) => call<ClubMade>('clubs', 'POST', { name, zone }),
  /** Its secret goes in the body: addresses are logged on the way. */
  invited: (secret: string) => call<ClubInvited>('clubs/invited', 'POST', { secret }),
  join: (secret: string) => call<ClubMade>('clubs/join', 'POST', { secret }),
  async one(club: string): Promise<Club> {
    const shown = await call<Club>(at(club));
    membership.note(shown, shown.role);
    return shown;
  },
  change: (club: string, change: ClubChange) => call<Club>(at(club), 'PATCH', change),
  /** `note`: for whom; may be empty. */
  invite: (club: string, note: string) =>
    call<ClubInvitationMade>(at(club, '/invitations'), 'POST', note ? { note } : {}),
  endInvitation: (club: string, invitation: string) =>
    call<object>(at(club, '/invitations/end'), 'POST', { invitation }),
  /** `was`: what he is shown to be; where another has changed it meanwhile one is told. */
  setRole: (club: string, person: number, role: ClubRole | null, was: ClubRole) =>
    call<MemberRole>(at(club, '/members'), 'POST', { person, role, was }),
  addSeason: (club: string, season: SeasonRequest) => call<SeasonMade>(at(club, '/seasons'), 'POST', season),
  changeSeason: (club: string, season: string, change: SeasonChange) => call<Club>(of(club, season), 'PATCH', change),
  makeTable: (club: string, request: Partial<TableRequest>) => call<TableCreated>(at(club, '/tables'), 'POST', request),
  standings: (club: string, season: string) => call<Standings>(of(club, season, '/standings')),
  rounds: (club: string, season: string) => call<SeasonRounds>(of(club, season, '/rounds')),
  papers: (club: string, season: string) => call<PaperList>(of(club, season, '/papers')),
  enter: (club: string, season: string, paper: PaperRequest) =>
    call<PaperMade>(of(club, season, '/papers'), 'POST', paper),
  answer: (club: string, season: string, paper: string, confirm: boolean) =>
    call<PaperAnswer>(of(club, season, `/papers/${encodeURIComponent(paper)}/answer`), 'POST', { confirm }),
  correct: (club: string, season: string, correction: Correction) =>
    call<CorrectionMade>(of(club, season, '/corrections'), 'POST', correction),
  import: (club: string, season: string, csv: string, dry: boolean, again: boolean) =>
    call<Imported>(of(club, season, '/import'), 'POST', { csv, dry_run: dry, again }),
  /** Its JSON Lines. */
  ledger: (club: string, season: string) => told(of(club, season, '/ledger')),
  /** With open tables only where they are let go. */
  remove: (club: string, version: number, release: boolean) =>
    call<ClubMade>(at(club), 'DELETE', { version, ...(release ? { release } : {}) }),
  /** The address of what may be taken away. */
  file: (club: string, season: string, name: 'standings' | 'standings.csv' | 'ledger'): string =>
    resolveUrl(`api/${of(club, season, `/${name}`)}`),
};

/** What another has changed meanwhile; none where it is something else that went wrong. */
export function conflict(error: unknown): ClubConflict | null {
  return error instanceof ApiError && error.code === 'stale' ? (error.answer as ClubConflict) : null;
}
