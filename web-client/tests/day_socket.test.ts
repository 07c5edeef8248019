// @vitest-environment node
// The socket of the deal of the day: what it sends, when it shows the answers, and what it does without one.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DaySocket } from '../src/day/socket';
import { Connection, type Status } from '../src/net/connection';

const TABLE = 'day-2026-12-01-minchiate';
const CHANNEL = 'germini.day';
const [STRANGER, NOT_FOUND, CONFLICT, BUSY] = [401, 404, 409, 503];
const message = (t: string, after = 0, more = {}) => ({ after, message: { t, ...more } });

/** Bodies of the requests, and what they are answered; null: the link is lost. */
let requests: { t: string; id?: number }[][];
let answers: ((() => Response | Promise<Response>) | null)[];
let shown: string[];
let lost: boolean;
let socket: DaySocket;

const good =
  (...messages: ReturnType<typeof message>[]) =>
  () =>
    Response.json({ messages });
const bad = (status: number, code: string) => () =>
  Response.json({ error: { code, path: '', message: '' } }, { status });
const send = (...messages: object[]) => messages.forEach((one) => socket.send(JSON.stringify(one)));
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { baseURI: 'https://germini.example/' });
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    expect(url).toBe(`https://germini.example/api/day/tables/${TABLE}/messages`);
    requests.push((JSON.parse(body) as { messages: { t: string }[] }).messages);
    const answer = answers.shift();
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('no network'));
  });
  [requests, answers, shown, lost] = [[], [], [], false];
  socket = new DaySocket(TABLE, () => 1);
  socket.onmessage = ({ data }) => {
    const { t, code, id } = JSON.parse(data) as { t: string; code?: string; id?: number };
    shown.push([t, code ?? id].filter((part) => part !== undefined).join(' '));
  };
  socket.onclose = () => (lost = true);
  await new Promise<void>((done) => (socket.onopen = done));
});
afterEach(() => {
  socket.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('sends one request at a time, in order, and what has come in the meantime together', async () => {
  let release = (_: Response): void => {};
  answers = [() => new Promise<Response>((done) => (release = done)), good(message('done', 0, { id: 2 }))];
  send({ t: 'hello' }, { t: 'act', id: 1 }, { t: 'act', id: 2 });
  await pass(0);
  expect(requests).toEqual([[{ t: 'hello' }]]);
  release(Response.json({ messages: [message('welcome')] }));
  await pass(0);
  expect(requests[1]?.map(({ id }) => id)).toEqual([1, 2]);
  expect(shown).toEqual(['welcome', 'done 2']);
});

it('sends at most twenty messages at once', async () => {
  answers = [good(), good(), good()];
  send(...Array.from({ length: 22 }, (_, id) => ({ t: 'act', id })));
  await pass(0);
  expect(requests.map(({ length }) => length)).toEqual([1, 20, 1]);
});

it('shows each answer after its time, and faster at a faster pace', async () => {
  answers = [good(message('welcome'), message('events', 900), message('choice', 600), message('clock', 5000))];
  send({ t: 'hello' });
  await pass(0);
  expect(shown).toEqual(['welcome']);
  await pass(899);
  expect(shown).toHaveLength(1);
  await pass(1);
  expect(shown).toEqual(['welcome', 'events']);
  await pass(600);
  expect(shown.at(-1)).toBe('choice');
  send({ t: 'pace', wish: 'immediate' });
  expect(shown.at(-1)).toBe('clock');
});

it('keeps the answers of two requests in order', async () => {
  answers = [good(message('events', 500)), good(message('done', 0, { id: 1 }))];
  send({ t: 'hello' });
  await pass(400);
  send({ t: 'act', id: 1 });
  await pass(99);
  expect(shown).toEqual([]);
  await pass(1);
  expect(shown).toEqual(['events', 'done 1']);
});

it('repeats the same messages with growing pauses, silent until there is an answer', async () => {
  answers = [null, bad(CONFLICT, 'changed'), bad(BUSY, 'busy'), good(message('done', 0, { id: 7 }))];
  send({ t: 'act', id: 7 });
  await pass(0);
  expect(requests).toHaveLength(1);
  send({ t: 'ping' });
  expect(shown).toEqual([]);
  await pass(500);
  expect(requests).toHaveLength(2);
  await pass(999);
  expect(requests).toHaveLength(2);
  await pass(1);
  expect(requests).toHaveLength(3);
  await pass(2000);
  expect(requests).toEqual(Array.from({ length: 4 }, () => [{ t: 'act', id: 7 }]));
  expect(shown).toEqual(['done 7']);
});

it('answers pings itself, and sends nothing that a table without a clock does not need', async () => {
  send({ t: 'ping' }, { t: 'pace', wish: 'quick' }, { t: 'shown' }, { t: 'look', open: true });
  await pass(0);
  expect(requests).toEqual([]);
  expect(shown).toEqual(['pong']);
});

it('stays connected while the player thinks', async () => {
  socket.close();
  const statuses: Status[] = [];
  answers = [good(message('welcome', 0, { you: { last: 0 } }))];
  const line = new Connection({
    url: 'wss://germini.example/ws',
    table: TABLE,
    since: () => undefined,
    onMessage: () => {},
    onStatus: (status) => statuses.push(status),
    socket: () => new DaySocket(TABLE) as unknown as WebSocket,
  });
  line.open();
  await pass(60_000);
  expect(statuses).toEqual(['connecting', 'open']);
  expect(requests).toHaveLength(1);
  line.close();
});

it('ends for good when the day is over or the table is unknown', async () => {
  answers = [bad(CONFLICT, 'day_over')];
  send({ t: 'act', id: 1 });
  await pass(60_000);
  expect(shown).toEqual(['bye gone']);
  socket = new DaySocket(TABLE);
  answers = [bad(NOT_FOUND, 'not_found')];
  await pass(0);
  socket.onmessage = ({ data }) => shown.push(data);
  send({ t: 'hello' });
  await pass(60_000);
  expect(shown[1]).toContain('"code":"gone"');
  expect(requests).toHaveLength(2);
});

it('loses the connection if the session has ended or another device has played', async () => {
  answers = [bad(STRANGER, 'no_guest')];
  send({ t: 'hello' });
  await pass(0);
  expect(lost).toBe(true);
  lost = false;
  socket = new DaySocket(TABLE);
  socket.onclose = () => (lost = true);
  answers = [good(message('refused', 0, { id: 1, rule: 'stale' }))];
  await pass(0);
  send({ t: 'act', id: 1 });
  await pass(0);
  expect(lost).toBe(true);
});

it('shows and sends nothing after it was closed', async () => {
  answers = [good(message('welcome'), message('events', 900))];
  send({ t: 'hello' });
  await pass(0);
  socket.close();
  send({ t: 'act', id: 1 });
  await pass(10_000);
  expect(shown).toEqual(['welcome']);
  expect(requests).toHaveLength(1);
});

it('stops when another page of this browser opens the table', async () => {
  vi.useRealTimers();
  const other = new BroadcastChannel(CHANNEL);
  other.postMessage('day-2026-12-01-bolognese');
  other.postMessage(TABLE);
  await vi.waitFor(() => expect(shown).toEqual(['bye second_tab']));
  other.close();
});
