// HTTP API of the server.
import type {
  AgreementRequest,
  CodesMade,
  Guest,
  GuestCreated,
  HandOne,
  History,
  HttpError,
  LinkCode,
  LinkCodePreview,
  LinkCodeRequest,
  LinkMade,
  LogInRequest,
  MatchOne,
  Me,
  PasswordChange,
  RecordReplay,
  RecoverRequest,
  ResetRequest,
  RulesList,
  ServerInfo,
  SessionList,
  SessionsEnded,
  SharedHand,
  ShareEnd,
  ShareList,
  ShareMade,
  SignedUp,
  SignUpRequest,
  StruckHand,
  TableCreated,
  TableList,
  TableOne,
  TableRequest,
  Version,
  WhatIf,
  WhatIfRequest,
} from '../protocol/types';
import { resolveUrl } from './base';

/** Error response: status, code, message and path of the field. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly path: string,
    message: string,
    /** The whole response. */
    readonly answer: unknown = null,
  ) {
    super(message);
  }
}

export async function call<Answer>(path: string, method = 'GET', body?: object | string): Promise<Answer> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.body = typeof body === 'string' ? body : JSON.stringify(body);
    init.headers = { 'Content-Type': 'application/json' };
  }
  let response: Response;
  try {
    response = await fetch(resolveUrl(`api/${path}`), init);
  } catch {
    throw new ApiError(0, 'offline', '', 'no connection');
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const error = (answer as HttpError | null)?.error;
    throw new ApiError(
      response.status,
      error?.code ?? 'internal_error',
      error?.path ?? '',
      error?.message ?? response.statusText,
      answer,
    );
  }
  return answer as Answer;
}

const id = encodeURIComponent;

export const api = {
  me: () => call<Guest>('guests/me'),
  createGuest: (name: string) => call<GuestCreated>('guests', 'POST', { name }),
  /** Restores a seat by a link; the secret is sent in the body. */
  back: (secret: string) => call<Guest>('guests/back', 'POST', { secret }),
  rename: (name: string) => call<Guest>('guests/me', 'PATCH', { name }),
  /** Public facts about the server. */
  server: () => call<ServerInfo>('server'),
  signUp: (request: SignUpRequest) => call<SignedUp>('accounts', 'POST', request),
  logIn: (request: LogInRequest) => call<Guest>('log-in', 'POST', request),
  /** A code for another browser, with the account's password; and entering another browser's code. */
  makeLinkCode: (password?: string) => call<LinkCode>('me/link-code', 'POST', { password }),
  previewLinkCode: (code: string) =>
    call<LinkCodePreview>('link-code', 'POST', { code, dry_run: true } satisfies LinkCodeRequest),
  enterLinkCode: (request: LinkCodeRequest) => call<Guest>('link-code', 'POST', request),
  recover: (request: RecoverRequest) => call<Guest>('log-in/code', 'POST', request),
  /** Uses an administrator's link; the secret is sent in the body. */
  reset: (request: ResetRequest) => call<Guest>('log-in/reset', 'POST', request),
  account: () => call<Me>('me'),
  deleteMe: (password?: string) => call<SessionsEnded>('me', 'DELETE', password === undefined ? {} : { password }),
  logOut: () => call<SessionsEnded>('me/log-out', 'POST', {}),
  changePassword: (request: PasswordChange) => call<SessionsEnded>('me/password', 'PATCH', request),
  renewCodes: (password: string) => call<CodesMade>('me/codes', 'POST', { password }),
  sessions: () => call<SessionList>('me/sessions'),
  endOthers: () => call<SessionsEnded>('me/sessions', 'DELETE'),
  endSession: (session: string) => call<SessionsEnded>(`me/sessions/${id(session)}`, 'DELETE'),
  becomeAdministrator: (secret: string) => call<Guest>('administrator', 'POST', { secret }),
  /** `password`: your own, required if the login is an administrator's. */
  makeResetLink: (login: string, password?: string) => call<LinkMade>('reset-links', 'POST', { login, password }),
  makeSignUpLink: () => call<LinkMade>('sign-up-links', 'POST', {}),
  tables: () => call<TableList>('tables'),
  table: (table: string) => call<TableOne>(`tables/${id(table)}`),
  invitation: (table: string, invitation: string) => call<TableOne>('invitations', 'POST', { table, invitation }),
  createTable: (request: TableRequest) => call<TableCreated>('tables', 'POST', request),
  history: (before?: string) => call<History>(`history${before ? `?before=${id(before)}` : ''}`),
  match: (match: string) => call<MatchOne>(`matches/${id(match)}`),
  struckHand: (match: string) => call<StruckHand>(`matches/${id(match)}/struck-out`),
  /** Events as sent to a seat or a bystander; otherwise with every card that anybody saw. */
  hand: (hand: string, as?: number | 'bystander') =>
    call<HandOne>(`hands/${id(hand)}${as === undefined ? '' : `?as=${as}`}`),
  /** `record`: the record's text, as in its file. */
  replay: (record: string, as?: number | 'bystander') =>
    call<RecordReplay>(`records/replay${as === undefined ? '' : `?as=${as}`}`, 'POST', record),
  whatIf: (asked: WhatIfRequest) => call<WhatIf>('what-if', 'POST', asked),
  shares: (hand: string) => call<ShareList>(`hands/${id(hand)}/shares`),
  share: (hand: string) => call<ShareMade>(`hands/${id(hand)}/shares`, 'POST', {}),
  agree: (hand: string, agree: boolean) => call<AgreementRequest>(`hands/${id(hand)}/agreement`, 'POST', { agree }),
  agreeOnMatch: (match: string, agree: boolean) =>
    call<AgreementRequest>(`matches/${id(match)}/agreement`, 'POST', { agree }),
  endShare: (share: string) => call<ShareEnd>('shares/end', 'POST', { share }),
  /** The secret is sent in the body, since proxies log addresses. */
  shared: (secret: string) => call<SharedHand>('shared', 'POST', { secret }),
  version: () => call<Version>('version'),
  rules: () => call<RulesList>('rules'),
};
