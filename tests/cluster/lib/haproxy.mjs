// HAProxy with the file of docker/ in front of the nodes a and b.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, ROOT } from '../../e2e/lib/start_server.mjs';

const HAPROXY = '/usr/sbin/haproxy'; // not in every user's PATH
const HOST = '127.0.0.1';
const UP_MS = 10_000;
const PAUSE_MS = 50;

/**
 * Starts it with the addresses of both nodes, and waits until it reaches them. `base`: where the page is; `close()` ends
 * it.
 */
export async function haproxy(a, b) {
  const folder = mkdtempSync(join(tmpdir(), 'germini-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  const text = readFileSync(join(ROOT, 'docker/haproxy.cfg'), 'utf8');
  // Only root could change to another user.
  writeFileSync(file, process.getuid() === 0 ? text : text.replace('    user haproxy\n    group haproxy\n', ''));
  const port = await freePort();
  const env = { ...process.env, GERMINI_BIND: `${HOST}:${port}` };
  Object.assign(env, { GERMINI_A: a, GERMINI_B: b });
  const child = spawn(HAPROXY, ['-db', '-f', file], { env, stdio: 'ignore' });
  const ended = new Promise((done) => child.once('exit', done));
  const base = `http://${HOST}:${port}`;
  const close = async () => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true });
  };
  const isUp = async (name) => (await fetch(`${base}/@${name}/readyz`).catch(() => null))?.ok;
  for (const end = Date.now() + UP_MS; !((await isUp('a')) && (await isUp('b'))); await sleep(PAUSE_MS))
    if (Date.now() > end) {
      await close();
      throw new Error(`HAProxy has not reached both nodes within ${UP_MS} ms`);
    }
  return { base, close };
}
