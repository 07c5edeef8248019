// Malformed input over HTTP and over the WebSocket while a table plays on: each piece is refused as the protocol says,
// nothing crashes, and nobody at the table notices.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, suite, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { Client, SUBPROTOCOL } from './lib/client.mjs';
import { Api } from './lib/http.mjs';
import { agree } from './lib/ledger.mjs';
import { playHand, random } from './lib/player.mjs';
import { exchange, http, idle, open as connect, request, status } from './lib/raw.mjs';
import { Server } from './lib/start_server.mjs';
import { answered, nothingLeaked, ready, received, seated } from './lib/table.mjs';
import { body } from './lib/validate.mjs';

const MOST_MEMORY_MB = Number(process.env.MOST_MEMORY_MB ?? 400);
const PING = '{"t": "ping"}';
const JSON_TYPE = { 'Content-Type': 'application/json' };

let server, pid, playing, play, guest, own;
let malformedInputIsOver = false;
const sleepers = [];

before(async () => {
  server = await Server.start();
  pid = server.pid;
  guest = await Api.guest(server.base, 'Malaspina');
  // A private table with three bots, which waits for the guest's move.
  own = await guest.create({ game: 'minchiate', preset: 'germini', open: false });
  const seat = new Client(guest, own.table, { label: 'own' });
  await seat.connect();
  for (const what of [{ sit: 0 }, { bot: 1 }, { bot: 2 }, { bot: 3 }, { ready: true }]) answered(await seat.do(what));
  await seat.until(() => seat.last?.hand === 1);
  await seat.close();
  playing = await seated(server, { preset: 'dresden', watched: true });
  await ready(playing.clients, 1);
  // The table keeps a pace that outlasts the malformed input, then finishes the hand.
  const pace = () => (malformedInputIsOver ? false : sleep(150).then(() => false));
  play = Promise.all(
    playing.clients.map((client) => playHand(client, 1, random(1798 + client.seat), { before: pace })),
  );
  play.catch(() => {}); // checked in the last test
});
after(() => server.dispose());

const raw = (line, headers, content) => exchange(server.port, request(line, headers, content));
const cookie = () => ({ Cookie: `germini_guest=${guest.secret}` });

/** Posts bytes unchanged; returns {status, error}. */
async function post(path, content, headers = {}) {
  const bytes = Buffer.from(content);
  const all = { ...JSON_TYPE, ...cookie(), 'Content-Length': bytes.length, ...headers };
  const answer = await http(server.port, 'POST', path, all, bytes);
  const parsed = JSON.parse(answer.text);
  assert.equal(body('HttpError', parsed), null);
  return { status: answer.status, code: parsed.error.code, path: parsed.error.path };
}

suite('over HTTP', () => {
  const table = (more) => JSON.stringify({ game: 'minchiate', preset: 'germini', ...more });
  const cases = [
    ['half an object', '{"game": "minch', 400, /bad_json/],
    ['brackets without end', '['.repeat(10_000), 400, /too_deep|bad_json/],
    ['bytes of invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), 400, /bad_json/],
    ['a repeated key', '{"game": "minchiate", "game": "minchiate", "preset": "germini"}', 400, /duplicate_key/],
    ['a megabyte', JSON.stringify({ game: 'x'.repeat(1 << 20) }), 413, /too_large/],
  ];
  for (const [what, content, wanted, code] of cases)
    test(`a table from ${what}`, async () => {
      const answer = await post('/api/tables', content);
      assert.equal(answer.status, wanted);
      assert.match(answer.code, code);
    });

  test('with a foreign origin, another content type, or no guest', async () => {
    assert.deepEqual((await post('/api/tables', table(), { Origin: 'https://evil.example' })).code, 'bad_origin');
    assert.deepEqual((await post('/api/tables', table(), { Origin: 'null' })).code, 'bad_origin');
    assert.deepEqual((await post('/api/tables', table(), { 'Content-Type': 'text/plain' })).status, 415);
    assert.deepEqual(
      (await post('/api/tables', table(), { Cookie: 'germini_guest=AAAAAAAAAAAAAAAAAAAAAA' })).status,
      401,
    );
    assert.deepEqual((await post('/api/tables', table(), { Cookie: '' })).status, 401);
    assert.deepEqual((await post('/api/tables', table(), { Cookie: `germini_guest=${'A'.repeat(4000)}` })).status, 401);
  });
  test('invalid ids', async () => {
    for (const path of ['tables', 'matches', 'hands'])
      for (const id of ['x', '%00', '..%2f..%2fetc%2fpasswd', "1'%20OR%201=1--", 'z'.repeat(3000), '%ff%fe'])
        assert.ok(
          [400, 404, 414, 431].includes(status(await raw(`GET /api/${path}/${id}`, cookie()))),
          `${path}/${id.slice(0, 20)}`,
        );
    for (const cursor of ['-1', 'x', '99999999999999999999', '1;DROP', '%'])
      assert.ok([200, 400].includes(status(await raw(`GET /api/history?before=${cursor}`, cookie()))), cursor);
  });
  test('malformed requests', async () => {
    const broken = [
      '\r\n\r\n',
      'GET\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      'T40 / HTTP/1.1\r\nHost: x\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`,
      `GET /${'y'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      `GET / HTTP/1.1\r\n${'A: b\r\n'.repeat(20_000)}\r\n`,
      'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
      'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n',
      'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\n\r\n',
      Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 197) % 256)),
      Buffer.from('160301020001000100', 'hex'), // a TLS greeting
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    ];
    for (const bytes of broken) {
      const answer = status(await exchange(server.port, bytes, { quiet: 1000 }));
      assert.ok(answer === 0 || (answer >= 400 && answer < 600), `${String(bytes).slice(0, 40)}: ${answer}`);
    }
  });
  test('hundreds of connections that send nothing, or half a line', async () => {
    const quiet = [];
    for (let at = 0; at < 300; at += 1) quiet.push(await idle(server.port, at % 2 ? 'GET /healthz HT' : ''));
    assert.equal((await fetch(`${server.base}/healthz`)).status, 200);
    for (const socket of quiet) socket.destroy();
  });
});

