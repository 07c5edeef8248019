// HTTP API of the server.
import type { Calls } from '../protocol/calls';
import type {
  HttpError,
  LinkCodePreview,
  LinkCodeRequest,
  LogInRequest,
  PasswordChange,
  RecoverRequest,
  ResetRequest,
  SignUpRequest,
  TableRequest,
  WhatIfRequest,
  Guest,
} from '../protocol/types';
import { resolveUrl } from './base';
import type { ApiCode } from './errors';

/** Error response: status, code, message and path of the field. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: ApiCode,
    readonly path: string,
    message: string,
    /** The whole response. */
    readonly answer: unknown = null,
  ) {
    super(message);
  }
}

export type Call = keyof Calls;
/** The body, and the parameters of path and query; optional if all of them are. */
export type Args<Name extends Call> = object extends Calls[Name]['args']
  ? [args?: Calls[Name]['args']]
  : [args: Calls[Name]['args']];
export type Answer<Name extends Call> = Calls[Name]['answer'];

/** Method and URL of a call; parameters that are not in the path are the query. */
function request(name: Call, args: Record<string, unknown>): { method: string; url: string } {
  const [method = '', path = ''] = name.split(' ');
  const { body: _, ...query } = args;
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = String(query[key]);
    delete query[key];
    return encodeURIComponent(value);
  });
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return { method, url: resolveUrl(`api/${filled}${search && `?${search}`}`) };
}

/** Makes a call of the API as openapi.json describes it, e.g. `call('GET tables/{id}', { id })`. A body may be given as
 *  its text. Throws ApiError. */
export async function call<Name extends Call>(name: Name, ...[args = {}]: Args<Name>): Promise<Answer<Name>> {
  const { body } = args as { body?: object | string };
  const { method, url } = request(name, args as Record<string, unknown>);
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.body = typeof body === 'string' ? body : JSON.stringify(body);
    init.headers = { 'Content-Type': 'application/json' };
  }
  let response: Response;
  try {
    response = await fetch(url, init);
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
  return answer as Answer<Name>;
}

export const api = {
  me: () => call('GET guests/me'),
  createGuest: (name: string) => call('POST guests', { body: { name } }),
  /** Restores a seat by a link; the secret is sent in the body. */
  back: (secret: string) => call('POST guests/back', { body: { secret } }),
  rename: (name: string) => call('PATCH guests/me', { body: { name } }),
  /** Public facts about the server. */
  server: () => call('GET server'),
  signUp: (body: SignUpRequest) => call('POST accounts', { body }),
  logIn: (body: LogInRequest) => call('POST log-in', { body }),
  /** A code for another browser, with the account's password; and entering another browser's code. */
  makeLinkCode: (password?: string) => call('POST me/link-code', { body: { password } }),
  previewLinkCode: (code: string) =>
    call('POST link-code', { body: { code, dry_run: true } }) as Promise<LinkCodePreview>,
  enterLinkCode: (body: LinkCodeRequest) => call('POST link-code', { body }) as Promise<Guest>,
  recover: (body: RecoverRequest) => call('POST log-in/code', { body }),
  /** Uses an administrator's link; the secret is sent in the body. */
  reset: (body: ResetRequest) => call('POST log-in/reset', { body }),
  account: () => call('GET me'),
  deleteMe: (password?: string) => call('DELETE me', { body: { password } }),
  logOut: () => call('POST me/log-out', { body: {} }),
  changePassword: (body: PasswordChange) => call('PATCH me/password', { body }),
  renewCodes: (password: string) => call('POST me/codes', { body: { password } }),
  sessions: () => call('GET me/sessions'),
  endOthers: () => call('DELETE me/sessions'),
  endSession: (id: string) => call('DELETE me/sessions/{id}', { id }),
  becomeAdministrator: (secret: string) => call('POST administrator', { body: { secret } }),
  /** `password`: your own, required if the login is an administrator's. */
  makeResetLink: (login: string, password?: string) => call('POST reset-links', { body: { login, password } }),
  makeSignUpLink: () => call('POST sign-up-links', { body: {} }),
  tables: () => call('GET tables'),
  table: (id: string) => call('GET tables/{id}', { id }),
  invitation: (table: string, invitation: string) => call('POST invitations', { body: { table, invitation } }),
  createTable: (body: TableRequest) => call('POST tables', { body }),
  history: (before?: string) => call('GET history', { before }),
  match: (id: string) => call('GET matches/{id}', { id }),
  struckHand: (id: string) => call('GET matches/{id}/struck-out', { id }),
  /** Events as sent to a seat or a bystander; otherwise with every card that anybody saw. */
  hand: (id: string, as?: number | 'bystander') => call('GET hands/{id}', { id, as }),
  /** `record`: the record's text, as in its file. */
  replay: (record: string, as?: number | 'bystander') =>
    call('POST records/replay', { body: record as unknown as object, as }),
  whatIf: (body: WhatIfRequest) => call('POST what-if', { body }),
  shares: (id: string) => call('GET hands/{id}/shares', { id }),
  share: (id: string) => call('POST hands/{id}/shares', { id, body: {} }),
  agree: (id: string, agree: boolean) => call('POST hands/{id}/agreement', { id, body: { agree } }),
  agreeOnMatch: (id: string, agree: boolean) => call('POST matches/{id}/agreement', { id, body: { agree } }),
  endShare: (share: string) => call('POST shares/end', { body: { share } }),
  /** The secret is sent in the body, since proxies log addresses. */
  shared: (secret: string) => call('POST shared', { body: { secret } }),
  version: () => call('GET version'),
  rules: () => call('GET rules'),
};
