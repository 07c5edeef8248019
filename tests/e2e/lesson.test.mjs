// The lessons as taken by a first-time visitor: found on the start page, every word read, every move
// made by hand, by touch on a phone; with FULL=1 at three other sizes and with the mouse too.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Person, served } from './lib/browser.mjs';
import { pressCard } from './lib/hands_on.mjs';
import { FULL } from './lib/sample.mjs';

/** Each game's lesson, with the number of its moments that have a text. */
const LESSONS = { minchiate: 16, bolognese: 14 };
function movesOf(game) {
  const hand = new URL(`../../web-client/src/games/${game}/lesson/hand.json`, import.meta.url);
  return JSON.parse(readFileSync(hand, 'utf8')).steps.flatMap(({ move }) => (move ? [move] : []));
}

let server, browser;
served({}, (started) => ({ server, browser } = started));

/** The current text or task of the lesson; runs in the page. */
function now() {
  const one = (id) => document.querySelector(`[data-testid="${id}"]`);
  if (one('lesson-over')) return { over: true };
  const coach = one('coach');
  if (!coach) return null;
  const said = coach.querySelector('b').textContent;
  const rings = document.querySelectorAll('[data-ring], .hand .bulb').length;
  const bulbs = document.querySelectorAll('.hand .bulb').length;
  return { said, rings, bulbs, asks: !!one('coach-play') };
}

/** The parts of the table covered by the lesson's text; runs in the page. */
function covered() {
  const box = (node) => node.getBoundingClientRect();
  const coach = box(document.querySelector('[data-testid="coach"]'));
  const all = '[data-testid="board"] [data-testid^="seat-"][data-turn], .hand button, [data-testid="prompt"]';
  return [...document.querySelectorAll(all)]
    .filter((node) => {
      const { top, bottom, left, right } = box(node);
      return top < coach.bottom - 1 && bottom > coach.top + 1 && left < coach.right - 1 && right > coach.left + 1;
    })
    .map((node) => node.dataset.testid);
}

const card = async (person, code) => {
  await pressCard(person, 'card', code);
  // By touch the first tap lifts the card, the second plays it.
  if (person.touch && (await person.at('play-lifted').count())) await pressCard(person, 'card', code);
};

async function make(person, { cut, call, discard, declare, play }) {
  if (cut) return person.press('cut-pack');
  if (call) return person.press('call-confirm');
  if (declare) return person.press('declare-confirm');
  if (play) return card(person, play);
  for (const code of discard) await pressCard(person, 'card', code);
  return person.press('discard-confirm');
}

async function takeLesson(person, game) {
  const said = new Set();
  const moves = movesOf(game);
  for (;;) {
    const { over, said: title, rings, bulbs, asks } = await person.when(now);
    if (over) return { said, left: moves.length };
    if (!said.has(title)) await person.shot(`lesson-${game}-${person.name}-${said.size + 1}`);
    said.add(title);
    if (person.name === 'phone') assert.deepEqual(await person.page.evaluate(covered), [], title);
    if (!asks) {
      await person.press('coach-next');
      continue;
    }
    assert.ok(rings > 0, `${title}: nothing is pointed at`);
    const move = moves.shift();
    assert.equal(bulbs, move.discard?.length ?? (move.play ? 1 : bulbs), `${title}: a card has no bulb`);
    await make(person, move);
  }
}

const SCREENS = [
  ['desk', { width: 1280, height: 800 }, false],
  ['tablet', { width: 820, height: 1180 }, true],
  ['phone', { width: 390, height: 664 }, true],
  ['sideways', { width: 844, height: 390 }, true],
];
for (const [game, words] of Object.entries(LESSONS))
  for (const [name, viewport, touch] of SCREENS.filter(([name]) => FULL || name === 'phone'))
    test(`the lesson of ${game} is taken from its first word to its last: ${name}`, { timeout: 120_000 }, async () => {
      const person = await Person.enter(browser, server.base, { name, viewport, touch });
      await person.page.goto('/');
      await person.at('game').selectOption(game);
      await person.press('learn');
      await person.page.waitForURL(`**/#/learn/${game}`);
      const { said, left } = await takeLesson(person, game);
      assert.equal(left, 0);
      assert.ok(said.size >= words, [...said].join(', '));
      await person.shot(`lesson-${game}-${name}-over`);
      // A player who has finished it goes straight on to a real hand, or back.
      if (name === 'phone') await person.press('lesson-done');
      else await person.press('lesson-play');
      await person.see(name === 'phone' ? 'play-alone' : 'ask-hint');
      assert.deepEqual(person.complaints, []);
      await person.leave();
    });

test(
  'another legal move is distinguished from a barred one, and the lesson can play for the reader',
  { timeout: 120_000 },
  async () => {
    const person = await Person.enter(browser, server.base, { name: 'Nanna' });
    await person.page.goto('/#/learn/minchiate');
    const skip = async (until) => {
      for (;;) {
        const state = await person.when(now);
        if (until(state)) return state;
        await person.press(state.asks ? 'coach-play' : 'coach-next');
        await person.page.waitForTimeout(60);
      }
    };
    await skip(({ said }) => said === 'Rispondi al seme');
    await pressCard(person, 'card', 'S10');
    await person.when(() => document.querySelector('[data-testid="coach"] b')?.textContent === 'Lecita, ma non qui');
    await pressCard(person, 'card', 'T40');
    await person.see('refusal');
    await pressCard(person, 'card', 'S2');
    await skip(({ said }) => said === 'Il Re è morto');
    await skip(({ over }) => over);
    assert.deepEqual(person.complaints, []);
    await person.leave();
  },
);

test('with large text on a phone its text and its button are on the screen', { timeout: 60_000 }, async () => {
  const viewport = { width: 390, height: 844 };
  const person = await Person.enter(browser, server.base, { name: 'Bice', viewport, touch: true });
  const own = await person.context.newCDPSession(person.page);
  await person.page.goto('/#/learn/minchiate');
  for (const standard of [20, 28, 32]) {
    await own.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
    await person.page.reload();
    await person.see('coach-next');
    await person.shot(`lesson-text-${standard}`);
    const [card, button] = await Promise.all(['coach', 'coach-next'].map((id) => person.at(id).boundingBox()));
    for (const box of [card, button]) {
      assert.ok(box.x >= 0 && box.x + box.width <= viewport.width, `${standard} px: ${JSON.stringify(box)}`);
      assert.ok(box.y >= 0 && box.y + box.height <= viewport.height, `${standard} px: ${JSON.stringify(box)}`);
    }
    assert.ok(button.y + button.height <= card.y + card.height, `${standard} px: the button is in view`);
    assert.ok(card.width > viewport.width - 20, `${standard} px: as wide as the screen`);
  }
  await person.press('coach-next');
  await person.leave();
});
