// The modules for practice (practice/wasm) answer in Chromium as the server does: signatures, rules, golden hands as each
// viewer sees them, hands played on by bots, and reviews; with FULL=1 more of both. A table loaded from its log is the
// same table.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { before, suite, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { PracticeModule } from '../../web-client/src/practice/module.ts';
import { served } from './lib/browser.mjs';
import { Api } from './lib/http.mjs';
import { moveFor, random } from './lib/player.mjs';
import { FAMILIES, modulePath, ModuleInPage, signaturesIn } from './lib/practice_module.mjs';
import { ALONE } from './lib/presets.mjs';
import { processorSeconds } from './lib/processor_time.mjs';
import { FULL } from './lib/sample.mjs';
import { ROOT, UNHURRIED } from './lib/start_server.mjs';

const MOST_BYTES = 120 * 1024; // compressed
const DECISIONS = FULL ? 1000 : 300; // of each family
/** Tricks of each preset's hand; those of Minchiate take the longest. */
const reviewed = (family) => (FULL || family !== 'minchiate' ? [1, 4, 8] : [4]);
const WORLDS_PER_STEP = 16; // engine/core/search.hpp
const MOST_RATIO = 3; // of the native program's time
const MOST_STEPS = 100_000;
const MOST_MOVES = 30; // tried in one hand
const HINTS = 20; // followed in a match
const LOOK_MS = 20; // of a table's clock, at each look at it: a bot thinks for few steps

const bytesOf = (family) => readFileSync(modulePath(family));
const missing = FAMILIES.some((family) => !existsSync(modulePath(family)));

/** The golden hands of a family's presets for pairs, as their first lines: seat, record, preset. */
function golden(family) {
  const folder = `${ROOT}tests/golden/${family}`;
  const hands = readdirSync(folder).map((name) => {
    const [first, ...lines] = readFileSync(`${folder}/${name}`, 'utf8').trim().split('\n').map(JSON.parse);
    const seen = (viewer) => lines.flatMap((line) => line[viewer]);
    return { ...first, seen: seen('seat'), open: seen('spectator') };
  });
  return hands.filter(({ preset }) => !ALONE.includes(preset));
}

/** A family's rules as the server lists them, without the presets and options that no module plays. */
const forPairs = ({ by_preset, presets, options, ...rest }) => {
  const practised = (list) => Object.fromEntries(Object.entries(list).filter(([preset]) => !ALONE.includes(preset)));
  const sets = practised(presets);
  return {
    by_preset: practised(by_preset),
    presets: sets,
    options: options.filter(({ name }) => Object.values(sets).some((values) => name in values)),
    ...rest,
  };
};

/** A statement may be left out. Null for cards that are exposed by their places: the next hand follows. */
function legalMove(choice, rng) {
  const stated = choice.moves.find(({ takes }) => takes === 'statement');
  const spoken = choice.moves.find(({ takes }) => takes === 'word');
  if (spoken) return { [spoken.move]: spoken.words[0] };
  if (choice.moves.some(({ takes }) => takes === 'positions')) return null;
  return stated ? { [stated.move]: {} } : moveFor(choice, rng);
}

/** The seconds of a processor that a process spends meanwhile. */
async function spent(pid, task) {
  const before = processorSeconds(pid);
  await task();
  return processorSeconds(pid) - before;
}

/** Without the time since which a player is waited for: a loaded table waits again. */
const timeless = ({ seats, ...table }) => ({
  ...table,
  seats: seats.map((seat) => ({ ...seat, asked: null })),
});

/** A table in a module, with a clock that moves when it is told to. */
class Table {
  messages = [];
  log = [];
  hands = [];
  #id = 0;
  now = 0;

