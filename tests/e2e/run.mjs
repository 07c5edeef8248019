#!/usr/bin/env node
// Runs the end-to-end tests against the built program; the last line is "N passed, N failed".
// usage: node run.mjs [--full] [NAME…]   (girata, crash, press, …; all without)
//   --full  all sizes and presets of which the default run takes a sample (FULL=1)
// TESTS_EXE  the program (build/release/bin/germini)    TESTS_TOY  with the toy game (…/germini_toy_server)
// TESTS_WEB  the built client (web-client/dist)
// JOBS  suites at once (2)    LIMIT  seconds of a suite (2700)    SHOTS  a folder for screenshots
// SEED  of the random moves    KEEP_DATA=1  leaves the servers' folders
// HANDS  with random options, KILLS  of the server, MATCHES  and SECONDS  of random matches
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const folder = (name) => fileURLToPath(new URL(`../${name}/`, import.meta.url));
/** The second has what an operator meets, without browsers; the third needs a PostgreSQL, and is run by name only. */
const FOLDERS = [HERE, folder('operation'), folder('cluster')];
const ENDING = '.test.mjs';
const suitesIn = (place) =>
  readdirSync(place)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length));
/** Run by name only: the first needs a Caddy and an nginx, the second the server with the toy game. */
const ELSEWHERE = ['proxies', 'toy', ...suitesIn(FOLDERS[2])];
/** These take longest, so they start first. */
const LONGEST = [
  ...['press', 'motion', 'matches', 'practice', 'cousins', 'crash', 'powers', 'practice_modules'],
  ...['lesson', 'tocchi', 'start', 'plaques', 'power_cuts', 'verify'],
];
const QUIET = ['--disable-warning=ExperimentalWarning']; // node:sqlite
const LIMIT_S = Number(process.env.LIMIT ?? 2700); // a suite; its cases have limits of their own
const JOBS = Number(process.env.JOBS ?? 2); // suites at once: most of them mostly wait for pages
const SAID_CHARS = 300; // of a failure's own message
const MOST_SECOND_TRIES = 3; // suites: if more fail, it is not for lack of time

/** The packages exactly as in the lock file. */
function packages() {
  const mark = `${HERE}node_modules/.package-lock.json`;
  if (existsSync(mark) && statSync(mark).mtimeMs >= statSync(`${HERE}package-lock.json`).mtimeMs) return;
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: HERE,
    stdio: 'inherit',
  });
  if (npm.status !== 0) throw new Error('npm ci failed');
}

const file = (name) => FOLDERS.map((place) => `${place}${name}${ENDING}`).find(existsSync);

function suites(names) {
  const there = FOLDERS.flatMap(suitesIn);
  for (const name of names) if (!there.includes(name)) throw new Error(`there is no suite ${name}`);
  if (names.length > 0) return names;
  const left = [...LONGEST, ...ELSEWHERE];
  return [...LONGEST, ...there.filter((name) => !left.includes(name))];
}

packages();
if (process.env.SHOTS) mkdirSync(process.env.SHOTS, { recursive: true });
const begun = Date.now();
if (process.argv.includes('--full')) process.env.FULL = '1';
const wanted = suites(process.argv.slice(2).filter((word) => word !== '--full'));
/** The page of prompts is built once, and not by each suite that serves it; its module needs the packages. */
const servesPrompts = (name) => readFileSync(file(name), 'utf8').includes('lib/prompts_page.mjs');
if (wanted.some(servesPrompts)) (await import('./lib/prompts_page.mjs')).buildPrompts();
const isCase = ({ details, name }) => details.type !== 'suite' && !name.endsWith('.test.mjs');
/** A failure's own message, one line of it. */
const said = ({ error }) =>
  String(error?.cause?.message ?? error?.message)
    .split('\n')
    .filter(Boolean)
    .join(' ')
    .slice(0, SAID_CHARS);

/** Runs these, so many at once: the passed and failed cases of each, by its file's name. */
async function played(names, concurrency) {
  const told = new Map(names.map((name) => [`${name}.test.mjs`, { passed: 0, bad: [] }]));
  if (names.length === 0) return told;
  const of = ({ file: path, name }) => told.get(basename(path ?? name));
  const tests = run({ files: names.map(file), concurrency, timeout: LIMIT_S * 1000, execArgv: QUIET });
  tests.on('test:pass', (event) => (of(event).passed += isCase(event) && !event.skip ? 1 : 0));
  // A suite that fails by itself (its hooks, its file) counts once; one that only contains failed cases does not.
  tests.on('test:fail', (event) => {
    const { error } = event.details;
    if (!isCase(event) && error?.failureType === 'subtestsFailed') return;
    of(event).bad.push(`${basename(event.file ?? event.name)}: ${event.name}: ${said(event.details)}`);
  });
  tests.compose(spec).pipe(process.stdout, { end: false });
  await once(tests, 'end');
  return told;
}

const told = await played(wanted, JOBS);
/** Cases that failed beside others and passed alone: reported, so that somebody investigates. */
const unsteady = [];
if (!process.env.FULL) {
  const failed = wanted.filter((name) => told.get(`${name}.test.mjs`).bad.length > 0);
  if (failed.length > 0 && failed.length <= MOST_SECOND_TRIES)
    for (const [name, again] of await played(failed, 1)) {
      unsteady.push(...(again.bad.length > 0 ? [] : told.get(name).bad));
      told.set(name, again);
    }
}
process.once('exit', (code) => {
  const all = [...told.values()];
  const bad = all.flatMap((one) => one.bad);
  const passed = all.reduce((sum, one) => sum + one.passed, 0);
  process.stdout.write(unsteady.map((line) => `unsteady: ${line}\n`).join(''));
  process.stdout.write(bad.map((line) => `failed: ${line}\n`).join(''));
  process.stdout.write(`all in ${Math.round((Date.now() - begun) / 1000)} s\n${passed} passed, ${bad.length} failed\n`);
  process.exitCode = bad.length > 0 || passed === 0 ? 1 : code;
});
