// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket as Client, WebSocketServer, type WebSocket as Peer } from 'ws';
import { backoff } from '../src/net/backoff';
import { Connection, SUBPROTOCOL, type Status } from '../src/net/connection';
import type { Inbound, Outbound, Since } from '../src/protocol/types';
import { PATIENCE_MS } from './patience';

const schemas = join(import.meta.dirname, '../../protocol/schema');
const ajv = new Ajv2020({ strict: false });
for (const name of ['card', 'seat', 'move', 'inbound'])
  ajv.addSchema(JSON.parse(readFileSync(join(schemas, `${name}.json`), 'utf8')) as object);
const inbound = ajv.getSchema('https://germini.example/protocol/schema/inbound.json');

const TABLE = 'abcdefgh12345678';
/** `last`: the highest answered id of the guest's. */
const welcome = (last = 0): Outbound => ({
  t: 'welcome',
  protocol: 5,
  now: new Date().toISOString(),
  you: { guest: 'guest0001', name: 'Ginevra', number: 482915036, seat: 1, host: false, last },
  table: TABLE,
});

let server: WebSocketServer;
let peers: Peer[];
let heard: Inbound[];
let statuses: Status[];
let messages: Outbound[];
let since: Since | undefined;
let line: Connection;
let askedWhetherVisible: number;

// As patient as tests/setup.ts makes `waitFor`, which needs a document.
const soon = (check: () => void) => vi.waitFor(check, { timeout: PATIENCE_MS });
const send = (message: Outbound) => peers.at(-1)?.send(JSON.stringify(message));
const sent = (t: Inbound['t']) => heard.filter((message) => message.t === t);

beforeEach(async () => {
  peers = [];
  heard = [];
  statuses = [];
  messages = [];
  since = undefined;
  askedWhetherVisible = 0;
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', handleProtocols: (offered) => [...offered][0] ?? false });
  await new Promise((resolve) => server.once('listening', resolve));
  server.on('connection', (peer) => {
    peers.push(peer);
    peer.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as Inbound;
      expect(inbound?.(message), JSON.stringify(inbound?.errors)).toBe(true);
      heard.push(message);
    });
  });
  const { port } = server.address() as { port: number };
  line = new Connection({
    url: `ws://127.0.0.1:${port}/ws`,
    table: TABLE,
    invitation: 'ABCDEFGHIJKLMNOPQRSTUV',
    since: () => since,
    onMessage: (message) => messages.push(message),
    onStatus: (status) => statuses.push(status),
    random: () => 0,
    visible: () => (askedWhetherVisible += 1) > 0,
    socket: (url, protocol) => new Client(url, protocol) as unknown as WebSocket,
  });
});

afterEach(async () => {
  line.close();
  for (const peer of peers) peer.terminate();
  await new Promise((resolve) => server.close(resolve));
});

async function welcomed(count = 1, last = 0): Promise<void> {
  await soon(() => expect(sent('hello')).toHaveLength(count));
  send(welcome(last));
  await soon(() => expect(line.status).toBe('open'));
}