  async load(family) {
    const taken = {
      message: (text) => this.messages.push(JSON.parse(text)),
      entry: (text) => this.log.push(text),
      hand: (id, text) => this.hands.push({ id, ...JSON.parse(text) }),
    };
    this.module = await PracticeModule.load(bytesOf(family), taken, () => (this.now += LOOK_MS));
    return this;
  }
  begin(request) {
    this.log = [`1798 0 table ${JSON.stringify({ id: '~1798', name: 'Anna', request })}`];
    this.module.open(this.log);
    this.send({ t: 'hello', table: '~1798' });
  }
  send(message) {
    this.module.receive(JSON.stringify(message));
  }
  do = (what) => this.send({ t: 'do', id: ++this.#id, what });
  act = ({ hand, n }, move) => this.send({ t: 'act', id: ++this.#id, hand, n, move });
  last = (kind) => this.messages.findLast(({ t }) => t === kind);
  think() {
    for (let steps = 0; this.module.think(); steps += 1) {
      this.now += 5;
      assert.ok(steps < MOST_STEPS, 'the bots think for ever');
    }
  }
  wake() {
    this.now += Math.max(1, this.module.wakesIn() ?? 1);
    this.module.wake();
  }
}

let server, browser, api, page;
served({ args: UNHURRIED, botThreads: '1' }, (started) => ({ server, browser } = started));

suite('modules for practice', { skip: missing && 'the modules are not built: cmake --build --preset wasm' }, () => {
  before(async () => {
    api = new Api(server.base);
    page = await browser.newPage({ baseURL: server.base });
    await page.goto('/');
  });

  test('the signatures of all families', async () => {
    const found = Object.entries(await signaturesIn(page)).map(([family, signature]) => `Bench: ${signature} ${family}`);
    assert.deepEqual(found, readFileSync(`${ROOT}tests/golden/signature.txt`, 'utf8').trim().split('\n'));
  });

  for (const family of FAMILIES) {
    test(`${family}: small enough, and with the rules of the server`, async () => {
      const size = brotliCompressSync(bytesOf(family)).length;
      console.log(`${family}: ${bytesOf(family).length} bytes, ${size} compressed`);
      assert.ok(size <= MOST_BYTES, `${size} bytes`);
      const module = await ModuleInPage.load(page, family);
      const { games } = await api.rules();
      assert.deepEqual((await module.rules()).games, games.filter(({ game }) => game === family).map(forPairs));
    });

    test(`${family}: the golden hands as everybody sees them`, async () => {
      const module = await ModuleInPage.load(page, family);
      for (const { record, seat, seen, open } of golden(family)) {
        assert.deepEqual((await module.replay(record, String(seat))).events, seen);
        assert.deepEqual((await module.replay(record, 'bystander')).events, open);
        assert.deepEqual(await module.replay(record, ''), await api.must('POST', '/api/records/replay', record));
      }
    });

    test(`${family}: bots decide the same ${DECISIONS} times`, async () => {
      const module = await ModuleInPage.load(page, family);
      const rng = random(1798);
      const asked = [],
        answers = [];
      let decided = 0;
      for (let round = 0; decided < DECISIONS; round += 1)
        for (const { record, seat } of golden(family)) {
          const body = { record, step: 1 + 3 * round, seat, last: 0, moves: [] };
          for (;;) {
            const answer = await api.must('POST', '/api/what-if', body);
            asked.push(structuredClone(body));
            answers.push(answer);
            decided += answer.events.filter(({ by, seat: said }) => (by ?? said) !== undefined).length;
            if (answer.over || !answer.asked || body.moves.length === MOST_MOVES) break;
            const move = legalMove(answer.asked.choice, rng);
            if (!move) break;
            body.moves.push(move);
            body.last = answer.n - 1 + answer.events.length;
          }
        }
      assert.deepEqual(await module.whatIf(asked), answers);
      console.log(`${family}: ${decided} decisions`);
    });

    // The times are of processors, in this program, which compiles the module as Chromium does.
    test(`${family}: reviews are the same, within ${MOST_RATIO} times the time`, async () => {
      const module = await ModuleInPage.load(page, family);
      const { module: timed } = await new Table().load(family);
      const asked = golden(family).flatMap(({ record, seat }) => reviewed(family).map((trick) => ({ record, seat, trick })));
      const there = await spent(server.pid, async () => {
        for (const body of asked) {
          const expected = await api.must('POST', '/api/review', body);
          assert.deepEqual(await module.review(body), expected);
        }
      });
      let worlds = 0;
      const here = await spent(process.pid, () => {
        for (const body of asked) {
          timed.beginReview(JSON.stringify(body));
          while (!timed.reviewStep()) worlds += WORLDS_PER_STEP;
        }
      });
      const speed = (seconds) => Math.round(worlds / seconds);
      console.log(`${family}: ${speed(here)} imagined deals a second, at the server ${speed(there)}`);
      assert.ok(here < MOST_RATIO * there);
    });

    test(`${family}: a match to its end, loaded from its log at each hand`, async () => {
      const table = await new Table().load(family);
      const again = await new Table().load(family);
      table.begin({
        game: family,
        preset: golden(family)[0].preset,
        open: false,
        spectators: false,
        hints: true,
        chat: 'off',
        level: 'greedy',
      });
      table.do({ sit: 0 });
      for (const seat of table.last('table').seats.keys()) if (seat > 0) table.do({ bot: seat });
      table.send({ t: 'pace', wish: 'immediate' });
      table.do({ ready: true });
      const rng = random(1798);
      let answered = null,
        hints = 0;
      for (let steps = 0; table.last('table').state !== 'over' && steps < MOST_STEPS; steps += 1) {
        const choice = table.last('choice');
        if (table.last('table').state === 'between') {
          again.module.open(table.log);
          again.send({ t: 'hello', table: '~1798' });
          assert.deepEqual(timeless(again.last('table')), timeless(table.last('table')));
          table.do({ ready: true });
        } else if (choice && choice !== answered) {
          const move = hints < HINTS ? null : legalMove(choice.choice, rng);
          if (!move) {
            table.send({ t: 'hint', hand: choice.hand, n: choice.n });
            table.think();
            hints += 1;
          }
          table.act(choice, move ?? table.last('advice').move);
          answered = choice;
        } else {
          table.think();
          table.wake();
        }
      }
      assert.equal(table.last('table').state, 'over');
      assert.deepEqual(
        table.messages.filter(({ t }) => t === 'refused' || t === 'error'),
        [],
      );
      assert.equal(table.hands.length, table.last('table').match.played);
    });
  }
});
