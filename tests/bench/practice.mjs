#!/usr/bin/env node
// Practice in Chromium with a quarter of a processor: how long the first hint takes, from the press to the words; and what
// the page costs while the player thinks, at full speed. Prints a row per game.
// usage: TESTS_WEB=web-client/dist node tests/bench/practice.mjs     as root: a control group slows the browser down
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { launchPainting, Person } from '../e2e/lib/browser.mjs';
import { answer, question } from '../e2e/lib/hands_on.mjs';
import { random } from '../e2e/lib/player.mjs';
import { FAMILIES } from '../e2e/lib/practice_module.mjs';
import { processorSeconds } from '../e2e/lib/processor_time.mjs';
import { staticSpace } from '../e2e/lib/static_space.mjs';

const THROTTLE = 4;
const PERIOD_US = 20_000;
const THINKING_MS = 20_000;
const OLD = '/sys/fs/cgroup/cpu'; // the first version of control groups
const GROUP = `${existsSync(OLD) ? OLD : '/sys/fs/cgroup'}/germini-practice`;

const childrenOf = (pid) =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
/** This program's children and theirs: the browser. */
const browserProcesses = (pid = process.pid) => childrenOf(pid).flatMap((child) => [child, ...browserProcesses(child)]);
const spent = () => browserProcesses().reduce((sum, pid) => sum + processorSeconds(pid), 0);

/** Gives the browser one `share`th of a processor. */
function slowDown(share) {
  mkdirSync(GROUP, { recursive: true });
  if (existsSync(OLD)) {
    writeFileSync(`${GROUP}/cpu.cfs_period_us`, `${PERIOD_US}`);
    writeFileSync(`${GROUP}/cpu.cfs_quota_us`, `${PERIOD_US / share}`);
  } else writeFileSync(`${GROUP}/cpu.max`, `${PERIOD_US / share} ${PERIOD_US}`);
  for (const pid of browserProcesses()) writeFileSync(`${GROUP}/cgroup.procs`, `${pid}`);
}
function atFullSpeed() {
  for (const pid of browserProcesses()) writeFileSync(`${GROUP}/../cgroup.procs`, `${pid}`);
  rmdirSync(GROUP);
}

const space = await staticSpace('/');
for (const game of FAMILIES) {
  const browser = await launchPainting();
  const person = await Person.enter(browser, space.base, { name: 'Vieri', locale: 'en-GB' });
  await person.page.goto(space.base);
  await person.page.evaluate((hash) => (location.hash = hash), '#/practice');
  await person.at('practice-game').selectOption(game);
  await person.press('practise');
  await person.see('board');
  for (let what = await question(person); what.kind !== 'play'; what = await question(person))
    await answer(person, what, random(1798));
  await sleep(1000); // until all is drawn
  const before = spent();
  await sleep(THINKING_MS);
  const idle = (1e5 * (spent() - before)) / THINKING_MS;
  slowDown(THROTTLE);
  const begun = performance.now();
  await person.press('ask-hint');
  await person.when(() => /bot:/i.test(document.querySelector('[data-testid="prompt"]')?.innerText ?? ''));
  const hint = (performance.now() - begun) / 1000;
  atFullSpeed();
  console.log(`${game}: first hint after ${hint.toFixed(1)} s, ${idle.toFixed(1)} % of a processor while the player thinks`);
  await browser.close();
}
await space.close();