suite('over the WebSocket', () => {
  const open = (options = {}) => connect(server.port, guest.secret, options);

  /** Sends messages on a fresh connection; returns the answers and how it ended, if it did. */
  async function send(things, { hello = true, quiet = 5000, at = own } = {}) {
    const { socket } = await open();
    const got = [];
    let code = null;
    socket.on('message', (data) => got.push(JSON.parse(data)));
    const ended = new Promise((done) => socket.on('close', (how) => done((code = how))));
    const { table, invitation } = at;
    if (hello) {
      socket.send(JSON.stringify({ t: 'hello', table, invitation }));
      while (!got.some(({ t }) => t === 'table') && code === null) await sleep(5);
      got.length = 0;
    }
    for (const thing of things) if (socket.readyState === WebSocket.OPEN) socket.send(thing);
    // A pong is the answer to the last message, if that was a ping.
    const answered = (async () => {
      while (!got.some(({ t }) => t === 'pong') && socket.readyState === WebSocket.OPEN) await sleep(5);
      await sleep(50);
    })();
    await Promise.race([ended, things.at(-1) === PING ? answered : sleep(quiet), sleep(quiet)]);
    if (code === null) {
      socket.close();
      await ended;
      code = null;
    }
    const answers = got.filter(({ t }) => ['error', 'refused', 'bye', 'done', 'pong', 'said'].includes(t));
    return { answers, code };
  }

  test('without the subprotocol, with a foreign origin, without a guest', async () => {
    assert.equal((await open({ protocol: [] })).status, 400);
    assert.equal((await open({ protocol: 'germini.v0' })).status, 400);
    assert.equal((await open({ headers: { Origin: 'https://evil.example' } })).status, 403);
    assert.equal((await open({ headers: { Cookie: '' } })).status, 401);
    assert.equal((await open({ headers: { Cookie: 'germini_guest=x' } })).status, 401);
  });

  const ID = 1001; // none that was answered before
  const act = (more) => JSON.stringify({ t: 'act', id: ID, hand: 1, n: 1, move: { play: 'T1' }, ...more });
  const messages = [
    ['invalid JSON', 'T40', /bad_json/],
    ['nothing', '', /bad_json/],
    ['half a message', '{"t": "act"', /bad_json/],
    ['brackets', '['.repeat(3000), /too_deep|bad_json/],
    ['a repeated key', '{"t": "ping", "t": "ping"}', /duplicate_key/],
    ['a lone surrogate', '{"t": "say", "emote": "\\ud800"}', /bad_json|bad_field/],
    ['an unknown field', '{"t": "ping", "x": 1}', /unknown_field/],
    ['a hand beyond numbers', act({ hand: '@' }).replace('"@"', '1e400'), /number_range|bad_field|bad_json/],
    ['an unknown card', act({ move: { play: 'T41' } }), /unknown_card/],
    ['a thousand discards', act({ move: { discard: Array(1000).fill('C1') } }), /bad_field|number_range/],
  ];
  for (const [what, text, code] of messages)
    test(`${what}: an error, and the connection stays`, async () => {
      const { answers, code: ended } = await send([text, PING]);
      const [wrong] = answers.filter(({ t }) => t !== 'pong'); // the table answers in its own time
      assert.equal(wrong?.t, 'error', JSON.stringify(answers));
      assert.match(wrong.code, code);
      assert.ok(answers.some(({ t }) => t === 'pong'));
      assert.equal(ended, null);
    });

  test('moves of a client without a seat are refused', async () => {
    const things = [
      act({}),
      `{"t": "do", "id": ${ID + 1}, "what": {"ready": true}}`,
      `{"t": "do", "id": ${ID + 2}, "what": {"invite": true}}`,
    ];
    const { answers } = await send(things, { at: playing, quiet: 500 });
    assert.deepEqual(
      answers.map(({ t }) => t),
      things.map(() => 'refused'),
    );
  });
  test('a binary frame', async () => {
    const { answers } = await send([Buffer.from('{"t": "ping"}')], { quiet: 300 });
    assert.equal(answers[0]?.code, 'bad_message');
  });
  test('anything before hello', async () => {
    const { answers } = await send([act({})], { hello: false, quiet: 300 });
    assert.equal(answers[0]?.t, 'error');
  });
  test('a frame of a megabyte ends the connection', async () => {
    const { code } = await send(['x'.repeat(1 << 20)], { quiet: 5000 });
    assert.ok([1009, 1006, 1002].includes(code), `closed with ${code}`);
  });
  test('text that is not UTF-8 ends the connection', async () => {
    const { socket } = await open();
    const ended = new Promise((done) => socket.on('close', done));
    socket.send(Buffer.from([0xff, 0xfe, 0x00]), { binary: false });
    assert.ok([1007, 1006, 1002].includes(await ended));
  });
  test('frames that violate the WebSocket protocol', async () => {
    const handshake = request(`GET /ws`, {
      ...cookie(),
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Protocol': SUBPROTOCOL,
    }).replace('Connection: close\r\n', '');
    for (const frame of ['8105aaaaaaaaaa', 'ff80ffffffff', '81ffffffffffffffffff00000000', '8100', '0180', '89ff00'])
      assert.match(
        await exchange(server.port, Buffer.concat([Buffer.from(handshake), Buffer.from(frame, 'hex')]), { quiet: 500 }),
        /^HTTP\/1\.1 101/,
      );
  });
  test('a flood is throttled and then disconnected', async () => {
    const { answers, code } = await send(Array(20_000).fill('{"t":"ping"}'), { quiet: 8000 });
    const told = answers.filter(({ t }) => t !== 'pong');
    assert.ok(
      told.some(({ code: why }) => why === 'too_fast'),
      JSON.stringify(told.slice(0, 3)),
    );
    assert.ok(code === null || [4029, 1006].includes(code), `closed with ${code}`);
  });
  test('viewers who do not read', async () => {
    const { table, invitation } = playing;
    const sockets = [];
    for (let at = 0; at < 20; at += 1) {
      const idler = await Api.guest(server.base, `Dormiente ${at}`);
      const { socket } = await open({ headers: { Cookie: `germini_guest=${idler.secret}` } });
      socket.send(JSON.stringify({ t: 'hello', table, invitation }));
      socket.pause();
      sockets.push(socket);
    }
    assert.equal((await fetch(`${server.base}/healthz`)).status, 200);
    // They stay until the hand is over: nobody waits for them.
    sleepers.push(...sockets);
  });
});

