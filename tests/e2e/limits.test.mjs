// The limits, small enough to be reached: each refusal is a clear code, nobody is shut out for good, and a client that
// does not read is disconnected without any loss for others.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, suite, test } from 'node:test';
import { Client } from './lib/client.mjs';
import { Api } from './lib/http.mjs';
import { agree } from './lib/ledger.mjs';
import { acknowledged, steady } from './lib/kept.mjs';
import { moveFor, playHand, random } from './lib/player.mjs';
import { ELSEWHERE, exchange, http, idle, request, status } from './lib/raw.mjs';
import { open } from './lib/malformed/lane.mjs';
import { Server } from './lib/start_server.mjs';
import { answered, nothingLeaked, ready, received, seated } from './lib/table.mjs';

const SEED = Number(process.env.SEED ?? 1798);
const MOST_NEWS_MS = 60_000; // of messages that fill any system's buffers, and then the time to receive goodbye
const MOST_PACES_MS = 60_000;
const TALKATIVE = ['--message-rate', '1e6/1e6', '--address-message-rate', '1e6/1e6'];

/** Retries until it works; temporary limits pass. */
async function eventually(attempt) {
  const end = Date.now() + MOST_PACES_MS;
  for (;;) {
    const problem = await attempt();
    if (problem === null) return;
    assert.ok(Date.now() < end, problem);
    await new Promise((done) => setTimeout(done, 50));
  }
}

suite('a client that does not read', () => {
  let server;
  before(async () => (server = await Server.start({ args: [...TALKATIVE, '--outbox-bytes', '16384'] })));
  after(() => server.dispose());

  test('is disconnected as `slow` and resumes, and the other three lose nothing', { timeout: 180_000 }, async (t) => {
    const table = await seated(server, { preset: 'pagat', watched: true });
    const { clients, everyone, spectator, apis } = table;
    await ready(clients, 1);
    const rng = random(SEED);
    const step = async () => {
      const due = () => clients.find(({ question }) => question !== null);
      await Promise.race(clients.map((client) => client.until(() => due() !== undefined, 'a choice')));
      const client = due();
      const { n, choice } = client.question;
      answered(await client.act(moveFor(choice, rng), { n }));
    };
    for (let moves = 0; moves < 12; moves += 1) await step();

    const due = () => clients.find(({ question }) => question !== null);
    await Promise.race(clients.map((client) => client.until(() => due() !== undefined, 'a choice')));
    const [host] = clients;
    const slow = clients.find((client) => client !== due() && client !== host);
    const others = everyone.filter((client) => client !== slow);
    for (const client of everyone) await client.until(() => client.last.n === due().last.n, 'all that has happened');
    slow.pause();
    const stood = { ...slow.last };
    // The others continue: each setting of the host's is sent to the whole table.
    const gone = () => !others.every(({ table: seen }) => seen.seats[slow.seat].here);
    const seen = new Map(others.map((client) => [client, 0]));
    for (const client of others) client.watch = ({ t }) => t === 'table' && seen.set(client, seen.get(client) + 1);
    const waits = [];
    const end = performance.now() + MOST_NEWS_MS;
    while (!gone() && performance.now() < end) {
      const asked = performance.now();
      answered(await host.do({ break_off: waits.length % 2 === 0 }));
      waits.push(performance.now() - asked);
    }
    assert.ok(gone(), `after ${waits.length} messages nobody had been cut off`);
    for (const other of others) {
      await other.until(() => seen.get(other) >= waits.length, 'everything sent');
      assert.equal(other.closed, null);
    }
    waits.sort((one, other) => one - other);
    const [median, longest] = [waits[waits.length >> 1], waits.at(-1)].map((wait) => wait.toFixed(1));
    t.diagnostic(
      `cut after ${waits.length} messages, which the others had after ${median} ms (median; longest ${longest} ms)`,
    );

    // It now reads what had reached its system before; then it reconnects for the rest.
    slow.resume();
    await slow.ended;
    assert.deepEqual(slow.last, stood);
    const told = slow.frames.length;
    assert.ok([4008, 1006].includes(slow.closed.code), `closed with ${slow.closed.code}`);
    if (slow.bye) assert.equal(slow.bye.code, 'slow');
    await slow.connect();
    assert.ok(slow.frames.length > told);
    assert.equal(slow.seat, clients.indexOf(slow));
    await Promise.all(clients.map((client) => playHand(client, 1, random(SEED + client.seat))));
    await spectator.until(() => spectator.over.has(1));
    for (const client of everyone) await client.until(() => client.table.state === 'between');
    nothingLeaked(everyone, await agree(server, apis[3], clients[0].table.match.id, received(spectator)));
    for (const client of everyone) steady(client);
    acknowledged(server.database, table.table, clients);
    await Promise.all(everyone.map((client) => client.close()));
  });
});

