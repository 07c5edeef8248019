// A changed copy of a server's database, and what `germini verify` reports about it.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EXE } from './start_server.mjs';

/** {status, stdout} of `germini verify`. */
export const verify = (data, ...more) => spawnSync(EXE, ['verify', '--data', data, ...more], { encoding: 'utf8' });

/** The same for a copy, after `sql` without the database's own triggers; the server writes nothing in the meantime. */
export function verifyChanged(server, sql) {
  const folder = mkdtempSync(join(server.folder, 'changed-'));
  const file = join(folder, 'germini.db');
  for (const end of ['', '-wal'])
    if (existsSync(join(server.data, `germini.db${end}`)))
      copyFileSync(join(server.data, `germini.db${end}`), file + end);
  const database = new DatabaseSync(file);
  for (const { name } of database.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'").all())
    database.exec(`DROP TRIGGER ${name}`);
  const changes = database.prepare(sql).run().changes;
  database.close();
  const told = verify(folder);
  rmSync(folder, { recursive: true });
  if (Number(changes) !== 1) throw new Error(`${sql}: ${changes} rows`);
  return told;
}
