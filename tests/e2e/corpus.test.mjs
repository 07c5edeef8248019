// Ten thousand pieces of malformed input by class, generated from a seed (lib/malformed), sent to a server where a table plays
// on: each is refused with its code and path as protocol/README.md says, and the connection, the table and the
// process continue.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Api } from './lib/http.mjs';
import { agree } from './lib/ledger.mjs';
import { playHand, random } from './lib/player.mjs';
import { exchange, status } from './lib/raw.mjs';
import { Asker } from './lib/malformed/ask.mjs';
import { FRAMES, throwFrames } from './lib/malformed/frames.mjs';
import { Lane, open, share } from './lib/malformed/lane.mjs';
import { linger, LORIS } from './lib/malformed/loris.mjs';
import { MESSAGES, SOUND } from './lib/malformed/messages.mjs';
import { changed, nextId, onlookers, replayed, SEATED, staleSince, strangers } from './lib/malformed/people.mjs';
import { HANDSHAKES, NO_REQUESTS, REQUESTS } from './lib/malformed/requests.mjs';
import { Server } from './lib/start_server.mjs';
import { nothingLeaked, ready, received, seated } from './lib/table.mjs';

const SEED = Number(process.env.SEED ?? 1798);
const LANES = 6;
const LEAST = 100; // per class
const LEAST_IN_ALL = 10_000;
const PACE_MS = 100; // of the table that plays on
const TIMEOUT = { timeout: 300_000 };
// The limits have their own suite; here they would hide the other answers.
const WIDE = ['message', 'address-message', 'request', 'other']
  .flatMap((what) => [`--${what}-rate`, '1e6/1e6'])
  .concat('--guest-rate', '1000/1000');

let server, pid, playing, play, began, asker;
let malformedInputIsOver = false;
const lanes = [];
const fired = new Map(); // class → cases

before(async () => {
  server = await Server.start({ args: [...WIDE, '--max-connections-per-address', '2000'] });
  pid = server.pid;
  playing = await seated(server, { preset: 'pagat', watched: true });
  await ready(playing.clients, 1);
  began = playing.clients[0].last.n;
  const pace = () => (malformedInputIsOver ? false : sleep(PACE_MS).then(() => false));
  play = Promise.all(
    playing.clients.map((client) => playHand(client, 1, random(SEED + client.seat), { before: pace })),
  );
  play.catch(() => {}); // checked in the last suite
  for (let at = 0; at < LANES; at += 1) lanes.push(await Lane.start(server, `Lane ${at}`));
  asker = new Asker(server.port, lanes[0].api.secret, { lanes: LANES });
});
after(async () => {
  for (const lane of lanes) lane.close();
  asker?.close();
  await server.dispose();
});

/** The cases of a class, counted. */
function casesOf(name, generate) {
  const cases = generate(SEED);
  assert.ok(cases.length >= LEAST, `${name}: ${cases.length} cases`);
  fired.set(name, cases.length);
  return cases;
}
/** Distributes them, and shows the first with an unexpected answer. */
async function fire(name, generate, judge, workers = lanes) {
  const wrong = [];
  const cases = casesOf(name, generate);
  await share(workers, cases, async (lane, made, at) => {
    const problem = await judge(lane, made);
    if (problem) wrong.push(`case ${at}: ${problem}`);
  });
  assert.deepEqual(wrong, [], `${wrong.length} of ${cases.length}`);
}
const shown = (made) => String(made.text ?? made.body ?? made.bytes ?? '').slice(0, 200);
const differs = (made, answer) => `${shown(made)} was answered by ${JSON.stringify(answer).slice(0, 300)}`;

