// Who answers the calls that this browser can answer itself: reviews and trials first here, other calls first the server.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, call } from '../src/net/api';
import type { LocalAnswer } from '../src/practice/program';

const here = vi.hoisted(() => ({ answer: null as LocalAnswer | null, asked: [] as string[] }));
vi.mock('../src/practice/program', () => ({
  canPractise: (game: string) => game === 'minchiate',
  practiceGames: () => ['minchiate'],
  askModule: (_: string, asked: string, body = '') => {
    here.asked.push(`${asked} ${body}`);
    return Promise.resolve(here.answer);
  },
}));

const RECORD = { format: 1, game: 'minchiate' };
const OK = 200;
const good = { judged: true, better: null };
const review = { hand: 'h1', seat: 0, trick: 3 };
/** Answers of the server by path; without one it cannot be reached. */
let server: Record<string, unknown>;
let requests: string[];

beforeEach(() => {
  here.answer = { status: OK, body: good };
  here.asked = [];
  server = { 'api/hands/h1': { record: RECORD }, 'api/review': { judged: false, better: null } };
  requests = [];
  vi.stubGlobal('Worker', class {});
  vi.stubGlobal('fetch', (address: string) => {
    const path = new URL(address).pathname.slice(1);
    requests.push(path);
    return path in server ? Promise.resolve(Response.json(server[path])) : Promise.reject(new TypeError('no network'));
  });
});
afterEach(() => vi.unstubAllGlobals());

it('reviews a hand of the server in this browser, with its record, which it gets once', async () => {
  expect(await call('POST review', { body: review })).toEqual(good);
  await call('POST review', { body: { ...review, trick: 4 } });
  expect(here.asked[0]).toBe(`review ${JSON.stringify({ seat: 0, trick: 3, record: RECORD })}`);
  expect(requests).toEqual(['api/hands/h1']);
});

it('asks the server if the module is missing or refuses', async () => {
  for (const answer of [null, { status: 400, body: { error: { code: 'bad_value' } } }]) {
    here.answer = answer;
    expect(await call('POST review', { body: review })).toEqual(server['api/review']);
  }
});

it('reports what the module refuses if there is no server', async () => {
  server = {};
  here.answer = { status: 400, body: { error: { code: 'bad_field', path: '/x', message: 'no' } } };
  const refused = await call('POST what-if', { body: { record: RECORD } as never }).catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 400, code: 'bad_field' });
  here.answer = null;
  const lost = await call('POST what-if', { body: { record: RECORD } as never }).catch((error: unknown) => error);
  expect(lost).toBeInstanceOf(ApiError);
  expect(lost).toMatchObject({ status: 0, code: 'offline' });
});

it('asks the server for replays first, and this browser without it', async () => {
  server['api/records/replay'] = { from: 'server' };
  expect(await call('POST records/replay', { body: RECORD })).toEqual({ from: 'server' });
  expect(here.asked).toEqual([]);
  server = {};
  here.answer = { status: OK, body: { from: 'here' } };
  expect(await call('POST records/replay', { body: RECORD })).toEqual({ from: 'here' });
});

it('is not answered after it was aborted', async () => {
  const abort = new AbortController();
  const asked = call('POST review', { body: review }, abort.signal);
  abort.abort();
  await expect(asked).rejects.toThrow();
});
