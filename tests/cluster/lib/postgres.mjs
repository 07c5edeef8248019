// A PostgreSQL of its own, started by tests/postgres/server.sh, that can be killed and started again.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../e2e/lib/start_server.mjs';

const run = promisify(execFile);
const BIN = '/usr/lib/postgresql';

export class Postgres {
  #shell;

  /** `fsync`: on or off. */
  static async start({ fsync = 'off' } = {}) {
    const postgres = new Postgres();
    // It ends with its standard input, even if this program is killed.
    postgres.#shell = spawn(
      join(ROOT, 'tests/postgres/server.sh'),
      ['sh', '-c', 'echo "$TESTS_POSTGRES"; exec cat >/dev/null'],
      { stdio: ['pipe', 'pipe', 'inherit'], env: { ...process.env, POSTGRES_FSYNC: fsync } },
    );
    const [folder] = await once(postgres.#shell.stdout, 'data');
    postgres.folder = folder.toString().trim();
    return postgres;
  }

  /** The file of its socket. */
  get socket() {
    return join(this.folder, '.s.PGSQL.5432');
  }
  uri(database) {
    return `postgresql://germini@/${database}?host=${this.folder}`;
  }
  create(database) {
    return this.query('postgres', `CREATE DATABASE ${database}`);
  }
  /** The rows of a query, each a list of texts. */
  async query(database, sql) {
    const { stdout } = await run('psql', [this.uri(database), '--no-psqlrc', '-qAtc', sql]);
    return stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split('|'));
  }

  get #lock() {
    return join(this.folder, 'data/postmaster.pid');
  }
  /** The process ids of the postmaster and its children. */
  get pids() {
    const [main] = readFileSync(this.#lock, 'utf8').split('\n');
    const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').split(' ').filter(Boolean);
    return [main, ...children].map(Number);
  }

  /** Kills the postmaster and all its children, as if its container ended. */
  kill() {
    process.kill(this.pids[0], 'SIGSTOP'); // it starts no more children
    for (const pid of this.pids)
      try {
        process.kill(pid, 'SIGKILL');
      } catch (error) {
        if (error.code !== 'ESRCH') throw error; // one that has just ended
      }
    // Where nobody awaits its end, the process named there seems to be alive.
    for (const lock of [this.#lock, `${this.socket}.lock`]) rmSync(lock);
  }
  /** Starts it again with the same settings. */
  async again() {
    const newest = readdirSync(BIN).sort((one, other) => one - other).at(-1);
    const command = [join(BIN, newest, 'bin/pg_ctl'), '-D', join(this.folder, 'data')];
    command.push('-l', join(this.folder, 'log'), '-w', 'restart');
    const user = ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'];
    const [program, ...args] = process.getuid() === 0 ? [...user, ...command] : command;
    await run(program, args, { cwd: this.folder });
  }

  async close() {
    this.#shell.stdin.end();
    await once(this.#shell, 'exit');
  }
}
