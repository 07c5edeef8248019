// A table's decisions about its people, as shown on the screens: the line in the header, and the sheet behind it.
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { answer, question } from './hands_on.mjs';
import { latest } from './new_table.mjs';

const LOOK_MS = 100;
const PATIENCE_MS = 20_000;

export const tableOf = (person) => latest(person, 'table');
export const seatOf = (person) => latest(person, 'welcome').you.seat;
export const each = (people, does) => Promise.all(people.map(does));

/** Messages of a kind sent by a person's page. */
export const sent = (person, kind) =>
  person.frames
    .filter(({ dir, text }) => dir === 'out' && text.startsWith(`{"t":"${kind}"`))
    .map(({ text }) => JSON.parse(text));

/** Waits until something is true. */
export async function until(holds, what) {
  const deadline = Date.now() + PATIENCE_MS;
  while (!holds()) {
    if (Date.now() > deadline) assert.fail(what);
    await sleep(LOOK_MS);
  }
}

/** Waits until a text is on the screen: in Italian, or in English for English readers. */
export async function reads(person, target, it, en) {
  const pattern = person.english ? en : it;
  const locator = (typeof target === 'string' ? person.at(target) : target).first();
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    await locator.waitFor();
    const text = await locator.innerText({ timeout: PATIENCE_MS }).catch(() => '');
    if (pattern.test(text)) return;
    if (Date.now() > deadline) assert.fail(`${person.name} does not read ${pattern} but: ${text}`);
    await sleep(LOOK_MS);
  }
}

/** Waits until the line in the header is of that kind, with that text. */
export const line = (person, kind, it, en) =>
  reads(person, person.at('council-line').and(person.page.locator(`[data-kind="${kind}"]`)), it, en);

/** Opens the table's decisions from the menu. */
export async function council(person) {
  await person.press('menu');
  await person.press('menu-council');
  await person.see('council-dialog');
}

/** The announced amounts of breaking off, by person. */
export async function breakOffCost(person) {
  const text = await person.at('motion-break_off').innerText();
  return [...text.matchAll(/ ([+−]\d+|0)\b/g)].map(([, amount]) => Number(amount.replace('−', '-')));
}

/** Votes to break the match off; returns the announced amounts. */
export async function breakOff(person) {
  await council(person);
  const cost = await breakOffCost(person);
  await person.press('vote-break_off');
  return cost;
}

/** Leaves for good. */
export async function leave(person) {
  await council(person);
  await person.press('leave-table');
  // In the middle of a hand with others, the page asks first.
  if (await person.at('leave-dialog').isVisible()) await person.press('confirm-yes');
  await person.see('hello');
}

/** Closes everything that covers the table. */
export async function shut(person) {
  const close = person.at('dialog-close');
  while ((await close.count()) > 0) {
    const open = await close.count();
    await person.press(close.last());
    await person.when((before) => document.querySelectorAll('[data-testid="dialog-close"]').length < before, open);
  }
}

/** The page asks, and all of it is on the table; runs in the page. */
const isAsked = () =>
  document.querySelector('[data-testid="board"]')?.dataset.settled === 'true' &&
  document.querySelector('[data-testid="prompt"]')?.dataset.yours === 'true';

const holdsCards = () => document.querySelectorAll('button[data-card]').length > 0;

/** The cutter cuts, and all have their cards. */
export async function dealt(people, rng) {
  for (;;) {
    const holding = await each(people, (person) => person.page.evaluate(holdsCards));
    if (holding.every(Boolean)) return;
    for (const person of people) {
      if (!(await person.at('cut-panel').count())) continue;
      await answer(person, await question(person), rng);
      await person.at('cut-panel').waitFor({ state: 'hidden' });
    }
    await sleep(LOOK_MS);
  }
}

/** Everything before the tricks is answered; returns the seat that is to play a card. */
export async function untilTrick(people, rng) {
  for (;;) {
    for (const person of people) {
      if (!(await person.page.evaluate(isAsked))) continue;
      const what = await question(person);
      if (what.kind === 'play') return person;
      await answer(person, what, rng);
    }
    await sleep(LOOK_MS);
  }
}