suite('a client that reads too late', () => {
  let server;
  before(async () => (server = await Server.start({ args: TALKATIVE })));
  after(() => server.dispose());

  /** Reads nothing while so many answers arrive; then it reads on. Returns how it ended, or null if it did not. */
  async function late(api, table, count) {
    const { socket } = await open(server, api.secret);
    const got = [];
    socket.on('message', (data) => got.push(JSON.parse(data)));
    const ended = new Promise((done) => socket.on('close', (code) => done({ code, last: got.at(-1) })));
    socket.send(JSON.stringify({ t: 'hello', table }));
    while (!got.some(({ t }) => t === 'table')) await new Promise((done) => setTimeout(done, 5));
    socket.pause();
    for (let at = 0; at < count; at += 1) socket.send(JSON.stringify({ t: 'ping', [`${'x'.repeat(60)}${at}`]: 1 }));
    while (socket.bufferedAmount > 0 && socket.readyState === socket.OPEN)
      await new Promise((done) => setTimeout(done, 5));
    await new Promise((done) => setTimeout(done, 300)); // the rest is on its way through the system
    socket.resume();
    const all = (async () => {
      while (socket.readyState === socket.OPEN && got.filter(({ t }) => t === 'error').length < count)
        await new Promise((done) => setTimeout(done, 50));
      if (socket.readyState !== socket.OPEN) return ended;
      socket.terminate();
      return null;
    })();
    return Promise.race([ended, all]);
  }

  test('is sent the reason: slow, 4008', { timeout: 120_000 }, async () => {
    const api = await Api.guest(server.base, 'Tarda');
    const { table } = await api.create({ game: 'minchiate', preset: 'pagat' });
    let end = null;
    for (let count = 20_000; end === null && count < 200_000; count *= 2) end = await late(api, table, count);
    assert.deepEqual([end?.code, end?.last.t, end?.last.code], [4008, 'bye', 'slow']);
    const client = new Client(api, table, { label: 'again' });
    await client.connect();
    answered(await client.do({ sit: 0 }));
    await client.close();
  });
});

