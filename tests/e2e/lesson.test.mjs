// The lessons as taken by a first-time visitor: found on the start page or in the list, every word read, moves made by
// mouse, touch or keyboard, in either language; with FULL=1 in all of these ways and at every size, with SIZE=phone at one.
// Without FULL the moves that have no words of their own are left to the lesson.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Person, served } from './lib/browser.mjs';
import { apart, pressCard } from './lib/hands_on.mjs';
import { Keys } from './lib/keys.mjs';
import { FULL, wanted } from './lib/sample.mjs';

/** The lessons, each with the number of its texts, and the way in which the default run takes it. */
const LESSONS = [
  ['minchiate', 'pagat', 20, 'phone', 'it'],
  ['bolognese', 'ottocento', 19, 'desk', 'en'],
  ['bolognese', 'terziglio', 10, 'keys', 'it'],
  ['bolognese', 'mattazza', 10, 'small', 'en'],
  ['siciliano', 'speak', 20, 'keys', 'en'],
  ['siciliano', 'answer', 9, 'phone', 'it'],
];
function movesOf(game, id) {
  const hand = new URL(`../../web-client/src/games/${game}/lesson/${id}.json`, import.meta.url);
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

/** Hands that press what they are told to: with a pointer. */
const byPointer = (person) => ({
  press: async (testid) => {
    await apart(person);
    await person.press(testid);
  },
  card: async (prefix, code) => {
    await pressCard(person, prefix, code);
    // By touch the first tap lifts the card, the second plays it.
    if (person.touch && (prefix !== 'card' || (await person.at('play-lifted').count())))
      await pressCard(person, prefix, code, true);
  },
  choose: (testid, word) => person.at(testid).selectOption(word),
  close: (testid) => person.press(person.at(testid).locator('[popovertargetaction]')),
  cut: () => person.press('cut-pack'),
});

/** With the keyboard alone. */
function byKeys(person) {
  const keys = new Keys(person);
  const holds = (code) => document.activeElement.dataset.card === code;
  return {
    press: async (testid) => {
      await person.see(testid); // a list of words opens a moment after its button is pressed
      await keys.enter(`[data-testid="${testid}"]`);
    },
    card: async (prefix, code) => {
      if (prefix !== 'card') return keys.enter(`[data-testid="${prefix}-${code}"]`);
      await keys.firstCard();
      await keys.press('Home');
      while (!(await person.page.evaluate(holds, code))) await keys.press('ArrowRight');
      await keys.press('Enter');
    },
    choose: async (testid, word) => {
      await keys.to(`[data-testid="${testid}"]`);
      while ((await person.at(testid).inputValue()) !== word) await keys.press('ArrowDown');
    },
    close: () => keys.press('Escape'),
    cut: () => keys.enter('[data-testid="cut-slider"]'),
  };
}

/** Says the words of an announcement, a button each. */
async function announce(hands, { tengo, decine = [], re, arie, trionfi }) {
  if (tengo) return hands.press('announce-tengo');
  const numbers = Object.entries({ re, arie, trionfi }).flatMap(([word, n]) => (n ? [`${word}-${n}`] : []));
  for (const part of [...decine.map((card) => `decine-${card}`), ...numbers]) await hands.press(`announce-${part}`);
  return hands.press('announce-confirm');
}

async function make(hands, move) {
  const { cut, call, discard, declare, play, signal, calls, give } = move;
  if (cut) return hands.cut();
  if (call) return hands.press('call-confirm');
  if (declare) return hands.press('declare-confirm');
  if (move.announce) return announce(hands, move.announce);
  if (move.bid) return hands.press(`bid-${move.bid}`);
  if (move.say) return hands.press(`say-${move.say}`);
  if (give) return hands.card('give', give);
  if (signal) await hands.choose('with-signal', signal);
  if (calls) {
    await hands.press('with-calls');
    for (const word of calls) await hands.press(`with-calls-${word}`);
    await hands.close('with-calls-words');
  }
  if (play) return hands.card('card', play);
  for (const code of discard) await hands.card('card', code);
  return hands.press('discard-confirm');
}

async function takeLesson(person, hands, game, id) {
  const said = new Set();
  const moves = movesOf(game, id);
  for (;;) {
    const { over, said: title, rings, bulbs, asks } = await person.when(now);
    if (over) return { said, left: moves.length };
    const first = !said.has(title);
    said.add(title);
    if (first) await person.shot(`lesson-${id}-${person.name}-${String(said.size).padStart(2, '0')}`);
    // Held sideways a phone has no room beside two of the names.
    if (person.touch && person.name !== 'sideways') assert.deepEqual(await person.page.evaluate(covered), [], title);
    if (!asks) {
      await hands.press('coach-next');
      continue;
    }
    assert.ok(rings > 0, `${title}: nothing is pointed at`);
    const move = moves.shift();
    assert.equal(bulbs, move.discard?.length ?? (move.play ? 1 : bulbs), `${title}: a card has no bulb`);
    if (FULL || first) await make(hands, move);
    else await hands.press('coach-play');
    // The same title may come again.
    await person.page.waitForTimeout(60);
  }
}

const SCREENS = {
  desk: { viewport: { width: 1280, height: 800 }, touch: false },
  keys: { viewport: { width: 1280, height: 800 }, touch: false },
  tablet: { viewport: { width: 820, height: 1180 }, touch: true },
  phone: { viewport: { width: 390, height: 844 }, touch: true },
  small: { viewport: { width: 360, height: 640 }, touch: true },
  sideways: { viewport: { width: 844, height: 390 }, touch: true },
};
const LANGUAGES = FULL || process.env.SIZE ? ['it', 'en'] : [];
const ways = (screen, lang) =>
  Object.keys(SCREENS)
    .filter((one) => wanted(one, screen))
    .flatMap((one) => (LANGUAGES.length ? LANGUAGES : [lang]).map((spoken) => [one, spoken]));
for (const [game, id, texts, screen, lang] of LESSONS)
  for (const [name, spoken] of ways(screen, lang))
    test(`the lesson ${id} of ${game} is taken from its first word to its last: ${name}, ${spoken}`, { timeout: 240_000 }, async () => {
      const { viewport, touch } = SCREENS[name];
      const locale = spoken === 'it' ? 'it-IT' : 'en-GB';
      const person = await Person.enter(browser, server.base, { name, viewport, touch, locale });
      await person.page.goto('/');
      await person.at('game').selectOption(game);
      await person.press('learn');
      await person.page.waitForURL(`**/#/learn/${game}`);
      // A family with one lesson opens it.
      if (game !== 'minchiate') {
        await person.see(`lesson-${id}`);
        await person.shot(`lessons-${game}-${name}`);
        await person.press(`lesson-${id}`);
      }
      const hands = name === 'keys' ? byKeys(person) : byPointer(person);
      const { said, left } = await takeLesson(person, hands, game, id);
      assert.equal(left, 0);
      assert.ok(said.size >= texts, [...said].join(', '));
      await person.shot(`lesson-${id}-${name}-over`);
      // Whoever has finished it goes straight on to a real hand, or back to the list, where it is marked.
      if (touch) {
        await person.press('lesson-done');
        await person.see(`lesson-${id}`);
        assert.match(await person.page.locator(`li:has([data-testid="lesson-${id}"])`).innerText(), /Fatta|Done/);
        await person.shot(`lessons-${name}`);
      } else {
        await person.press('lesson-play');
        await person.see('ask-hint');
      }
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