describe('the connection', () => {
  it('offers the subprotocol and says hello with table and invitation', async () => {
    line.open();
    await welcomed();
    expect(peers[0]?.protocol).toBe(SUBPROTOCOL);
    expect(heard[0]).toEqual({ t: 'hello', table: TABLE, invitation: 'ABCDEFGHIJKLMNOPQRSTUV' });
    expect(statuses).toEqual(['connecting', 'open']);
  });

  it('reconnects by itself with its last number', async () => {
    line.open();
    await welcomed();
    since = { hand: 2, n: 57, seat: 1 };
    peers[0]?.terminate();
    await welcomed(2);
    expect(sent('hello')[1]).toMatchObject({ since: { hand: 2, n: 57, seat: 1 } });
    expect(statuses).toEqual(['connecting', 'open', 'waiting', 'connecting', 'open']);
  });

  it('resends an unanswered action with its id, and an answered one never', async () => {
    line.open();
    await welcomed();
    const first = line.act(1, 61, { play: 'T5' });
    const second = line.do({ ready: true });
    expect([first, second]).toEqual([1, 2]);
    await soon(() => expect(heard).toHaveLength(3));
    send({ t: 'done', id: first });
    await soon(() => expect(line.unanswered).toBe(1));
    peers[0]?.terminate();
    await welcomed(2);
    await soon(() => expect(sent('do')).toHaveLength(2));
    expect(sent('do')[1]).toEqual({ t: 'do', id: second, what: { ready: true } });
    expect(sent('act')).toEqual([{ t: 'act', id: first, hand: 1, n: 61, move: { play: 'T5' } }]);
  });

  it('resends unanswered actions in order with their ids, even if other pages are ahead', async () => {
    line.open();
    await welcomed();
    const ids = [line.act(1, 61, { play: 'T5' }), line.do({ ready: true }), line.act(1, 65, { play: 'T6' })];
    await soon(() => expect(heard).toHaveLength(4));
    send({ t: 'done', id: ids[0] ?? 0 });
    send({ t: 'bye', code: 'second_tab', message: 'elsewhere' });
    await soon(() => expect(line.status).toBe('closed'));
    line.open();
    await welcomed(2, 40);
    const later = line.do({ ready: true });
    await soon(() => expect(heard).toHaveLength(8));
    expect(heard.slice(5).map((message) => 'id' in message && message.id)).toEqual([ids[1], ids[2], later]);
    expect(later).toBe(41);
  });

  it('continues from its own highest id if that is higher than the last answered one', async () => {
    line.open();
    await welcomed(1, 16);
    const ids = [line.do({ ready: true }), line.do({ ready: true }), line.do({ ready: true })];
    expect(ids).toEqual([17, 18, 19]);
    peers[0]?.terminate();
    await welcomed(2, 18);
    expect(line.do({ ready: true })).toBe(20);
  });

  it('leaves the ids next to the last one to another page, whose action may be pending', async () => {
    const { port } = server.address() as { port: number };
    const other = new Connection({
      url: `ws://127.0.0.1:${port}/ws`,
      table: TABLE,
      since: () => undefined,
      onMessage: () => undefined,
      onStatus: () => undefined,
      random: () => 0.5,
      socket: (url, protocol) => new Client(url, protocol) as unknown as WebSocket,
    });
    expect(() => other.do({ ready: true })).toThrow(/welcome/);
    other.open();
    await soon(() => expect(sent('hello')).toHaveLength(1));
    send(welcome(16));
    await soon(() => expect(other.status).toBe('open'));
    const first = other.do({ ready: true });
    expect(first).toBeGreaterThan(16 + 64);
    expect(other.do({ ready: true })).toBe(first + 1);
    other.close();
  });

  it('queues actions while the connection is down', async () => {
    line.open();
    await welcomed();
    peers[0]?.terminate();
    await soon(() => expect(line.status).toBe('waiting'));
    line.act(3, 2, { cut: 43 });
    line.post({ t: 'say', emote: 'bravo' });
    await welcomed(2);
    await soon(() => expect(sent('act')).toHaveLength(1));
    expect(sent('say')).toHaveLength(0);
  });

  it('retries what the server could not store', async () => {
    line.open();
    await welcomed();
    const id = line.act(1, 61, { play: 'T5' });
    await soon(() => expect(sent('act')).toHaveLength(1));
    send({ t: 'error', code: 'not_stored', path: '', message: 'disk', id });
    await soon(() => expect(sent('act')).toHaveLength(2));
    send({ t: 'refused', id, rule: 'PLAY-2', message: 'follow' });
    await soon(() => expect(line.unanswered).toBe(0));
  });

  it('resends what was too fast to be read, once, though its id is unknown', async () => {
    line.open();
    await welcomed();
    const ids = [line.act(1, 61, { play: 'T5' }), line.do({ ready: true })];
    await soon(() => expect(sent('do')).toHaveLength(1));
    for (const _ of ids) send({ t: 'error', code: 'too_fast', path: '', message: 'not read' });
    send({ t: 'done', id: ids[1] ?? 0 });
    await soon(() => expect(messages).toHaveLength(4));
    const later = line.do({ ready: true });
    await soon(() => expect(sent('do')).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve, 700));
    // Actions in the meantime follow it.
    expect(heard.flatMap((message) => ('id' in message ? [message.id] : []))).toEqual([...ids, ids[0], later]);
    expect(line.unanswered).toBe(2);
  });

  it('stays away when the table was opened elsewhere', async () => {
    line.open();
    await welcomed();
    send({ t: 'bye', code: 'second_tab', message: 'elsewhere' });
    await soon(() => expect(line.status).toBe('closed'));
    line.wake();
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(sent('hello')).toHaveLength(1);
    expect(messages.at(-1)).toMatchObject({ t: 'bye', code: 'second_tab' });
  });

  it('reconnects with the pending move when the table is taken back', async () => {
    line.open();
    await welcomed();
    const id = line.act(1, 61, { play: 'T5' });
    await soon(() => expect(sent('act')).toHaveLength(1));
    send({ t: 'bye', code: 'second_tab', message: 'elsewhere' });
    await soon(() => expect(line.status).toBe('closed'));
    line.open();
    await welcomed(2);
    await soon(() => expect(sent('act')).toHaveLength(2));
    send({ t: 'done', id });
    await soon(() => expect(line.unanswered).toBe(0));
  });

  it('stays open until the last action is answered, though the connection is down at that moment', async () => {
    line.open();
    await welcomed();
    peers[0]?.terminate();
    await soon(() => expect(line.status).toBe('waiting'));
    const told = messages.length;
    const id = line.do({ leave: true });
    line.farewell();
    await soon(() => expect(sent('hello')).toHaveLength(2));
    send(welcome());
    await soon(() => expect(sent('do')).toEqual([{ t: 'do', id, what: { leave: true } }]));
    send({ t: 'done', id });
    await soon(() => expect(peers[1]?.readyState).toBe(Client.CLOSED));
    expect(line.status).toBe('closed');
    // The page that was left receives nothing any longer.
    expect(messages).toHaveLength(told);
    expect(statuses.at(-1)).toBe('waiting');
  });

  it('asks nothing of a page that was left, while its last action is unanswered', async () => {
    line.open();
    await welcomed();
    await soon(() => expect(askedWhetherVisible).toBeGreaterThan(0));
    line.do({ leave: true });
    line.farewell();
    const asked = askedWhetherVisible;
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(line.unanswered).toBe(1);
    expect(askedWhetherVisible).toBe(asked);
  });

  it('ends at once if nothing is pending', async () => {
    line.open();
    await welcomed();
    line.farewell();
    await soon(() => expect(peers[0]?.readyState).toBe(Client.CLOSED));
    expect(line.status).toBe('closed');
  });

  it('requests everything again on demand, with the data of that moment', async () => {
    line.open();
    await welcomed();
    since = { hand: 2, n: 57, seat: 1 };
    line.resync();
    await welcomed(2);
    expect(sent('hello')[1]).toMatchObject({ since });
  });

  it('reconnects after an unreadable message', async () => {
    line.open();
    await welcomed();
    peers[0]?.send('{"t":"table",');
    await welcomed(2);
    expect(messages.map(({ t }) => t)).toEqual(['welcome', 'welcome']);
  });

  it('does not wait for the next attempt when the page becomes visible again', async () => {
    line.open();
    await welcomed();
    peers[0]?.terminate();
    await soon(() => expect(line.status).toBe('waiting'));
    line.wake();
    expect(line.status).toBe('connecting');
    await welcomed(2);
  });

  it('waits longer from attempt to attempt, at most 8 seconds', () => {
    const waits = [0, 1, 2, 3, 4, 5, 6, 20].map((attempt) => backoff(attempt, () => 1));
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000, 8000]);
    expect(backoff(2, () => 0)).toBe(1000);
  });
});