suite('limits', () => {
  const CONNECTIONS = 12;
  let server, guest, table;
  const limits = [
    '--message-rate',
    '20/20',
    '--request-rate',
    '20/30',
    '--guest-rate',
    '2/6',
    '--max-tables-per-guest',
    '3',
  ];
  before(async () => {
    server = await Server.start({ args: [...limits, '--max-connections-per-address', String(CONNECTIONS)] });
    guest = await Api.guest(server.base, 'Misurata');
    ({ table } = await guest.create({ game: 'minchiate', preset: 'pagat' }));
  });
  after(() => server.dispose());
  /** A WebSocket, as soon as the address may make another request. */
  async function enter() {
    let socket;
    await eventually(async () => ({ socket } = await open(server, guest.secret)) && (socket ? null : 'still too fast'));
    return socket;
  }
  const get = (path) => http(server.port, 'GET', path, { Cookie: `germini_guest=${guest.secret}` });
  const newGuest = () =>
    http(server.port, 'POST', '/api/guests', { 'Content-Type': 'application/json' }, '{"name":"Nuova"}');

  test('too many new guests of an address: too_fast, then as before', async () => {
    const answers = [];
    for (let at = 0; at < 20 && answers.at(-1)?.status !== 429; at += 1) answers.push(await newGuest());
    assert.equal(answers.at(-1).status, 429);
    assert.equal(JSON.parse(answers.at(-1).text).error.code, 'too_fast');
    assert.equal(answers.at(-1).headers['retry-after'], '60');
    assert.ok(answers.length > 1);
    for (const answer of answers.slice(0, -1)) assert.equal(answer.status, 201);
    await eventually(async () => ((await newGuest()).status === 201 ? null : 'still too fast'));
  });

  test('too many requests of an address: too_fast and when to retry, then as before', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const own = [];
        for (let at = 0; at < 12; at += 1) own.push(await get('/api/guests/me'));
        return own;
      }),
    ).then((lists) => lists.flat());
    const refused = answers.filter((answer) => answer.status !== 200);
    assert.ok(refused.length > 0);
    for (const answer of refused) {
      assert.equal(answer.status, 429);
      assert.equal(JSON.parse(answer.text).error.code, 'too_fast');
      assert.ok(Number(answer.headers['retry-after']) > 0);
    }
    await eventually(async () => ((await get('/api/rules')).status === 200 ? null : 'still too fast'));
  });

  test('too many tables of a guest: too_many; another guest may', async () => {
    const request = { game: 'minchiate', preset: 'pagat' };
    const make = async (api) => {
      let answer;
      await eventually(async () =>
        (answer = await api.send('POST', '/api/tables', { json: request })).body.error?.code === 'too_fast'
          ? 'still too fast'
          : null,
      );
      return answer;
    };
    const answers = [];
    for (let at = 0; at < 4; at += 1) answers.push(await make(guest));
    assert.deepEqual([answers.at(-1).status, answers.at(-1).body.error.code], [429, 'too_many']);
    const other = await Api.guest(server.base, 'Altra');
    assert.equal((await make(other)).status, 201);
  });

  test('too many messages: too_fast for what was not read, then disconnection, and a return', async () => {
    const socket = await enter();
    const got = [];
    socket.on('message', (data) => got.push(JSON.parse(data)));
    socket.send(JSON.stringify({ t: 'hello', table }));
    for (let at = 0; at < 1000; at += 1) socket.send('{"t":"ping"}');
    const [code] = await once(socket, 'close');
    assert.equal(code, 4029);
    assert.equal(got.at(-1).code, 'too_fast');
    assert.equal(got.at(-1).t, 'bye');
    const errors = got.filter(({ t }) => t === 'error');
    assert.ok(errors.length > 0 && errors.every(({ code: why }) => why === 'too_fast'));
    await eventually(async () => ((await get('/api/guests/me')).status === 200 ? null : 'still too fast'));
    const client = new Client(guest, table, { label: 'again' });
    await client.connect();
    client.send({ t: 'ping' });
    await client.until(() => client.received('pong').length === 1);
    await client.close();
  });

  test('too many connections of an address: the excess is closed, the others stay; others are served', async () => {
    const open_ = [];
    let ended = 0;
    for (let at = 0; at < CONNECTIONS * 2; at += 1) {
      const socket = await idle(server.port);
      socket.resume();
      socket.on('close', () => (ended += 1));
      open_.push(socket);
    }
    await eventually(async () => (ended >= CONNECTIONS ? null : `${ended} were closed`));
    assert.ok(ended < CONNECTIONS * 2, 'not all');
    assert.equal((await fetch(`${server.base}/healthz`)).status, 200);
    for (const socket of open_) socket.destroy();
    // From the same address again, as soon as there is room.
    await eventually(async () =>
      status(await exchange(server.port, request('GET /healthz'))) === 200 ? null : 'no room yet',
    );
  });

  test('a handshake without hello is ended with a message', { timeout: 60_000 }, async () => {
    const socket = await enter();
    const got = [];
    socket.on('message', (data) => got.push(JSON.parse(data)));
    const [code] = await once(socket, 'close');
    assert.deepEqual([code, got.length, got[0].t, got[0].code], [4004, 1, 'bye', 'gone']);
  });

  test(`none of it counts against ${ELSEWHERE} or the guest`, async () => {
    await eventually(async () => ((await get('/api/guests/me')).status === 200 ? null : 'still too fast'));
    const client = new Client(guest, table, { label: 'later' });
    await client.connect();
    answered(await client.do({ sit: 0 }));
    await client.close();
  });
});
