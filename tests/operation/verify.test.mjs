// `germini verify` finds lost and exchanged rows of every table whose class is chained or linked, on SQLite and on
// PostgreSQL; `germini restore` runs it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { Postgres } from '../cluster/lib/postgres.mjs';
import { closeDay } from './lib/closed_day.mjs';
import { expireFirstMatch } from './lib/expired_match.mjs';
import { fill } from './lib/full_database.mjs';
import { zoneAtNoon } from '../e2e/lib/next_day.mjs';
import { EXE, Server, undisturbed, UNHURRIED } from '../e2e/lib/start_server.mjs';

const SOUND = 'no differences found';
const CLOSED = '(SELECT min(key) FROM hands WHERE closed IS NOT NULL)';
const OPEN =
  '(SELECT max(h.key) FROM hands h JOIN matches m ON m.key = h.match_key WHERE h.closed IS NULL AND m.ended IS NULL)';
const CLUB_MATCH = '(SELECT min(match_key) FROM ledger_matches WHERE match_key IS NOT NULL)';

/** By table: which of its rows are lost, and a change of one. */
const DAMAGES = {
  chain: ['n = 3', 'SET hand_key = -hand_key WHERE n = 2'],
  expired_hands: ['n = 1', 'SET link = zeroblob(32)'],
  expired_matches: ['key > 0', 'SET ended = ended * 2'],
  hands: [`key = ${CLOSED}`, `SET number = number + 5 WHERE key = ${OPEN}`],
  events: [
    `hand_key = ${CLOSED} AND n = (SELECT max(n) FROM events WHERE hand_key = ${CLOSED})`,
    `SET n = n + 100 WHERE hand_key = ${CLOSED} AND n = (SELECT max(n) FROM events WHERE hand_key = ${CLOSED})`,
  ],
  hand_seats: [
    `hand_key = ${OPEN} AND seat = 1`,
    `SET guest = (SELECT guest FROM hand_seats s WHERE s.hand_key = ${OPEN} AND s.seat = 1 - hand_seats.seat) WHERE hand_key = ${OPEN} AND seat < 2`,
  ],
  match_lines: ['person = 1', 'SET guest = (SELECT min(key) FROM guests) WHERE person = 1'],
  deals: [
    `hand_key = ${OPEN}`,
    `SET noise = '["","","",""]', secret = fair_key FROM tables WHERE hand_key = ${CLOSED}`,
  ],
  seat_lots: [`match_key = ${CLUB_MATCH}`, `SET secret = zeroblob(length(secret)) WHERE match_key = ${CLUB_MATCH}`],
  ledger_entries: ['key = 2', 'SET round = round + 1 WHERE key = 1'],
  ledger_lines: ['entry = 1 AND place = 0', 'SET amount = amount + 1 WHERE entry = 1 AND place = 0'],
  ledger_seals: ['entry = 1', 'SET entry = entry + 1000 WHERE entry = 1'],
  merges: ['n = 1', 'SET at = at + 1'],
  guests: ["name = 'Vieri'", "SET key = key + 1000 WHERE name = 'Vieri'"],
  tables: [`key = (SELECT min(key) FROM tables)`, 'SET key = key + 1000'],
  matches: [`key = ${CLUB_MATCH}`, `SET ended = NULL, key = key + 1000 WHERE key = ${CLUB_MATCH}`],
  seats: [
    "seat = 2 AND table_key IN (SELECT key FROM tables WHERE state = 'playing')",
    "SET table_key = -table_key WHERE seat = 2 AND table_key IN (SELECT key FROM tables WHERE state = 'playing')",
  ],
  sightings: [`hand_key = ${OPEN} AND seat = 0`, `SET seat = 1 - seat WHERE hand_key = ${CLOSED} AND seat < 2`],
  deserters: ['person = 3', 'SET person = 2'],
  history: ['guest = (SELECT min(guest) FROM history)', 'SET guest = guest + 1000'],
  accounts: ['guest > 0', 'SET guest = guest + 1'],
  person_journal: ["what = 'merged'", "SET guest = guest + 1 WHERE what = 'account'"],
  clubs: ['key > 0', 'SET key = key + 1'],
  club_members: ["role = 'owner'", "SET role = 'member' WHERE role = 'owner'"],
  seasons: ['key > 0', 'SET key = key + 1'],
  club_tables: ['table_key = (SELECT min(table_key) FROM club_tables)', 'SET season_key = season_key + 1'],
  ledger_matches: ['key = 1', 'SET rounds = rounds + 1 WHERE key = 1'],
  days: ['closed IS NOT NULL', "SET date = '1999-12-31' WHERE closed IS NOT NULL"],
  day_tries: ['bot = 1', "SET date = '1999-12-31' WHERE bot = 1"],
  evenings: ['key > 0', 'SET key = key + 1'],
  evening_tables: ['table_key > 0', 'SET table_key = table_key + 1000'],
};
/** What a row of the review of an operator lost, beside one of each table. */
const LOSSES = {
  'events in the middle of a hand under way': [
    'events',
    `hand_key = ${OPEN} AND n = (SELECT n FROM events WHERE hand_key = ${OPEN} ORDER BY n LIMIT 1 OFFSET 4)`,
  ],
  'all events of a hand under way': ['events', `hand_key = ${OPEN}`],
  'all events of a closed hand': ['events', `hand_key = ${CLOSED}`],
  'all seats of a hand under way': ['hand_seats', `hand_key = ${OPEN}`],
  'all matches': ['matches', 'key > 0'],
  'all tables': ['tables', 'key > 0'],
  'all guests': ['guests', 'key > 0'],
};

function germini(...order) {
  const { status, stdout, stderr } = spawnSync(EXE, order, { env: undisturbed(), encoding: 'utf8' });
  return { status, text: stdout + stderr };
}

