// Power cuts: what a release server does to its disk during play is recorded, and disk images are made of it, each cut
// at a random point with any of the unsynced pages lost or torn. With `--synchronous full` every acknowledged move is
// there, with `normal` the first of them up to some move; `verify` finds nothing, and play goes on.
// IMAGES: how many, a third of them with `normal`.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, suite, test } from 'node:test';
import { tmpdir } from 'node:os';
import { Client } from '../e2e/lib/client.mjs';
import { DiskRecorder, writeImage } from './lib/disk_images.mjs';
import { Api } from '../e2e/lib/http.mjs';
import { moveFor, random } from '../e2e/lib/player.mjs';
import { Server, UNHURRIED } from '../e2e/lib/start_server.mjs';
import { answered, ready, seated } from '../e2e/lib/table.mjs';

const IMAGES = Number(process.env.IMAGES ?? 20);
const SEED = Number(process.env.SEED ?? 1798);
const MOVES = 80; // recorded
const CHECKPOINTS = [25, 50]; // after so many moves the log is written back, as it is once it is long
const RESTART = 60; // after so many moves
const EARLY = 0.2; // of the cuts: anywhere from the start; the others while there is a hand
const AN_IMAGE_MS = 5000;
const MEMORY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
/** Runs in a process of its own, which is recorded too. */
const CHECKPOINT = `const { DatabaseSync } = require('node:sqlite');
  new DatabaseSync(process.argv[1]).exec('PRAGMA wal_checkpoint(RESTART)');`;

/** The stored moves in order, and the database's tables. */
function movesIn(file) {
  const db = new DatabaseSync(file);
  const exists = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'events'").get() !== undefined;
  const rows = exists ? db.prepare('SELECT hand_key, n, hex(bytes) AS bytes FROM events ORDER BY key').all() : [];
  db.close();
  return rows.map(({ hand_key: hand, n, bytes }) => `${hand}/${n} ${bytes}`);
}

/** A recorded server: a table of four who play, with checkpoints and a restart. */
class Recording {
  acknowledged = []; // positions in the record at which the events so far were acknowledged: {at, moves}

  constructor(synchronous) {
    this.synchronous = synchronous;
    this.folder = mkdtempSync(join(MEMORY, 'germini-power-'));
  }
  async make() {
    const data = join(this.folder, 'data');
    this.recorder = new DiskRecorder(this.folder, data);
    const args = [...UNHURRIED, '--synchronous', this.synchronous];
    const server = await Server.start({ args, env: this.recorder.env, place: () => data });
    try {
      await this.#play(server, random(SEED));
    } finally {
      if (server.isRunning) await server.stop();
    }
    this.moves = movesIn(server.database);
    this.file = readFileSync(server.database);
    this.records = this.recorder.read();
    await server.dispose();
  }
  async #play(server, rng) {
    const { clients, table } = await seated(server, { preset: 'pagat', stubborn: true });
    Object.assign(this, { table, apis: clients.map(({ api }) => api) });
    await ready(clients, 1);
    this.#note(1); // the deal
    const due = () => clients.find(({ question }) => question !== null);
    for (let made = 1; made <= MOVES; made += 1) {
      await Promise.race(clients.map((client) => client.until(() => due() !== undefined, 'a choice')));
      const client = due();
      answered(await client.act(moveFor(client.question.choice, rng)));
      this.#note(made + 1);
      if (CHECKPOINTS.includes(made))
        execFileSync(process.execPath, ['--no-warnings', '-e', CHECKPOINT, server.database], {
          env: server.env,
        });
      if (made === RESTART) {
        await server.stop();
        await server.again();
      }
    }
    await Promise.all(clients.map((client) => client.close()));
  }
  #note(moves) {
    this.acknowledged.push({ at: this.recorder.position, moves });
  }
  /** The records up to the acknowledgement of the deal. */
  get firstDeal() {
    return this.records.findIndex(({ at }) => at >= this.acknowledged[0].at) + 1;
  }
  /** How many rows of the log had been acknowledged behind so many records. */
  acknowledgedBehind(count) {
    const { at } = this.records[count - 1];
    return this.acknowledged.filter((one) => one.at <= at).at(-1)?.moves ?? 0;
  }
  remove() {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The next move at the table of the image, by the player who is due. */
async function goesOn(server, { table, apis }, rng) {
  for (const [seat, { secret }] of apis.entries()) {
    const client = new Client(new Api(server.base, secret), table, { label: `s${seat}` });
    await client.connect();
    await client.until(() => client.last !== null, 'the hand');
    if (client.due.seats.includes(seat)) {
      await client.until(() => client.question !== null, 'a choice');
      answered(await client.act(moveFor(client.question.choice, rng)));
      return client.close();
    }
    await client.close();
  }
  throw new Error('nobody is due');
}

/** Checks one image; returns how many of the unacknowledged moves it has. */
async function check(recording, number) {
  const rng = random(SEED + number);
  const first = rng() < EARLY ? 1 : recording.firstDeal;
  const count = first + Math.floor(rng() * (recording.records.length - first + 1));
  const acknowledged = recording.acknowledgedBehind(count);
  const folder = join(recording.folder, `image${number}`);
  const what = `image ${number} (${recording.synchronous}, cut behind record ${count})`;
  const file = join(folder, 'germini.db');
  const server = await Server.start({
    args: [...UNHURRIED, '--synchronous', recording.synchronous],
    place: () => {
      writeImage(recording.records, count, rng, folder);
      return folder;
    },
  });
  try {
    const stored = movesIn(file);
    assert.deepEqual(stored, recording.moves.slice(0, stored.length), `${what}: the first moves`);
    if (recording.synchronous === 'full')
      assert.ok(stored.length >= acknowledged, `${what}: ${acknowledged} acknowledged, ${stored.length} stored`);
    if (stored.length > 0) await goesOn(server, recording, rng);
    return { acknowledged, stored: stored.length };
  } finally {
    await server.dispose(); // verifies the database
    rmSync(folder, { recursive: true, force: true });
  }
}

suite('power cuts', () => {
  for (const [synchronous, share] of [
    ['full', 2 / 3],
    ['normal', 1 / 3],
  ]) {
    const images = Math.round(IMAGES * share);
    suite(`--synchronous ${synchronous}`, () => {
      let recording;
      before(async () => {
        recording = new Recording(synchronous);
        await recording.make();
      });
      after(() => recording.remove());

      test('the record has all that the server wrote: without a cut it gives the same database', () => {
        const folder = join(recording.folder, 'whole');
        writeImage(recording.records, recording.records.length, () => 0, folder);
        assert.ok(readFileSync(join(folder, 'germini.db')).equals(recording.file), 'byte for byte');
      });

      test(`${images} disk images`, { timeout: 60_000 + images * AN_IMAGE_MS }, async (t) => {
        const sum = { lost: 0, inPlay: 0 };
        for (let number = 0; number < images; number += 1) {
          const { acknowledged, stored } = await check(recording, number);
          sum.lost += Math.max(0, acknowledged - stored);
          sum.inPlay += stored > 0 ? 1 : 0;
        }
        assert.ok(sum.inPlay > 0, 'a hand was under way');
        t.diagnostic(`${images} images of ${recording.records.length} records: ${JSON.stringify(sum)}`);
      });
    });
  }
});
