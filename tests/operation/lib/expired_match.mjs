// The first match of a database, made so old that the server lets it expire.
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const DAYS = 1000;
const DAY_MS = 86_400_000;
const PAUSE_MS = 100;
const MOST_MS = 20_000;

/** `server` is stopped; the match at its first table is over. */
export async function expireFirstMatch(server) {
  let db = new DatabaseSync(server.database);
  const age = DAYS * DAY_MS;
  db.exec(`UPDATE tables SET created = created - ${age} WHERE key = 1;
    UPDATE matches SET started = started - ${age}, ended = ended - ${age} WHERE table_key = 1;
    UPDATE hands SET closed = closed - ${age} WHERE match_key IN (SELECT key FROM matches WHERE table_key = 1)`);
  db.close();
  await server.again();
  db = new DatabaseSync(server.database, { readOnly: true });
  const there = db.prepare('SELECT 1 FROM tables WHERE key = 1');
  for (let waited = 0; there.get(); waited += PAUSE_MS) {
    if (waited > MOST_MS) throw new Error('the match has not expired');
    await sleep(PAUSE_MS);
  }
  db.close();
  await server.stop();
}
