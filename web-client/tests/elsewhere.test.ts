// @vitest-environment node
// A table that another node of a cluster has: the connection follows it there.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Connection, type Status } from '../src/net/connection';
import type { Inbound, Outbound, Since } from '../src/protocol/types';

const BASE = 'ws://127.0.0.1:1/below/';
const TABLE = 'abcdefgh12345678';
const welcome: Outbound = {
  t: 'welcome',
  protocol: 5,
  now: '2026-11-28T00:00:00.000Z',
  you: { guest: 'guest0001', name: 'Ginevra', number: 482915036, seat: 1, host: false, last: 0 },
  table: TABLE,
};

/** The server's end of each connection. */
class Wire {
  readyState = 1;
  heard: Inbound[] = [];
  onopen(): void {}
  onmessage(_: { data: string }): void {}
  onclose(): void {}
  constructor(readonly path: string) {}
  send(text: string): void {
    this.heard.push(JSON.parse(text) as Inbound);
  }
  close(): void {
    this.readyState = 3;
  }
}

let wires: Wire[];
let statuses: Status[];
let since: Since | undefined;
let line: Connection;

const newest = (): Wire => wires.at(-1) as Wire;
const paths = () => wires.map(({ path }) => path);
const heard = (t: Inbound['t']) => newest().heard.filter((message) => message.t === t);
const tell = (message: Outbound) => newest().onmessage({ data: JSON.stringify(message) });
const elsewhere = (at?: string) =>
  tell({ t: 'bye', code: 'elsewhere', message: 'another node', ...(at === undefined ? {} : { at }) });
/** The next connection is made; returns the milliseconds until then. */
function next(): number {
  const before = Date.now();
  const count = wires.length;
  vi.advanceTimersToNextTimer();
  expect(wires).toHaveLength(count + 1);
  newest().onopen();
  return Date.now() - before;
}

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  statuses = [];
  since = undefined;
  line = new Connection({
    url: `${BASE}ws`,
    table: TABLE,
    since: () => since,
    onMessage: () => undefined,
    onStatus: (status) => statuses.push(status),
    random: () => 0,
    socket: (url) => {
      wires.push(new Wire(url.slice(BASE.length)));
      return newest() as unknown as WebSocket;
    },
  });
  line.open();
  newest().onopen();
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

it('a page that opens finds its table at the named node, with the same hello', () => {
  elsewhere('b');
  expect(next()).toBe(0);
  expect(paths()).toEqual(['ws', '@b/ws']);
  expect(wires[1]?.heard).toEqual(wires[0]?.heard);
  tell(welcome);
  expect(statuses).toEqual(['connecting', 'open']);
});

it('a table that moves is followed with its last number and the pending moves, and is not shown as lost', () => {
  tell(welcome);
  const first = line.act(1, 61, { play: 'T5' });
  since = { hand: 1, n: 61, seat: 1 };
  elsewhere('node2');
  expect(wires[0]?.readyState).toBe(3);
  const second = line.do({ ready: true });
  expect(next()).toBe(0);
  expect(paths()).toEqual(['ws', '@node2/ws']);
  expect(heard('hello')).toMatchObject([{ since }]);
  expect(newest().heard).toHaveLength(1);
  tell(welcome);
  expect(newest().heard.slice(1)).toMatchObject([
    { t: 'act', id: first },
    { t: 'do', id: second },
  ]);
  expect(statuses).toEqual(['connecting', 'open', 'moving', 'open']);
});

it('nodes that name each other are tried at once, then after 0.25 s, then every 0.5 s, until one has the table', () => {
  tell(welcome);
  const pauses = ['b', 'a', 'b', 'b'].map((at) => {
    elsewhere(at);
    return next();
  });
  expect(pauses).toEqual([0, 250, 500, 500]);
  expect(paths()).toEqual(['ws', '@b/ws', '@a/ws', '@b/ws', '@b/ws']);
  tell(welcome);
  elsewhere('a');
  expect(next()).toBe(0);
  expect(statuses).toEqual(['connecting', 'open', 'moving', 'connecting', 'open', 'moving']);
});

it('a node is forgotten when the connection to it is lost', () => {
  elsewhere('b');
  next();
  tell(welcome);
  newest().onclose();
  expect(next()).toBeGreaterThan(0);
  expect(paths()).toEqual(['ws', '@b/ws', 'ws']);
  expect(statuses.slice(1)).toEqual(['open', 'waiting', 'connecting']);
});

it('a node that does not answer is forgotten', () => {
  tell(welcome);
  elsewhere('b');
  next();
  newest().onclose();
  expect(line.status).toBe('waiting');
  next();
  expect(newest().path).toBe('ws');
});

it('a table that was opened in another window is taken back by way of any node', () => {
  elsewhere('b');
  next();
  tell({ t: 'bye', code: 'second_tab', message: 'another window' });
  expect(line.status).toBe('closed');
  line.open();
  expect(newest().path).toBe('ws');
});

it.each(['', '../x', 'B', 'b/..', 'abcdefghijklmnopq', 'b\n', undefined])('the name %j is ignored', (at) => {
  tell(welcome);
  elsewhere(at);
  expect(line.status).toBe('open');
  newest().onclose();
  next();
  expect(paths()).toEqual(['ws', 'ws']);
});

it('the last action of a page that was left is still delivered', () => {
  tell(welcome);
  const id = line.do({ leave: true });
  line.farewell();
  elsewhere('b');
  vi.advanceTimersByTime(0);
  newest().onopen();
  tell(welcome);
  expect(heard('do')).toEqual([{ t: 'do', id, what: { leave: true } }]);
  tell({ t: 'done', id });
  expect(line.status).toBe('closed');
  expect(statuses).toEqual(['connecting', 'open']);
});
