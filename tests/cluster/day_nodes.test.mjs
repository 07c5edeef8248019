// The deal of the day on two nodes: a person has one try at both, it survives the end of a node, and after the day both
// show the same list, which is recounted from its hands.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Api } from '../e2e/lib/http.mjs';
import { checker } from '../e2e/lib/ledger.mjs';
import { recount } from './lib/day_recount.mjs';
import { DayTry } from './lib/day_try.mjs';
import { zoneAtNoon } from '../e2e/lib/next_day.mjs';
import { aDayPasses } from './lib/next_day.mjs';
import { Cluster } from './lib/nodes.mjs';
import { within } from './lib/patience.mjs';

const GAMES = ['minchiate', 'bolognese', 'siciliano'];
const AT_EACH = 8; // node: requests at once
const MOVES_BEFORE = 5; // of a try, before its node ends
const MOVES_TIMED = 2;
const KILLS = 4; // at later and later moments after a request
const LOCKED_S = 1;
const LONG_START_MS = 4000; // longer than the silence after which a node is taken for dead
const SOON_MS = 5000;
const RESULTS_MS = 40_000; // the nodes look every 20 s for a day that is over
const SEEDS = [3, 3, 4, 5, 6]; // of people who play to the end: the first two play alike
const LIMIT = { timeout: 180_000 };

