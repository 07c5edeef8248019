// The result of a match by every account of it: SQLite's rows, the pages over HTTP, the
// wire's own events, `germini replay` of the exported records, and the checker in Python. All must agree.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { agreeOnResult } from './accounts.mjs';
import { EXE, ROOT } from './start_server.mjs';

/** Reads the database while (or after) the server uses it. */
export function reading(file, use) {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return use(db);
  } finally {
    db.close();
  }
}

/** The rows of a match: its hands with record, result, seats and length of their log, and its totals. */
export function rows(file, matchId) {
  return reading(file, (db) => {
    const match = db.prepare('SELECT key, length, first_dealer, ended FROM matches WHERE id = ?').get(matchId);
    assert.ok(match, `the database has a match ${matchId}`);
    const hands = db
      .prepare('SELECT * FROM hands WHERE match_key = ? AND closed IS NOT NULL ORDER BY number')
      .all(match.key);
    for (const hand of hands) {
      hand.seats = db
        .prepare(
          `SELECT s.*, coalesce(g.name, s.called) AS name, g.number AS number FROM hand_seats s
           LEFT JOIN guests g ON g.key = s.guest WHERE hand_key = ? ORDER BY seat`,
        )
        .all(hand.key);
      hand.log = db.prepare('SELECT n, count, seat, cause FROM events WHERE hand_key = ? ORDER BY key').all(hand.key);
    }
    const totals = db.prepare('SELECT amount FROM match_ledger WHERE match_key = ? ORDER BY person').all(match.key);
    return { match, hands, totals: totals.map(({ amount }) => amount) };
  });
}

/** `germini replay -` of records: their results. */
export function replay(records) {
  const input = records.map((record) => `${JSON.stringify(record)}\n`).join('');
  const run = spawnSync(EXE, ['replay', '-'], { input, encoding: 'utf8', maxBuffer: 64e6 });
  assert.equal(run.status, 0, `germini replay: ${run.stderr}${run.stdout.slice(0, 500)}`);
  return run.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** The independent implementation's verdict on records and results; throws if it differs. */
export function checker(pairs) {
  const input = pairs.map((pair) => `${JSON.stringify(pair)}\n`).join('');
  const run = spawnSync('python3', [join(ROOT, 'tests/checker/check.py'), '-'], { input, encoding: 'utf8' });
  assert.equal(run.stdout.trim().split('\n').at(-1), `${pairs.length} passed, 0 failed`, run.stdout + run.stderr);
}

/** A viewer's numbered events, hand by hand: number → events, without repetitions. */
export function streams(texts) {
  const hands = new Map();
  for (const text of texts) {
    const message = JSON.parse(text);
    if (message.t !== 'events') continue;
    if (!hands.has(message.hand)) hands.set(message.hand, []);
    message.events.forEach((event, at) => (hands.get(message.hand)[message.n - 1 + at] = event));
  }
  return hands;
}

/** The events of a stream without the cards: the same for every viewer. */
export const skeleton = (events) =>
  events.map(({ cards, ...rest }) => ({ ...rest, some: cards === undefined ? undefined : null }));

/**
 * Compares all accounts of a match and returns its hands [{record, result, …}].
 * `api`: of a guest who may see it; `views`: frames that each of some viewers of the whole match received.
 */
export async function agree(server, api, matchId, ...views) {
  const { match } = await api.match(matchId);
  const table = rows(server.database, matchId);
  const told = views.map(streams);
  assert.equal(table.hands.length, match.hands.length);
  const hands = [];
  for (const [at, line] of match.hands.entries()) {
    const page = await api.hand(line.hand);
    const row = table.hands[at];
    assert.deepEqual([row.id, row.number, row.dealer], [line.hand, line.number, line.dealer]);
    assert.deepEqual(JSON.parse(row.record), page.record);
    assert.deepEqual(JSON.parse(row.result), page.result);
    assert.equal(page.match, matchId);
    for (const view of told) agreeOnHand(page, line, row, view.get(line.number));
    hands.push(page);
  }
  const results = replay(hands.map(({ record }) => record));
  hands.forEach(({ result }, at) => assert.deepEqual(results[at], result, `replay of hand ${at + 1}`));
  checker(hands.map(({ record, result }) => ({ record, result })));
  const sums = match.totals.map(() => 0); // by person
  match.hands.forEach(({ persons, seats }) => seats.forEach((amount, seat) => (sums[persons[seat]] += amount)));
  assert.deepEqual(match.totals, sums);
  assert.deepEqual(table.totals, sums);
  return hands;
}

/** A closed hand is shown as this viewer was sent it, and nothing less: only cards may be more. */
function agreeOnEvents(told, events) {
  const bare = (list) => list.map(({ cards: _, ...rest }) => rest);
  assert.deepEqual(bare(told), bare(events));
  events.forEach(({ cards = [] }, at) => {
    const left = new Set(told[at].cards);
    assert.ok(
      cards.every((card) => left.delete(card)),
      `event ${at + 1}`,
    );
  });
}

function agreeOnHand({ record, result, events: told }, line, row, events) {
  assert.equal(result.complete, true);
  assert.equal(record.dealer, line.dealer);
  assert.equal(record.rules.edition, { minchiate: 3, bolognese: 2, siciliano: 1 }[record.game]);
  assert.deepEqual(line.seats, result.seats);
  assert.deepEqual(
    row.seats.map(({ amount }) => amount),
    result.seats,
  );
  assert.deepEqual(
    row.seats.map(({ name }) => name),
    line.names,
  );
  assert.deepEqual(
    row.seats.map(({ number }) => number),
    line.numbers,
  );
  agreeOnResult(record, result, events);
  if (events) {
    agreeOnEvents(told, events);
    assert.equal(row.log.at(-1).n + row.log.at(-1).count - 1, events.length, 'the log is as long as the stream');
  }
  let next = 1;
  for (const { n, count } of row.log) {
    assert.equal(n, next, 'the log has no gaps');
    next += count;
  }
}
