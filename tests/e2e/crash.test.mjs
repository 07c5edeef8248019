// The server is killed repeatedly while four guests play, a match of each game in turn: each reconnects from its last
// number, and every move is on the table once. The same if it is stopped cleanly.
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, suite, test } from 'node:test';
import { dieOften, PATIENT } from './lib/deaths.mjs';
import { Server, UNHURRIED } from './lib/start_server.mjs';

const KILLS = Number(process.env.KILLS ?? 30);
const STOPS = 8;
const SEED = Number(process.env.SEED ?? 1798);
const A_KILL_MS = 10_000; // including all the play around it, on a busy machine
const GENTLE = ['cut', 'call', 'discard', 'declare', 'trick', 'hand end', 'commit'];

suite('kill -9 at any moment', () => {
  let server;
  before(async () => (server = await Server.start({ args: [...UNHURRIED, ...PATIENT] })));
  after(() => server.dispose());

  test(`${KILLS} crashes in every phase of every game`, { timeout: KILLS * A_KILL_MS }, async (t) => {
    const toll = await dieOften(server, { kills: KILLS, seed: SEED });
    assert.ok(toll.kills >= KILLS);
    assert.ok(toll.counts['told again'] > 0, 'hands were sent again and compared');
    for (const line of toll.lines()) t.diagnostic(line);
    t.diagnostic(JSON.stringify(toll.counts));
  });
});

suite('SIGTERM', () => {
  let server;
  before(async () => (server = await Server.start({ args: [...UNHURRIED, ...PATIENT, '--stop-seconds', '60'] })));
  after(() => server.dispose());

  test(
    `${STOPS} stops at any moment: all clients are notified, and reconnect`,
    { timeout: STOPS * A_KILL_MS },
    async (t) => {
      const toll = await dieOften(server, { kills: STOPS, seed: SEED, phases: GENTLE, gentle: true });
      for (const line of toll.lines()) t.diagnostic(line);
    },
  );

  test('idle keep-alive connections do not delay the shutdown', async () => {
    const idle = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => {
        const socket = connect({ port: server.port, host: '127.0.0.1' });
        socket.on('error', () => {});
        const ended = new Promise((done) => socket.on('close', done));
        await new Promise((done) => socket.once('connect', done));
        if (at % 2) {
          socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
          await new Promise((done) => socket.once('data', done));
        }
        socket.resume();
        return { ended };
      }),
    );
    // stop() waits less than the server would have.
    const { code } = await server.stop();
    assert.equal(code, 0);
    await Promise.all(idle.map(({ ended }) => ended));
    await server.again();
    assert.equal(await (await fetch(`${server.base}/healthz`)).text(), 'ok');
  });
});