suite('unreadable messages', () => {
  for (const [name, generate] of Object.entries(MESSAGES))
    test(name, TIMEOUT, async () => {
      await fire(name, generate, async (lane, made) => {
        const answer = await lane.ask(made);
        const fits = answer.t === 'error' && answer.code === made.code && answer.path === (made.path ?? answer.path);
        return fits ? null : differs(made, answer);
      });
      for (const lane of lanes) assert.deepEqual(await lane.drain(), { all: [], alive: true });
    });

  test('valid messages, slightly changed', TIMEOUT, async () => {
    const [own, idle] = [await Lane.start(server, 'Own'), await Lane.start(server, 'Idle')];
    const sound = SOUND.map(({ value }) => value).filter(({ what }) => !what?.leave);
    const judge = async (lane, made) => {
      lane.send(made);
      const { all, alive } = await lane.drain();
      const plain = all.every(({ t, code, rule }) => t === 'done' || t === 'said' || (t === 'error' ? code : rule));
      return alive && plain ? null : differs(made, all);
    };
    await fire('changed messages', changed(sound), judge, [own, idle]);
    own.close();
    idle.close();
  });
});

suite('frames that end their connection', () => {
  for (const [name, generate] of Object.entries(FRAMES))
    test(name, TIMEOUT, async () => {
      await fire(name, generate, async (lane, made) => {
        const { head, code } = await throwFrames(server.port, lane.api.secret, made);
        assert.match(head, /^HTTP\/1\.1 101/);
        assert.doesNotMatch(head, /Sec-WebSocket-Extensions/i, 'nothing is packed');
        const fits = made.leaves ? code === null || made.codes.includes(code) : made.codes.includes(code);
        return fits ? null : `${made.bytes.subarray(0, 40).toString('hex')} was answered by ${code}`;
      });
      for (const lane of lanes) assert.equal((await lane.drain()).alive, true);
    });
});

suite('data of others, or of another time', () => {
  const refused = async (lane, made) => {
    const answer = await lane.ask(made);
    return answer.t === 'refused' && made.rule.test(answer.rule) ? null : differs(made, answer);
  };
  for (const [name, cases] of Object.entries(SEATED))
    test(name, TIMEOUT, async () => {
      // Each seat is asked something else, so each lane has its own cases.
      const each = lanes.map((lane) => ({ lane, cases: cases(lane.hand, lane.choice.phase, lane.n)(SEED) }));
      const own = each.flatMap(({ lane, cases: list }, at) =>
        list.filter((_, n) => n % LANES === at).map((made) => ({ lane, made })),
      );
      const before = lanes.map(({ events }) => events);
      await fire(
        name,
        () => own,
        async (_, { lane, made }) => refused(lane, made),
        [null],
      );
      assert.deepEqual(
        lanes.map(({ events }) => events),
        before,
      );
    });

  test('a spectator', TIMEOUT, async () => {
    const lane = await Lane.look(server, 'Curioso', playing);
    await fire('onlookers', onlookers(1), refused, [lane]);
    lane.close();
  });

  test('ids that were answered before', TIMEOUT, async () => {
    const [lane] = lanes;
    const first = { t: 'do', id: nextId(), what: { invite: true } };
    assert.deepEqual(await lane.ask({ text: JSON.stringify(first) }), { t: 'done', id: first.id });
    const { invitation: stood } = await tableOf(lane);
    await fire(
      'replayed ids',
      replayed(first),
      async (_, made) => {
        const answer = await lane.ask(made);
        return answer.t === 'done' && answer.id === first.id ? null : differs(made, answer);
      },
      [lane],
    );
    assert.equal((await tableOf(lane)).invitation, stood, 'done once');
    const id = nextId();
    const answer = await lane.ask({
      text: JSON.stringify({ t: 'act', id, hand: lane.hand + 1, n: 1, move: { fall: true } }),
    });
    assert.deepEqual([answer.t, answer.rule], ['refused', 'wrong_hand']);
    const again = JSON.stringify({ t: 'do', id, what: { invite: true } });
    assert.deepEqual(await lane.ask({ text: again }), answer);
    assert.equal((await tableOf(lane)).invitation, stood, 'not done at all');
  });

  test('numbers of events that do not exist', TIMEOUT, async () => {
    await fire('stale numbers', staleSince, async (lane, since) => {
      const first = await lane.connect({ since });
      return first === 1 ? null : `after ${JSON.stringify(since)} the hand came from ${first}`;
    });
  });

  test('tables without an invitation', TIMEOUT, async () => {
    const tables = lanes.map(({ table }) => table);
    const workers = [];
    for (let at = 0; at < LANES; at += 1) workers.push(await Api.guest(server.base, `Stranger ${at}`));
    const judge = async (api, hello) => {
      const { socket } = await open(server, api.secret);
      const got = [];
      socket.on('message', (data) => got.push(JSON.parse(data)));
      socket.send(JSON.stringify({ t: 'hello', ...hello }));
      const code = await new Promise((done) => socket.on('close', done));
      return code === 4004 && got.length === 1 && got[0].code === 'gone'
        ? null
        : differs({ text: JSON.stringify(hello) }, got);
    };
    await fire('strangers', strangers(tables), judge, workers);
    for (const table of tables) assert.equal((await workers[0].send('GET', `/api/tables/${table}`)).status, 404);
  });

  /** The table's own description for a lane that reconnects. */
  async function tableOf(lane) {
    const { socket } = await open(server, lane.api.secret);
    socket.send(JSON.stringify({ t: 'hello', table: lane.table }));
    const table = await new Promise((done) =>
      socket.on('message', (data) => {
        const message = JSON.parse(data);
        if (message.t === 'table') done(message);
      }),
    );
    socket.terminate();
    await lane.connect();
    return table;
  }
});

