// HTTP API of the server.
import type { Calls } from '../protocol/calls';
import { localStore } from '../app/storage';
import type { LocalAnswer } from '../practice/program';
import type { HttpError } from '../protocol/types';
import { resolveUrl } from './base';
import type { ApiCode } from './errors';

const [OK, OK_BELOW] = [200, 300];

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

/** Calls that take long: this browser answers them itself if it can, the server otherwise. */
const FIRST_HERE = new Set<Call>(['POST what-if', 'POST review']);
/** Calls that this browser answers if the server cannot be reached. */
const ELSE_HERE = new Set<Call>(['POST records/replay', 'GET rules']);

/** Calls of every page that is opened, which a server answers in JSON. */
const FIRST_QUESTIONS = new Set<Call>(['GET guests/me', 'GET tables']);
/** Status of a web space's own page in place of an answer. */
const [OWN_PAGE, FORBIDDEN, NOT_FOUND] = [200, 403, 404];
/** This page is on a web space without a server, which is not asked again. */
let serverless = false;
/** It was so last time: without a network there is no answer to recognise it by. */
const KEY = 'germini.serverless';
const noServer = (): boolean => serverless || localStore.get(KEY) === 'yes';

async function json(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The server's answer; null: it cannot be reached. */
async function ask(name: Call, args: Record<string, unknown>, signal?: AbortSignal): Promise<LocalAnswer | null> {
  const { body, once } = args as { body?: object | string; once?: string };
  const { method, url } = request(name, args);
  const init: RequestInit = { method, credentials: 'same-origin', ...(signal && { signal }) };
  if (body !== undefined) {
    init.body = typeof body === 'string' ? body : JSON.stringify(body);
    init.headers = { 'Content-Type': 'application/json', ...(once && { 'Idempotency-Key': once }) };
  }
  const response = serverless ? null : await fetch(url, init).catch(() => null);
  if (!response) return null;
  const { status, statusText } = response;
  const answer = await json(response).catch(() => null);
  if (FIRST_QUESTIONS.has(name) && answer !== null) {
    serverless = answer === undefined && [OWN_PAGE, FORBIDDEN, NOT_FOUND].includes(status);
    localStore.set(KEY, serverless ? 'yes' : 'no');
  }
  return serverless ? null : { status, statusText, body: answer };
}

/** Makes a call of the API as openapi.json describes it, e.g. `call('GET tables/{id}', { id })`. A body may be given as
 *  its text. `once`: the key by which the server recognises a call that is repeated. Throws ApiError. */
export async function call<Name extends Call>(name: Name, ...[args = {}, signal]: Args<Name>): Promise<Answer<Name>> {
  const given = args as Record<string, unknown>;
  const here = async () => {
    const answer = await (await import('../practice/answers')).answerHere(name, given, signal);
    signal?.throwIfAborted();
    return answer;
  };
  const near = FIRST_HERE.has(name) ? await here() : null;
  if (near?.status === OK) return near.body as Answer<Name>;
  const answer = (await ask(name, given, signal)) ?? near ?? (ELSE_HERE.has(name) ? await here() : null);
  if (!answer) throw new ApiError(0, noServer() ? 'no_server' : 'offline', '', 'no connection');
  const { status, body, statusText = '' } = answer;
  if (status >= OK && status < OK_BELOW) return body as Answer<Name>;
  const {
    code = 'internal_error',
    path = '',
    message = statusText,
  }: Partial<HttpError['error']> = (body as HttpError | null)?.error ?? {};
  throw new ApiError(status, code, path, message, body);
}
