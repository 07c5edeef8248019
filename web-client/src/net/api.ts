// The server's HTTP calls.
import type {
  AgreementRequest,
  Guest,
  GuestCreated,
  HandOne,
  History,
  HttpError,
  MatchOne,
  RecordTold,
  RulesList,
  ShareEnd,
  SharedHand,
  ShareList,
  ShareMade,
  TableCreated,
  TableList,
  TableOne,
  TableRequest,
  Version,
  WhatIf,
  WhatIfRequest,
} from '../protocol/types';
import { beside } from './base';

/** What the server answered instead: its status, its word for it, the field. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly path: string,
    message: string,
  ) {
    super(message);
  }
}

async function call<Answer>(path: string, method = 'GET', body?: object | string): Promise<Answer> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.body = typeof body === 'string' ? body : JSON.stringify(body);
    init.headers = { 'Content-Type': 'application/json' };
  }
  let response: Response;
  try {
    response = await fetch(beside(`api/${path}`), init);
  } catch {
    throw new ApiError(0, 'offline', '', 'no connection');
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const error = (answer as HttpError | null)?.error;
    throw new ApiError(
      response.status,
      error?.code ?? 'broken',
      error?.path ?? '',
      error?.message ?? response.statusText,
    );
  }
  return answer as Answer;
}

const id = encodeURIComponent;

export const api = {
  me: () => call<Guest>('guests/me'),
  createGuest: (name: string) => call<GuestCreated>('guests', 'POST', { name }),
  /** By a link to a seat; the secret goes in the body. */
  back: (secret: string) => call<Guest>('guests/back', 'POST', { secret }),
  rename: (name: string) => call<Guest>('guests/me', 'PATCH', { name }),
  tables: () => call<TableList>('tables'),
  table: (table: string) => call<TableOne>(`tables/${id(table)}`),
  invitation: (table: string, invitation: string) => call<TableOne>('invitations', 'POST', { table, invitation }),
  createTable: (request: TableRequest) => call<TableCreated>('tables', 'POST', request),
  history: (before?: string) => call<History>(`history${before ? `?before=${id(before)}` : ''}`),
  match: (match: string) => call<MatchOne>(`matches/${id(match)}`),
  /** As a seat was told it, or a bystander; else with every card that anybody saw. */
  hand: (hand: string, as?: number | 'bystander') =>
    call<HandOne>(`hands/${id(hand)}${as === undefined ? '' : `?as=${as}`}`),
  /** The text of a record, as it stands in its file. */
  told: (record: string, as?: number | 'bystander') =>
    call<RecordTold>(`records/told${as === undefined ? '' : `?as=${as}`}`, 'POST', record),
  whatIf: (asked: WhatIfRequest) => call<WhatIf>('what-if', 'POST', asked),
  shares: (hand: string) => call<ShareList>(`hands/${id(hand)}/shares`),
  share: (hand: string) => call<ShareMade>(`hands/${id(hand)}/shares`, 'POST', {}),
  agree: (hand: string, agree: boolean) => call<AgreementRequest>(`hands/${id(hand)}/agreement`, 'POST', { agree }),
  endShare: (share: string) => call<ShareEnd>('shares/end', 'POST', { share }),
  /** Its secret goes in the body: addresses are logged on the way. */
  shared: (secret: string) => call<SharedHand>('shared', 'POST', { secret }),
  version: () => call<Version>('version'),
  rules: () => call<RulesList>('rules'),
};
