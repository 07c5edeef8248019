// Nothing was lost: what a client saw acknowledged is in the log, once; what it was sent once was never sent
// differently.
import assert from 'node:assert/strict';
import { reading } from './ledger.mjs';

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
