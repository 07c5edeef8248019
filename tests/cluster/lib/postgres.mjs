// A PostgreSQL of its own, started by tests/postgres/server.sh, that can be killed, frozen and started again, or copy
// another one as its standby.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ROOT } from '../../e2e/lib/start_server.mjs';

const run = promisify(execFile);
const BIN = '/usr/lib/postgresql';
const STREAMING_TRIES = 100;
const AGAIN_MS = 50;

export class Postgres {
  #shell;

  /** `fsync`: on or off; `listen`: an address of networks on which it listens too; `port`: its port there. */
  static async start({ fsync = 'off', listen = '', port = 5432 } = {}) {
    const postgres = new Postgres();
    postgres.port = port;
    const settings = { POSTGRES_FSYNC: fsync, POSTGRES_LISTEN: listen, POSTGRES_PORT: port };
    // It ends with its standard input, even if this program is killed.
    postgres.#shell = spawn(
      join(ROOT, 'tests/postgres/server.sh'),
      ['sh', '-c', 'echo "$TESTS_POSTGRES"; exec cat >/dev/null'],
      { stdio: ['pipe', 'pipe', 'inherit'], env: { ...process.env, ...settings } },
    );
    const [folder] = await once(postgres.#shell.stdout, 'data');
    postgres.folder = folder.toString().trim();
    if (listen) {
      appendFileSync(join(postgres.folder, 'data/pg_hba.conf'), `host all all ${listen}/16 trust\n`);
      await postgres.query('postgres', 'SELECT pg_reload_conf()');
    }
    return postgres;
  }

  /** The file of its socket. */
  get socket() {
    return join(this.folder, `.s.PGSQL.${this.port}`);
  }
  uri(database) {
    return `postgresql://germini@/${database}?host=${this.folder}&port=${this.port}`;
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
    return join(this.#data, 'postmaster.pid');
  }
  /** The process ids of the postmaster and its children. */
  get pids() {
    const [main] = readFileSync(this.#lock, 'utf8').split('\n');
    const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').split(' ').filter(Boolean);
    return [main, ...children].map(Number);
  }

  #signal(signal) {
    for (const pid of this.pids)
      try {
        process.kill(pid, signal);
      } catch (error) {
        if (error.code !== 'ESRCH') throw error; // one that has just ended
      }
  }
  /** Stops the postmaster and all its children, as if its machine hung: no connection ends, and none is answered. */
  freeze() {
    process.kill(this.pids[0], 'SIGSTOP'); // it starts no more children
    this.#signal('SIGSTOP');
  }
  thaw() {
    this.#signal('SIGCONT');
  }
  /** Kills the postmaster and all its children, as if its container ended. */
  kill() {
    process.kill(this.pids[0], 'SIGSTOP');
    this.#signal('SIGKILL');
    // Where nobody awaits its end, the process named there seems to be alive.
    for (const lock of [this.#lock, `${this.socket}.lock`]) rmSync(lock, { force: true });
  }
  /** Starts it again with the same settings. */
  async again() {
    await this.#program('pg_ctl', ['-D', this.#data, '-l', join(this.folder, 'log'), '-w', 'restart']);
  }

  /** Replaces its data by a copy of another one, which it follows from now on. */
  async follow(primary) {
    const options = join(this.#data, 'postmaster.opts'); // which are its own
    const [own, { uid, gid }] = [readFileSync(options), statSync(options)];
    if (readdirSync(this.#data).includes('postmaster.pid')) this.kill();
    rmSync(this.#data, { recursive: true });
    const way = ['-h', primary.folder, '-p', String(primary.port), '-U', 'germini'];
    await this.#program('pg_basebackup', [...way, '-D', this.#data, '-R', '-c', 'fast', '--no-sync']);
    writeFileSync(options, own);
    chownSync(options, uid, gid);
    await this.again();
    await primary.#command("ALTER SYSTEM SET synchronous_standby_names = '*'", 'SELECT pg_reload_conf()');
    const isSynchronous = async () =>
      (await primary.query('postgres', "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'")).length > 0;
    for (let tries = 1; !(await isSynchronous()); tries += 1) {
      if (tries === STREAMING_TRIES) throw new Error('the standby does not follow its primary');
      await sleep(AGAIN_MS);
    }
  }
  /** Makes the standby a primary, which waits for no standby of its own. */
  async promote() {
    await this.#command(
      'ALTER SYSTEM RESET synchronous_standby_names',
      'SELECT pg_reload_conf()',
      'SELECT pg_promote()',
    );
  }
  async #command(...statements) {
    for (const sql of statements) await this.query('postgres', sql);
  }

  get #data() {
    return join(this.folder, 'data');
  }
  async #program(name, args) {
    const newest = readdirSync(BIN)
      .sort((one, other) => one - other)
      .at(-1);
    const command = [join(BIN, newest, 'bin', name), ...args];
    const user = ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'];
    const [program, ...rest] = process.getuid() === 0 ? [...user, ...command] : command;
    await run(program, rest, { cwd: this.folder });
  }

  async close() {
    this.#shell.stdin.end();
    await once(this.#shell, 'exit');
  }
}
