// Nothing was lost: what a client saw acknowledged is in the log, once; what it was sent once was never sent
// differently; and no clock ran wrong.
import assert from 'node:assert/strict';
import { reading } from './ledger.mjs';

const TIMED_OUT = 3; // events.cause
const KEPT = 64; // answers of a guest at a table

/** A client's requests, and those acknowledged: ids by kind of message. */
function asked(client) {
  const sent = new Map();
  const done = new Set();
  for (const { dir, text } of client.frames) {
    const message = JSON.parse(text);
    if (dir === 'out' && message.id) sent.set(message.id, message.t);
    if (dir === 'in' && message.t === 'done') done.add(message.id);
  }
  const ids = (kind) => [...sent].filter(([id, t]) => t === kind && done.has(id)).map(([id]) => id);
  return { sent, moves: ids('act'), actions: ids('do') };
}

/** Counts the moves and actions of clients whose acknowledgements are all in the database, once; throws otherwise. */
export function acknowledged(file, table, clients) {
  return reading(file, (db) => {
    const log = db.prepare(
      `SELECT CAST(action AS INTEGER) AS action, count(*) AS times FROM events JOIN hands ON hand_key = hands.key
       JOIN matches ON match_key = matches.key JOIN tables ON table_key = tables.key
       JOIN guests ON events.guest = guests.key WHERE tables.id = ? AND guests.id = ? AND action IS NOT NULL
       GROUP BY action`,
    );
    const other = db.prepare(
      `SELECT answers.id AS action, rule FROM answers JOIN tables ON table_key = tables.key
       JOIN guests ON answers.guest = guests.key WHERE tables.id = ? AND guests.id = ?`,
    );
    let count = 0;
    for (const client of clients) {
      const { sent, moves, actions } = asked(client);
      const rows = (statement) => new Map(statement.all(table, client.api.guest).map((row) => [row.action, row]));
      const logged = rows(log);
      const stored = rows(other);
      for (const id of moves)
        assert.equal(logged.get(id)?.times, 1, `${client.label}: the move ${id} is in the log once`);
      assert.ok(stored.size <= KEPT, `${client.label}: no more answers are stored than have to be`);
      // Those before the last may be dropped.
      const since = stored.size === KEPT ? Math.min(...stored.keys()) : 0;
      for (const id of actions.filter((one) => one >= since))
        assert.equal(stored.get(id)?.rule, null, `${client.label}: ${id} is stored as done`);
      for (const id of logged.keys())
        assert.ok(sent.has(id), `${client.label}: the log has a move ${id} that nobody sent`);
      assert.deepEqual(
        [...logged.keys()].sort(),
        [...moves].sort(),
        `${client.label}: every move was answered in the end`,
      );
      count += moves.length + actions.length;
    }
    return count;
  });
}

/** No seat's move was made for it because of a timeout. */
export function nobodyTimedOut(file, table) {
  const { count } = reading(file, (db) =>
    db
      .prepare(
        `SELECT count(*) AS count FROM events JOIN hands ON hand_key = hands.key JOIN matches ON match_key = matches.key
         JOIN tables ON table_key = tables.key WHERE tables.id = ? AND cause = ?`,
      )
      .get(table, TIMED_OUT),
  );
  assert.equal(count, 0, 'the time for a move ran out');
}

/** A number of a hand has the same event however often a viewer is sent it; returns how many came twice. */
export function steady(client) {
  const told = new Map();
  let again = 0;
  for (const { dir, text } of client.frames) {
    if (dir !== 'in') continue;
    const message = JSON.parse(text);
    if (message.t !== 'events') continue;
    message.events.forEach((event, at) => {
      const key = `${message.hand}/${message.n + at}`;
      const now = JSON.stringify(event);
      if (told.has(key)) {
        assert.equal(now, told.get(key), `${client.label}: event ${key} is as it was first sent`);
        again += 1;
      }
      told.set(key, now);
    });
  }
  return again;
}

// docs/limits.md, in seconds.
const SHOWN_WITHIN = 25;
const AWAY_IN_A_HAND = 180;
/**
 * A client that comes to a table with a hand in progress, even after a restart, is shown a clock of those who are due; it ends
 * within the time per move, which restarts after a restart, plus the pause until the question is shown; while the
 * guest is away, within the seat's remaining absence budget in addition. `births`: when the server was started, in
 * milliseconds. Returns the number of clocks checked.
 */
export function soundClocks(client, seconds, births) {
  const most = (seconds + SHOWN_WITHIN + AWAY_IN_A_HAND) * 1000;
  let arrives = false;
  let count = 0;
  for (const { dir, text, at, began } of client.frames) {
    if (dir !== 'in') continue;
    const message = JSON.parse(text);
    if (message.t === 'welcome') arrives = true;
    if (message.t !== 'table' && message.t !== 'clock') continue;
    const { clock } = message;
    if (arrives && message.t === 'table' && message.state === 'playing')
      assert.ok(clock?.seats.length > 0, `${client.label}: no clock at a table where a hand is played`);
    if (message.t === 'table') arrives = false;
    if (clock === null) continue;
    const ends = Date.parse(clock.ends);
    const born = births.findLast((birth) => birth <= began);
    const what = `${client.label}: ${JSON.stringify(clock)} at ${new Date(at).toISOString()}`;
    assert.ok(clock.left > 0 && clock.left <= most, what);
    assert.ok(ends <= at + most, `${what} ends later than a move may take`);
    assert.ok(ends >= born + seconds * 1000, `${what} began before the server did`);
    count += 1;
  }
  return count;
}
