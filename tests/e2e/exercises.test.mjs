// The ten exercises of each family, played to their end: by pointer, by touch and by keyboard, in both languages. By
// default a sample; with FULL=1 (or --full) every way in every size.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { use } from './lib/any_game.mjs';
import { DESKTOP, Person, PHONE, served } from './lib/browser.mjs';
import { pressCard } from './lib/hands_on.mjs';
import { FULL } from './lib/sample.mjs';
import { Screens } from './lib/screens.mjs';

const GAMES = ['minchiate', 'bolognese', 'siciliano'];
const LOCALES = { it: 'it-IT', en: 'en-GB' };
const WAYS = {
  pointer: { viewport: DESKTOP },
  keys: { viewport: DESKTOP, keys: true },
  touch: { viewport: PHONE, touch: true },
  small: { viewport: { width: 360, height: 640 }, touch: true },
};
const SAMPLE = ['minchiate touch it', 'bolognese keys en', 'siciliano pointer it'];

const positionsOf = (game) =>
  JSON.parse(
    readFileSync(new URL(`../../web-client/src/games/${game}/exercises/positions.json`, import.meta.url), 'utf8'),
  );

let server, browser;
served({}, (started) => ({ server, browser } = started));

async function play(person, card) {
  if (person.keys) return use(person, `card-${card}`);
  await pressCard(person, 'card', card);
  // The first tap lifts it.
  if (person.touch) await pressCard(person, 'card', card, true);
}

/** Waits for the note of an exercise in that state; returns its text. */
async function note(person, state) {
  await person.at('exercise').and(person.page.locator(`[data-mark="${state}"]`)).waitFor();
  return person.at('exercise').innerText();
}

/** The answer's parts of the table that the note covers; runs in the page. */
function covered() {
  const box = (node) => node.getBoundingClientRect();
  const text = box(document.querySelector('[data-testid="exercise"]'));
  return [...document.querySelectorAll('.hand button, [data-zone="trick"] [data-token]')]
    .filter((node) => {
      const { top, bottom, left, right } = box(node);
      return top < text.bottom - 1 && bottom > text.top + 1 && left < text.right - 1 && right > text.left + 1;
    })
    .map((node) => node.dataset.testid ?? node.dataset.token);
}

/** Solves an exercise, the first one at the second try. */
async function solve(person, screens, { id, best, costs }, first) {
  const question = await note(person, 'asked');
  await (first || FULL ? screens.look(id) : person.shot(`${screens.size}-${id}`));
  assert.deepEqual(await person.page.evaluate(covered), [], id);
  const [wrong] = Object.entries(costs).find(([, cost]) => cost);
  if (first) {
    await play(person, wrong);
    assert.match(await note(person, 'wrong'), /(better|di meglio)/i);
    await screens.look(`${id}-wrong`);
  }
  await play(person, best);
  const reason = await note(person, 'right');
  assert.notEqual(reason, question);
  assert.ok(reason.length > 60, `${id}: ${reason}`);
  if (first) await screens.look(`${id}-right`);
}

for (const game of GAMES)
  for (const [way, { keys = false, ...settings }] of Object.entries(WAYS))
    for (const [lang, locale] of Object.entries(LOCALES))
      if (FULL || SAMPLE.includes(`${game} ${way} ${lang}`))
        test(`the ten exercises of ${game}: ${way}, ${lang}`, { timeout: 180_000 }, async () => {
          const person = await Person.enter(browser, server.base, { name: 'Lisa', locale, ...settings });
          person.keys = keys;
          const screens = new Screens(person, `${way}-${lang}-${game}`);
          const positions = positionsOf(game);
          await person.page.goto(`/#/rules/${game}`);
          await use(person, 'to-exercises');
          await person.see('exercises');
          await screens.look('list');
          assert.equal(await person.page.locator('[data-state="fresh"]').count(), positions.length);
          await use(person, `exercise-${positions[0].id}`);
          for (const [i, position] of positions.entries()) {
            await solve(person, screens, position, i === 0);
            await use(person, i + 1 < positions.length ? 'exercise-next' : 'exercise-all');
          }
          await person.see('exercises');
          assert.equal(await person.page.locator('[data-state="solved"]').count(), positions.length);
          await person.page.reload();
          await person.see('exercises');
          assert.equal(await person.at('exercises-solved').getAttribute('data-solved'), String(positions.length));
          screens.clean(['list', positions[0].id]);
          assert.deepEqual(person.complaints, []);
          await person.leave();
        });