suite('the deal of the day on two nodes', () => {
  let cluster, folder, chain;
  const tries = []; // all that were begun
  const bases = () => cluster.names.map((name) => cluster.node(name).base);
  const atBoth = (secret) => bases().flatMap((base) => Array.from({ length: AT_EACH }, () => new Api(base, secret)));
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'germini-chain-'));
    chain = join(folder, 'days');
    cluster = await Cluster.start(['a', 'b'], { flags: () => ['--daily-chain', chain, '--daily-zone', zoneAtNoon()] });
  });
  after(async () => {
    await cluster.dispose();
    rmSync(folder, { recursive: true });
  });

  /** Begins a try at a node, of a new guest or of that person. */
  async function begin(node, game, { name, person, seed }) {
    const player = person ?? (await Api.guest(cluster.node(node).base, name));
    const attempt = await DayTry.begin(cluster, node, { person: player, game, seed });
    tries.push(attempt);
    return attempt;
  }
  /** Both nodes show what has been shown, and ask the same. */
  async function agree(attempt) {
    const { question, moves } = attempt;
    for (const name of cluster.names) {
      await attempt.exchange(name, attempt.hello());
      assert.deepEqual(attempt.question, question, `the question at node ${name}`);
      assert.equal(attempt.last, moves.at(-1).id, `the last action at node ${name}`);
    }
  }

  test('the day opened at both nodes at once is one, and ranked', LIMIT, async () => {
    const days = await Promise.all(atBoth().map((api) => api.must('GET', '/api/day')));
    for (const day of days) assert.deepEqual(day, days[0]);
    assert.equal(days[0].ranked, true);
    assert.deepEqual(await cluster.query('SELECT date FROM days'), [[days[0].date]]);
  });

  test('a node that waits for long for its chain is not taken for dead', LIMIT, async () => {
    await cluster.node('b').stop();
    const before = await cluster.epoch('b');
    const text = readFileSync(chain);
    rmSync(chain);
    execFileSync('mkfifo', [chain]); // which b reads until somebody has written
    const up = cluster.revive('b');
    await sleep(LONG_START_MS);
    await writeFile(chain, text);
    await up;
    rmSync(chain);
    writeFileSync(chain, text);
    assert.equal(await cluster.epoch('b'), before + 1);
  });

  test('a try begun many times at both nodes at once is begun once', LIMIT, async () => {
    for (const game of GAMES) {
      const person = await Api.guest(bases()[0], 'Berta');
      const answers = await Promise.all(atBoth(person.secret).map((api) => api.send('POST', `/api/day/${game}`, {})));
      const rows = await cluster.query(
        `SELECT count(*) FROM day_tries t JOIN guests g ON g.key = t.person WHERE g.id = '${person.guest}'`,
      );
      assert.deepEqual(rows, [['1']]);
      assert.equal(new Set(answers.map(({ body }) => body.table)).size, 1, 'one table');
      const statuses = answers.map(({ status }) => status).sort();
      assert.deepEqual(statuses, [...Array(2 * AT_EACH - 1).fill(200), 201], game);
      await begin('b', game, { person, seed: 0 }); // which is left
    }
  });

  test('a try continues at the other node after kill -9, with every move made once', LIMIT, async (t) => {
    const a = cluster.node('a');
    const cino = await begin('a', 'minchiate', { name: 'Cino', seed: 1 });
    await cino.play(['a'], MOVES_BEFORE);
    await a.kill();
    const { question } = cino;
    await cino.exchange('b', cino.hello());
    assert.deepEqual(cino.question, question);
    assert.equal(cino.last, cino.moves.at(-1).id);
    await cino.play(['b'], MOVES_BEFORE);

    /** A move is sent to a, which ends after `moment(answer)`, and then to b. Returns true if a has made it. */
    async function killed(moment) {
      await cino.exchange('a', cino.hello()); // a's connections are open
      const message = cino.act();
      const answer = cino.send('a', message).catch(() => null);
      await moment(answer);
      await a.kill();
      await cino.exchange('b', cino.hello(), message);
      await cluster.revive('a');
      return cino.last === message.id;
    }
    await cluster.revive('a');
    assert.equal(await killed((answer) => answer), true, 'a move whose acknowledgement was lost');
    const since = performance.now();
    await cino.play(['a'], MOVES_TIMED);
    const took = (performance.now() - since) / MOVES_TIMED;
    const made = [];
    for (let kill = 0; kill < KILLS; kill += 1) made.push(await killed(() => sleep((took * kill) / KILLS)));
    const before = made.filter(Boolean).length;
    t.diagnostic(`a move takes ${Math.round(took)} ms; ${before} of ${KILLS} killed nodes had made it`);
    // The write of a waits when it is killed, and so does that of b for a while.
    const locks = (which) => `SELECT 1 FROM pg_locks WHERE relation = 'day_tries'::regclass AND mode = ${which}`;
    const seen = (which) => within(SOON_MS, async () => (await cluster.query(locks(which))).length > 0, which);
    const locked = cluster.query(`LOCK TABLE day_tries IN SHARE MODE; SELECT pg_sleep(${LOCKED_S})`);
    await seen(`'ShareLock' AND granted`);
    await killed(() => seen(`'RowExclusiveLock' AND NOT granted`));
    await locked;
    await cino.play(['b']);
    await agree(cino);
  });

  test('a message sent to both nodes at once is handled once', LIMIT, async (t) => {
    let changed = 0;
    for (const game of GAMES) {
      const dino = await begin('b', game, { name: 'Dino', seed: 2 });
      while (dino.question) {
        const message = dino.act();
        const answers = await Promise.all(cluster.names.map((name) => dino.send(name, message)));
        for (const { status, body } of answers)
          if (status === 200) dino.receive(body, message);
          else assert.deepEqual([status, body.error.code], [409, 'changed']);
        const refused = answers.filter(({ status }) => status === 409).length;
        assert.ok(refused < answers.length, 'one node has made the move');
        if (refused > 0) await dino.exchange('a', message);
        changed += refused;
      }
      await agree(dino);
      const [[entries, lines]] = await cluster.query(
        `SELECT t.entries, length(t.log) - length(replace(t.log, E'\\n', '')) FROM day_tries t
         JOIN guests g ON g.key = t.person WHERE g.id = '${dino.person.guest}'`,
      );
      assert.equal(lines, entries, 'lines of the log');
    }
    assert.ok(changed > 0, 'both nodes have tried to write at once');
    t.diagnostic(`${changed} requests were refused as changed`);
  });

  test('both nodes show the list of the day, which follows from its hands', LIMIT, async (t) => {
    const play = async (game, seed, at) => {
      const nodes = at % 2 ? ['a', 'b'] : ['b', 'a'];
      await (await begin(nodes[0], game, { name: `Elia ${at}`, seed })).play(nodes);
    };
    const leave = async (game) => (await begin('a', game, { name: 'Fina', seed: 7 })).play(['b'], MOVES_BEFORE);
    await Promise.all(GAMES.flatMap((game) => [...SEEDS.map((seed, at) => play(game, seed, at)), leave(game)]));

    const today = await tries[0].api('a').must('GET', '/api/day');
    const date = await aDayPasses(cluster, chain, today.date);
    const [a, b] = bases().map((base) => new Api(base));
    const list = (api, game) => api.send('GET', `/api/day/${date}/${game}?field=guests`);
    const isOpen = async () => (await list(a, GAMES[0])).status === 200;
    t.diagnostic(`the results open after ${await within(RESULTS_MS, isOpen, 'the results')} ms`);
    const pairs = [];
    for (const game of GAMES) {
      const [{ body }, other] = await Promise.all([list(a, game), list(b, game)]);
      assert.deepEqual(body, other.body);
      const played = tries.filter((one) => one.game === game);
      const hands = new Map();
      for (const [at, { try: id }] of body.tries.entries())
        hands.set(id, await [a, b][at % 2].must('GET', `/api/day/${date}/${game}/tries/${id}`));
      assert.equal(body.tries.length, played.length + 1, 'with that of the bot');
      assert.deepEqual([body.field, hands.size], [played.length, played.length + 1]);

      const counted = recount(game, hands);
      for (const row of body.tries) {
        const { place, result, percent } = row;
        assert.deepEqual({ place, result, percent }, counted.get(row.try), `${game}: ${row.name ?? 'the bot'}`);
      }
      const places = body.tries.map(({ place }) => place);
      const ascending = places.toSorted((one, next) => one - next);
      assert.deepEqual(places, ascending, `${game}: the best first`);
      for (const attempt of played) {
        const row = body.tries.find(({ name }) => name === attempt.person.name);
        assert.equal(row.by_bot, attempt.question !== null, `${game}: ${row.name}`);
        attempt.agree(hands.get(row.try), row.by_bot);
      }
      pairs.push(...[...hands.values()].map(({ record, result }) => ({ record, result })));
      t.diagnostic(`${game}: ${body.tries.map(({ place, result }) => `${place}. ${result}`).join(', ')}`);
    }
    checker(pairs);
    cluster.verify();
  });
});
