// The client's page of all prompts (web-client/dev/prompts.html), built and served on the loopback.
import { after, before } from 'node:test';
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { launch } from './browser.mjs';
import { ROOT } from './start_server.mjs';

const CLIENT = join(ROOT, 'web-client');
const BUILT = join(CLIENT, 'dist-prompts');
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

function npm(...args) {
  const done = spawnSync('npm', args, { cwd: CLIENT, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${done.stdout}${done.stderr}`);
}

/** Builds the page from the client's current sources. Suites in this process's environment do not build it again. */
export function buildPrompts() {
  if (!existsSync(join(CLIENT, 'node_modules'))) npm('ci', '--no-audit', '--no-fund', '--loglevel=error');
  npm('run', '--silent', 'build:prompts');
  process.env.PROMPTS_BUILT = '1';
}

/** Serves the page, built first if run.mjs has not built it; returns its address and a function that closes the server. */
export async function servePrompts() {
  if (!process.env.PROMPTS_BUILT) buildPrompts();
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://page').pathname));
    const file = join(BUILT, path);
    if (!file.startsWith(BUILT) || !existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${server.address().port}/dev/prompts.html`,
    close: () => new Promise((done) => server.close(done)),
  };
}

/** Before a file's tests, the page of prompts and a browser, which `take` gets; they end after the tests. */
export function servedPrompts(take) {
  let browser, prompts;
  before(async () => {
    prompts = await servePrompts();
    browser = await launch();
    take({ browser, prompts });
  });
  after(async () => {
    await browser?.close();
    await prompts?.close();
  });
}
