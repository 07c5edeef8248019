// The built server as a separate process: a free port of the loopback, a fresh folder for its data, its log
// kept. It can be ended gently, killed, and restarted on the same port and data.
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** The environment without settings: those of the user who runs the tests are not the tests'. */
export const undisturbed = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GERMINI_')));
/** The program under test. */
export const EXE = resolve(process.env.TESTS_EXE ?? process.env.GERMINI ?? join(ROOT, 'build/release/bin/germini'));
/** The same with the toy game on offer beside the real ones. */
export const TOY = resolve(process.env.TESTS_TOY ?? join(ROOT, 'build/release/bin/germini_toy_server'));
/** The built web client. */
export const WEB = resolve(process.env.TESTS_WEB ?? join(ROOT, 'web-client/dist'));

const HOST = '127.0.0.1';
const HEALTHY_MS = 20_000;
const UNDER_A_PROFILER = 6; // times as long
const STOP_MS = 15_000;
const PAUSE_MS = 25; // between two checks
const QUICK_MS = 3;
/** Raises limits for programs that play as fast as they can; without them the program's own apply. */
export const UNHURRIED = [
  ...['--message-rate', '1000/1000', '--address-message-rate', '9000/9000'],
  ...['--guest-rate', '100/1000', '--request-rate', '9000/9000', '--other-rate', '1000/1000'],
  ...['--hand-rate', '1000/1000'],
];
// The output of a sanitizer or a failed assertion.
const FAULTS =
  /AddressSanitizer|LeakSanitizer|ThreadSanitizer|UndefinedBehavior|runtime error:|Assertion .* failed|terminate called/;

const running = new Set();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A port of the loopback that nobody listens on. */
export async function freePort() {
  const probe = createServer();
  await new Promise((done, fail) => probe.once('error', fail).listen(0, HOST, done));
  const { port } = probe.address();
  await new Promise((done) => probe.close(done));
  return port;
}

export class Server {
  #child = null;
  #log;

  /**
   * @param args further flags of `germini serve`; `env`: further settings by environment. `place`: creates the folder
   * of the data within the server's own, and names it. `web`: the built client is served, or what this function puts
   * into the server's folder and names. `toy`: it has the toy game too. `exe`: another program; `under`: a program and
   * its flags that run it, e.g. valgrind; `host`: the address on which it listens.
   */
  static async start({
    args = [],
    env = {},
    web = false,
    toy = false,
    exe = toy ? TOY : EXE,
    under = [],
    host = HOST,
    botPace = '0',
    botThreads = '0',
    place = (folder) => folder,
  } = {}) {
    const server = new Server();
    server.exe = exe;
    server.under = under;
    server.folder = mkdtempSync(join(tmpdir(), 'germini-e2e-'));
    server.data = place(server.folder);
    server.port = await freePort();
    server.address = `${host}:${server.port}`;
    server.base = `http://${server.address}`;
    server.args = [
      ...(toy ? [] : ['serve']),
      '--data',
      server.data,
      '--host',
      host,
      '--port',
      String(server.port),
      '--bot-pace',
      botPace,
      '--bot-threads',
      botThreads,
      ...args,
    ];
    if (web) server.args.push('--web', typeof web === 'function' ? web(server.folder) : WEB);
    server.env = undisturbed();
    Object.assign(server.env, env);
    server.#log = openSync(join(server.folder, 'server.log'), 'a');
    await server.again();
    return server;
  }

  /** Starts the program (again) on the same port and data, and waits until it answers. */
  async again({ quick = false } = {}) {
    this.#spawn();
    await this.#healthy(quick ? QUICK_MS : PAUSE_MS);
  }