suite('afterwards', () => {
  test('the table has played on to its end, with the right result', { timeout: 120_000 }, async () => {
    const { clients, everyone, spectator, apis } = playing;
    assert.ok(clients[0].last.n > 60, 'moves were made meanwhile');
    malformedInputIsOver = true;
    await play;
    await spectator.until(() => spectator.over.has(1));
    for (const client of everyone) await client.until(() => client.table.state === 'between');
    const hands = await agree(server, apis[2], clients[0].table.match.id, received(spectator));
    nothingLeaked(everyone, hands);
    assert.ok(sleepers.length > 0);
    for (const socket of sleepers) socket.terminate();
  });
  test('a newcomer is served', async () => {
    const { apis } = playing;
    const { table } = await apis[0].create({ game: 'minchiate', preset: 'pagat' });
    const client = new Client(apis[0], table, { label: 'new' });
    await client.connect();
    answered(await client.do({ sit: 0 }));
    await client.close();
  });
  test('the same process, not swollen, without a fault in its log', () => {
    assert.equal(server.pid, pid);
    const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);
    assert.ok(kilobytes < MOST_MEMORY_MB * 1024, `${Math.round(kilobytes / 1024)} MB`);
    assert.deepEqual(server.faults, []);
    assert.doesNotMatch(server.log, new RegExp(guest.secret), 'no secret in the log');
  });
});
