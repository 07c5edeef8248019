// HTTP API of the server.
import type { Calls } from '../protocol/calls';
import type { HttpError } from '../protocol/types';
import { resolveUrl } from './base';
import type { ApiCode } from './errors';

const [OK_FROM, OK_BELOW] = [200, 300];

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
/** The body, and the parameters of path and query, optional if all of them are; and what aborts the call. */
export type Args<Name extends Call> = object extends Calls[Name]['args']
  ? [args?: Calls[Name]['args'], signal?: AbortSignal]
  : [args: Calls[Name]['args'], signal?: AbortSignal];
export type Answer<Name extends Call> = Calls[Name]['answer'];

/** Method and URL of a call; parameters that are not in the path are the query. */
function request(name: Call, args: Record<string, unknown>): { method: string; url: string } {
  const [method = '', path = ''] = name.split(' ');
  const { body: _, once: __, ...query } = args;
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = String(query[key]);
    delete query[key];
    return encodeURIComponent(value);
  });
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return { method, url: resolveUrl(`api/${filled}${search && `?${search}`}`) };
}

/** Calls that this browser answers itself of its own hands, and the others without a connection
 *  (src/practice/answers.ts). */
const HERE = new Set<Call>(['GET hands/{id}', 'POST what-if', 'POST review']);
const WITHOUT_SERVER = new Set<Call>(['GET rules', 'POST records/replay', 'POST what-if', 'POST review']);

const local = () => import('../practice/answers');

function result(status: number, answer: unknown, statusText = ''): unknown {
  if (status < OK_FROM || status >= OK_BELOW) {
    const said: Partial<HttpError['error']> = (answer as HttpError | null)?.error ?? {};
    const { code = 'internal_error', path = '', message = statusText } = said;
    throw new ApiError(status, code, path, message, answer);
  }
  return answer;
}

/** Makes a call of the API as openapi.json describes it, e.g. `call('GET tables/{id}', { id })`. A body may be given as
 *  its text. `once`: the key by which the server recognises a call that is repeated. Throws ApiError. */
export async function call<Name extends Call>(name: Name, ...[args = {}, signal]: Args<Name>): Promise<Answer<Name>> {
  const named = args as Record<string, unknown>;
  const { body, once } = args as { body?: object | string; once?: string };
  if (HERE.has(name)) {
    const here = await (await local()).answerHere(name, named);
    if (here) return result(here.status, here.body) as Answer<Name>;
  }
  const { method, url } = request(name, named);
  const init: RequestInit = { method, credentials: 'same-origin', ...(signal && { signal }) };
  if (body !== undefined) {
    init.body = typeof body === 'string' ? body : JSON.stringify(body);
    init.headers = { 'Content-Type': 'application/json', ...(once && { 'Idempotency-Key': once }) };
  }
  const response = await fetch(url, init).catch(() => null);
  if (!response) {
    const here = WITHOUT_SERVER.has(name) && !signal?.aborted ? await (await local()).answerOffline(name, named) : null;
    if (here) return result(here.status, here.body) as Answer<Name>;
    throw new ApiError(0, 'offline', '', 'no connection');
  }
  const answer: unknown = await response.json().catch(() => null);
  return result(response.status, answer, response.statusText) as Answer<Name>;
}
