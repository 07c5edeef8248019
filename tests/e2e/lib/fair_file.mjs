// The proof of a hand's deal: the results of the two programs outside the browser, and the section of the hand's page.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXE, ROOT } from './start_server.mjs';

/** Exit status of `germini fair`, which tests/checker/fair.py must share. */
export function checked(server, proof) {
  const file = join(server.folder, 'proof.json');
  writeFileSync(file, JSON.stringify(proof));
  const program = spawnSync(EXE, ['fair', file], { encoding: 'utf8' });
  const python = spawnSync('python3', [join(ROOT, 'tests/checker/fair.py'), file], { encoding: 'utf8' });
  assert.equal(python.status, program.status, python.stdout + python.stderr + program.stdout + program.stderr);
  return program.status;
}

/** Unfolds the deal on a hand's page. */
export async function openDeal(person) {
  await person.press('menu');
  await person.see('fair-check');
  await person.at('fair-check').locator('summary').click();
}

/** The proof as downloaded from the page. */
export async function proofOf(person) {
  const [download] = await Promise.all([person.page.waitForEvent('download'), person.press('fair-file')]);
  return JSON.parse(readFileSync(await download.path(), 'utf8'));
}

/** The same proof with its first two cards exchanged. */
export const exchanged = ({ record, ...proof }) => ({
  ...proof,
  record: { ...record, pack: [record.pack[1], record.pack[0], ...record.pack.slice(2)] },
});

/** From now on this browser is told of another secret than the one that was committed to, and of no client seeds. */
export const falseSecret = (person, hand) =>
  person.page.route(`**/api/hands/${hand}`, async (route) => {
    const answer = await route.fetch();
    const told = await answer.json();
    told.deal.secret = told.deal.commitment;
    told.deal.client_seeds = told.deal.client_seeds.map(() => '');
    await route.fulfill({ response: answer, json: told });
  });