describe('a server that accepts the connection and is silent', () => {
  afterEach(() => vi.useRealTimers());

  it('is given up after ten seconds, and tried again', () => {
    vi.useFakeTimers();
    const made: { close: () => void }[] = [];
    const seen: Status[] = [];
    const mute = new Connection({
      url: 'ws://127.0.0.1:1/ws',
      table: TABLE,
      since: () => undefined,
      onMessage: () => undefined,
      onStatus: (status) => seen.push(status),
      random: () => 0,
      socket: () => {
        const socket = { readyState: 0, close: vi.fn(), send: vi.fn() };
        made.push(socket);
        return socket as unknown as WebSocket;
      },
    });
    mute.open();
    vi.advanceTimersByTime(9_999);
    expect(seen).toEqual(['connecting']);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(['connecting', 'waiting']);
    expect(made[0]?.close).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1_000);
    expect(made).toHaveLength(2);
    mute.close();
  });

  it('is reported within three seconds if the page is visible, long before it is given up', () => {
    vi.useFakeTimers();
    const socket = {
      readyState: 1,
      close: vi.fn(),
      send: vi.fn(),
      onopen: () => undefined,
      onmessage: (_: { data: string }): void => undefined,
    };
    const quiet: boolean[] = [];
    const seen: Status[] = [];
    let visible = true;
    const held = new Connection({
      url: 'ws://127.0.0.1:1/ws',
      table: TABLE,
      since: () => undefined,
      onMessage: () => undefined,
      onStatus: (status) => seen.push(status),
      onQuiet: (is) => quiet.push(is),
      visible: () => visible,
      socket: () => socket as unknown as WebSocket,
    });
    held.open();
    socket.onopen();
    const tell = (message: Outbound) => socket.onmessage({ data: JSON.stringify(message) });
    const pings = () => socket.send.mock.calls.filter(([text]) => text === '{"t":"ping"}').length;
    tell(welcome());
    vi.advanceTimersByTime(900);
    expect(pings()).toBe(0);
    vi.advanceTimersByTime(1_000);
    expect(pings()).toBe(1);
    expect(quiet).toEqual([]);
    vi.advanceTimersByTime(1_100); // three seconds in total
    expect(quiet).toEqual([true]);
    expect(seen.at(-1)).toBe('open');
    tell({ t: 'pong' });
    expect(quiet).toEqual([true, false]);
    // In a hidden page it is rarely tried, and nothing is shown.
    visible = false;
    vi.advanceTimersByTime(15_000);
    expect(pings()).toBe(1);
    expect(quiet).toEqual([true, false]);
    held.close();
  });
});