suite('HTTP', () => {
  const many = (value) => [value].flat();
  for (const [name, generate] of [...Object.entries(REQUESTS), ...Object.entries(HANDSHAKES)])
    test(name, TIMEOUT, () =>
      fire(name, generate, async (_, made) => {
        const answer = await asker.ask(made, { fresh: name in HANDSHAKES });
        const error = answer.body?.error;
        const fits =
          many(made.status).includes(answer.status) &&
          (made.code === undefined || error?.code === made.code) &&
          (made.at === undefined || error.path === made.at);
        return fits
          ? null
          : `${made.method} ${made.path} ${differs(made, { status: answer.status, body: answer.body })}`;
      }),
    );
  for (const [name, generate] of Object.entries(NO_REQUESTS))
    test(name, TIMEOUT, () =>
      fire(name, generate, async (_, made) => {
        const answer = status(await exchange(server.port, made.bytes));
        return answer === 0 || (answer >= 400 && answer < 500) ? null : differs(made, answer);
      }),
    );
  test('requests that never end', TIMEOUT, async () => {
    const cases = casesOf('slow requests', LORIS);
    const lingering = Promise.all(cases.map((made) => linger(server.port, made)));
    // Meanwhile others are served.
    assert.equal((await fetch(`${server.base}/healthz`)).status, 200);
    for (const lane of lanes) assert.equal((await lane.drain()).alive, true);
    await lingering; // each is ended by the server, or the test never ends
    assert.equal((await fetch(`${server.base}/healthz`)).status, 200);
  });
});

suite('afterwards', () => {
  test('ten thousand pieces of many kinds were sent', (t) => {
    const all = [...fired.values()].reduce((sum, count) => sum + count, 0);
    t.diagnostic(`${all} pieces of ${fired.size} classes, seed ${SEED}`);
    assert.ok(all >= LEAST_IN_ALL, `${all}`);
  });
  test('the table has played on to the right result', TIMEOUT, async () => {
    const { clients, everyone, spectator, apis } = playing;
    assert.ok(clients[0].last.n > began, 'moves were made meanwhile');
    malformedInputIsOver = true;
    await play;
    await spectator.until(() => spectator.over.has(1));
    for (const client of everyone) await client.until(() => client.table.state === 'between');
    nothingLeaked(everyone, await agree(server, apis[2], clients[0].table.match.id, received(spectator)));
    assert.ok(
      everyone.every(({ ends }) => ends.length === 0),
      'nobody at the table lost the connection',
    );
    await Promise.all(everyone.map((client) => client.close()));
  });
  test('nobody is shut out: the same address and the same guests may play', async () => {
    const lane = await Lane.start(server, 'Lane again');
    assert.equal((await lane.drain()).alive, true);
    lane.close();
    for (const one of lanes) assert.equal((await one.drain()).alive, true);
  });
  test('the same process, without a fault or a secret in its log', () => {
    assert.equal(server.pid, pid);
    assert.deepEqual(server.faults, []);
    for (const { api } of lanes) assert.ok(!server.log.includes(api.secret));
  });
});