let server, folder, file, postgres, classes;
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'germini-verify-'));
  server = await Server.start({ args: [...UNHURRIED, '--daily-zone', zoneAtNoon()] });
  await fill(server);
  await closeDay(server);
  await server.stop();
  await expireFirstMatch(server);
  file = join(folder, 'played.db');
  copyFileSync(server.database, file);
  const { text } = germini('verify', '--tables');
  classes = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/\s+/).slice(0, 2)),
  );
  postgres = await Postgres.start();
  await postgres.create('played');
  const copied = germini('copy', file, postgres.uri('played'));
  assert.equal(copied.status, 0, copied.text);
});
after(async () => {
  await postgres?.close();
  await server?.dispose();
  rmSync(folder, { recursive: true, force: true });
});

/** Statements on a copy of the file, past every rule of the schema; returns how many rows they changed, and the copy. */
function damaged(sql) {
  const copy = join(folder, 'damaged.db');
  copyFileSync(file, copy);
  const db = new DatabaseSync(copy, { enableForeignKeyConstraints: false });
  db.exec('PRAGMA ignore_check_constraints = ON');
  for (const { name } of db.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'").all())
    db.exec(`DROP TRIGGER ${name}`);
  const { changes } = db.prepare(sql).run();
  db.close();
  return { copy, changes: Number(changes) };
}

/** `verify` on the damaged copy must report a difference; returns it. */
function found(sql) {
  const { copy, changes } = damaged(sql);
  assert.ok(changes > 0, `${sql}: no row`);
  const { status, text } = germini('verify', '--db', copy);
  assert.equal(status, 1, `${sql}: ${text}`);
  return text;
}

/** The same on PostgreSQL, whose table is put back afterwards. */
async function foundThere(table, sql) {
  const rule = 'SET session_replication_role = replica;'; // neither triggers nor foreign keys
  await postgres.query(
    'played',
    `CREATE TABLE public.kept AS SELECT * FROM ${table}; ${rule} ${sql}; ALTER TABLE kept SET SCHEMA cluster`,
  );
  const { status, text } = germini('verify', '--database', postgres.uri('played'));
  const back = `DELETE FROM ${table}; INSERT INTO ${table} SELECT * FROM cluster.kept; DROP TABLE cluster.kept`;
  await postgres.query('played', `${rule} ${back}`);
  assert.equal(status, 1, `${sql}: ${text}`);
}

suite('verify', () => {
  test('accepts the database that was played, on both engines', () => {
    for (const place of [
      ['--db', file],
      ['--database', postgres.uri('played')],
    ]) {
      const { status, text } = germini('verify', ...place);
      assert.equal(status, 0, text);
      assert.ok(text.includes(SOUND));
      assert.ok(text.includes('1 hands of 1 matches expired after 730 days'), text);
    }
  });

  test('knows every table of the schema, and has a class for each', () => {
    const db = new DatabaseSync(file);
    const names = db
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .all()
      .map(({ name }) => name);
    db.close();
    assert.deepEqual([...classes.keys()].sort(), [...names, 'house'].sort());
  });

  test('finds a lost and a changed row of each chained or linked table', () => {
    for (const [table, kind] of classes) {
      if (kind === 'disposable' || table === 'house') continue;
      assert.ok(DAMAGES[table], `a damage of ${table}`);
      const [lost, change] = DAMAGES[table];
      found(`DELETE FROM ${table} WHERE ${lost}`);
      found(`UPDATE ${table} ${change}`);
    }
  });

  test('accepts an expired match only if it is older than the setting', () => {
    for (const days of ['0', '1100']) {
      const { status, text } = germini('verify', '--db', file, '--match-days', days);
      assert.equal(status, 1);
      assert.match(text, /first: hand \w+ \(link 1\): it has expired, but was closed too recently/);
    }
  });

  test('names the row that is missing', () => {
    const text = found(`DELETE FROM tables WHERE ${DAMAGES.tables[0]}`);
    assert.match(text, /first: table tables: the row with key \d+ is missing, to which \d+ rows of \w+ refer by \w+/);
    assert.match(
      found(`DELETE FROM events WHERE ${LOSSES['events in the middle of a hand under way'][1]}`),
      /hand \w+: its log lacks events/,
    );
    assert.match(
      found(`UPDATE hand_seats ${DAMAGES.hand_seats[1]}`),
      /hand \w+.*: its person was never sent the cards of seat 0/,
    );
  });

  test('finds whole parts that are lost', () => {
    for (const [table, lost] of Object.values(LOSSES)) found(`DELETE FROM ${table} WHERE ${lost}`);
  });

  test('finds the same losses on PostgreSQL', async () => {
    for (const [table, kind] of classes)
      if (kind !== 'disposable' && table !== 'house')
        await foundThere(table, `DELETE FROM ${table} WHERE ${DAMAGES[table][0]}`);
    for (const [table, lost] of Object.values(LOSSES)) await foundThere(table, `DELETE FROM ${table} WHERE ${lost}`);
    const { status, text } = germini('verify', '--database', postgres.uri('played'));
    assert.equal(status, 0, text);
  });
});

test('restore verifies what it has restored, and says so', () => {
  const target = join(folder, 'restored', 'germini.db');
  const sound = germini('restore', file, '--db', target);
  assert.equal(sound.status, 0, sound.text);
  assert.ok(sound.text.includes(SOUND), sound.text);
  const { copy } = damaged(`DELETE FROM guests WHERE ${DAMAGES.guests[0]}`);
  const lossy = germini('restore', copy, '--db', target);
  assert.equal(lossy.status, 1, lossy.text);
  assert.match(lossy.text, /^restored .*\n(.*\n)*\d+ differences; the first: /);
});