  /** The answer of `germini admin` to a command; throws if it is refused. */
  admin(...order) {
    return this.#order(order);
  }
  /** Imports past results of a club's season from CSV text. */
  importResults(club, season, csv, ...flags) {
    return this.#order(['import-results', '--club', club, '--season', season, ...flags, '-'], csv);
  }
  #order(order, input) {
    const { status, stdout, stderr } = spawnSync(EXE, ['admin', ...order, '--data', this.data], {
      env: this.env,
      encoding: 'utf8',
      input,
    });
    if (status !== 0) throw new Error(`germini admin ${order.join(' ')}: ${stderr}`);
    return stdout;
  }

  /** Starts it and kills it so many milliseconds later, at whatever stage it is. */
  async stumble(ms) {
    this.#spawn();
    await sleep(ms);
    await this.kill();
  }

  #spawn() {
    if (this.#child) throw new Error('the server is running');
    const [program, ...args] = [...this.under, this.exe, ...this.args];
    const child = spawn(program, args, {
      env: this.env,
      stdio: ['ignore', this.#log, this.#log],
    });
    this.#child = child;
    running.add(child);
    this.ended = new Promise((done) => {
      child.once('error', (error) => done({ error }));
      child.once('exit', (code, signal) => done({ code, signal }));
    }).then((end) => {
      running.delete(child);
      this.#child = null;
      return end;
    });
  }

  get pid() {
    return this.#child?.pid;
  }
  get isRunning() {
    return this.#child !== null;
  }
  get log() {
    return readFileSync(join(this.folder, 'server.log'), 'utf8');
  }
  /** Lines of the log that indicate a fault of the program. */
  get faults() {
    return this.log.split('\n').filter((line) => FAULTS.test(line));
  }
  /** The database's file. */
  get database() {
    const found = readdirSync(this.data).filter((name) => name.endsWith('.db'));
    if (found.length !== 1) throw new Error(`one database expected in the data folder, found: ${found}`);
    return join(this.data, found[0]);
  }

  /** Ends it like an operator; returns how it ended. */
  async stop() {
    return this.#end('SIGTERM');
  }
  /** Like a power cut. */
  async kill() {
    return this.#end('SIGKILL');
  }

  /** The differences that `germini verify` finds in its database; empty: none. That program has no toy game. */
  #differences() {
    const file = join(this.data, 'germini.db');
    if (this.exe === TOY || !existsSync(file)) return '';
    const { status, stdout, stderr } = spawnSync(this.exe, ['verify', '--db', file], {
      env: undisturbed(),
      encoding: 'utf8',
    });
    return status === 0 ? '' : stdout + stderr;
  }

  /**
   * Ends it if necessary and deletes its folder; throws if it did not end well, its log shows a fault or its
   * database disagrees with its hands.
   */
  async dispose() {
    const end = this.#child ? await this.stop() : { code: 0 };
    closeSync(this.#log);
    const { faults } = this;
    const differences = this.#differences();
    if (process.env.KEEP_DATA === undefined) rmSync(this.folder, { recursive: true, force: true });
    if (faults.length > 0) throw new Error(`faults in the server's log:\n${faults.join('\n')}`);
    if (differences) throw new Error(`germini verify: ${differences}`);
    if (end.code !== 0) throw new Error(`the server ended with ${JSON.stringify(end)}`);
  }

  async #end(signal) {
    if (!this.#child) throw new Error('the server is not running');
    this.#child.kill(signal);
    const late = sleep(STOP_MS, null, { ref: false });
    const end = await Promise.race([this.ended, late]);
    if (end === null) {
      this.#child.kill('SIGKILL');
      throw new Error(`the server did not end within ${STOP_MS} ms of ${signal}`);
    }
    return end;
  }

  async #healthy(pause = PAUSE_MS) {
    const deadline = Date.now() + HEALTHY_MS * (this.under.length > 0 ? UNDER_A_PROFILER : 1);
    while (this.#child && Date.now() < deadline) {
      try {
        const answer = await fetch(`${this.base}/healthz`);
        if (answer.ok) return;
      } catch {
        // not up yet
      }
      await sleep(pause);
    }
    throw new Error(`the server did not come up:\n${this.log.slice(-2000)}`);
  }
}
