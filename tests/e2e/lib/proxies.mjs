// Caddy and nginx with the configurations of docker/, each in front of a server of this machine, on free ports and with
// their data in a separate folder. Only the addresses and paths of the examples are changed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, ROOT } from './start_server.mjs';

const UP_MS = 20_000;
const PAUSE_MS = 100;

/** The text with each of the words in it replaced; a missing word is an error of this test's expectations. */
function changed(text, words) {
  for (const [word, by] of words) {
    if (!text.includes(word)) throw new Error(`the example does not say ${word}`);
    text = text.replaceAll(word, by);
  }
  return text;
}

/** A running proxy: `base` is where the page is, with a slash at its end. */
class Proxy {
  constructor(folder, port, path, authority) {
    Object.assign(this, { folder, port, path, authority, base: `https://localhost:${port}${path}/` });
    this.log = join(folder, 'log');
  }

  async start(command, args, env = {}) {
    const log = openSync(this.log, 'a');
    this.child = spawn(command, args, { stdio: ['ignore', log, log], env: { ...process.env, ...env } });
    this.ended = new Promise((done) => {
      this.child.once('error', done);
      this.child.once('exit', done);
    });
    for (const deadline = Date.now() + UP_MS; Date.now() < deadline; await sleep(PAUSE_MS)) {
      if (this.child.exitCode !== null) break;
      const answer = await this.get('healthz').catch(() => null);
      if (answer?.status === 200) return this;
    }
    const said = readFileSync(this.log, 'utf8').slice(-2000);
    await this.stop();
    throw new Error(`${command} does not answer at ${this.base}:\n${said}`);
  }

  /** Requests with certificate verification, like a careful client; `path` is below the page's. */
  get(path) {
    return this.at(this.base + path);
  }
  at(url) {
    const ca = existsSync(this.authority) ? readFileSync(this.authority) : [];
    return new Promise((done, fail) => {
      const asked = get(url, { ca, agent: false }, (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (part) => (body += part));
        answer.on('end', () => done({ status: answer.statusCode, headers: answer.headers, body }));
      });
      asked.on('error', fail);
    });
  }

  async stop() {
    this.child.kill('SIGTERM');
    await this.ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const folderOf = (name) => mkdtempSync(join(tmpdir(), `germini-${name}-`));
const example = (name) => readFileSync(join(ROOT, 'docker', name), 'utf8');

/** docker/Caddyfile, with the certificates that Caddy makes for localhost. */
export async function caddy(server, path) {
  const folder = folderOf('caddy');
  const [port, plain] = [await freePort(), await freePort()];
  // Port 80, from which it redirects, may be in use here.
  writeFileSync(
    join(folder, 'Caddyfile'),
    changed(example('Caddyfile'), [['admin off', `admin off\n\thttp_port ${plain}`]]),
  );
  const env = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  Object.assign(env, { GERMINI_SITE: `https://localhost:${port}`, GERMINI_SERVER: `127.0.0.1:${server}` });
  if (path) env.GERMINI_PATH = path;
  const proxy = new Proxy(folder, port, path, join(folder, 'caddy/pki/authorities/local/root.crt'));
  return proxy.start('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], env);
}

/** docker/nginx.conf, with a certificate made here. */
export async function nginx(server, path) {
  const folder = folderOf('nginx');
  const port = await freePort();
  const [certificate, key] = [join(folder, 'localhost.crt'), join(folder, 'localhost.key')];
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate],
  ]);
  if (made.status !== 0) throw new Error(`openssl: ${made.error ?? made.stderr}`);
  const site = changed(example('nginx.conf'), [
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['server_name cards.example', 'server_name localhost'],
    ['/etc/ssl/cards.example.crt', certificate],
    ['/etc/ssl/cards.example.key', key],
    ['127.0.0.1:8080', `127.0.0.1:${server}`],
  ]);
  writeFileSync(join(folder, 'germini.conf'), site);
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const whole = [
    ...[
      process.getuid() === 0 ? 'user root;' : '',
      'daemon off;',
      `pid ${folder}/pid;`,
      'error_log stderr;',
      'events {}',
    ],
    ...['http {', 'access_log off;', ...temp, `include ${folder}/germini.conf;`, '}'],
  ];
  writeFileSync(join(folder, 'nginx.conf'), whole.join('\n'));
  const proxy = new Proxy(folder, port, path, certificate);
  return proxy.start('nginx', ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')]);
}
