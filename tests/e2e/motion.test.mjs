// Animations on the table in a real browser: how little a trick costs a slow machine, that cards start from their
// place, and that nothing remains of what is interrupted.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { DESKTOP, Person, served } from './lib/browser.mjs';
import { shut } from './lib/council.mjs';
import { answer, nextHand, question } from './lib/hands_on.mjs';
import { newTable, withBots } from './lib/new_table.mjs';
import { random } from './lib/player.mjs';
import { FULL, sizes } from './lib/sample.mjs';
import { UNHURRIED } from './lib/start_server.mjs';
import { markFlights, throttle, traced } from './lib/trace.mjs';

const SIZES = { desktop: DESKTOP, phone: { width: 390, height: 664 } };
const SAMPLE = sizes(SIZES, 'phone');
const SEED = Number(process.env.SEED ?? 1798);
const SLOWER = 4;
const GAMES = ['minchiate', 'bolognese', 'siciliano'];
const WINDOWS = FULL ? 8 : 2; // from the player's own card to the next question: some four cards and a trick gathered
const LONG_MS = 50; // per script, in CPU time; reported, since other programs lengthen even that
/** A playable card rises out of the fan by less than this, and is moved by its middle. */
const NEAR_PX = 30;
const SLOW_MOTION = 0.1;

let server, browser;
served({ args: UNHURRIED }, (started) => ({ server, browser } = started));

const arrive = async (viewport, ...prepare) => {
  const person = await Person.enter(browser, server.base, { name: 'Bianca', viewport, motion: true, worker: false });
  for (const one of prepare) await one(person.context);
  await person.page.goto('/');
  await person.giveName();
  return person;
};

/** The page shows events at once, until `animated`. */
const hurried = (context) => context.addInitScript(() => localStorage.setItem('germini.pace', 'none'));

/** From now on events have their time: chosen in the preferences, without leaving the table. */
async function animated(person) {
  await person.press('menu');
  await person.press('preferences');
  await person.at('pace').selectOption('normal');
  await shut(person);
  // The focus is where the player's last card was, so that the next question need not take it from the menu.
  await person.page.evaluate(() => [...document.querySelectorAll('.hand button')].at(-1).focus());
}

/** Plays on to the player's second card. */
async function atPlay(person) {
  const rng = random(SEED);
  for (let plays = 0; ;) {
    const what = await question(person);
    if (what.kind === 'play' && (plays += 1) > 1) {
      await animated(person);
      // A popup for the card under the mouse would have to be measured.
      await person.page.mouse.move(1, 1);
      return what;
    }
    await (what.kind === 'sheet' ? nextHand(person) : answer(person, what, rng)); // a hand may be called off
  }
}

/** Plays a card through the page, with nothing measured for it. */
const play = (person, card) =>
  person.page.evaluate((code) => document.querySelector(`.hand [data-card="${code}"]`).click(), card);

/** What moves now; runs in the page. */
function aloft() {
  const board = document.querySelector('[data-testid="board"]');
  const layer = document.querySelector('[data-testid="motion"]');
  const flights = [...board.getAnimations({ subtree: true }), ...layer.getAnimations({ subtree: true })].filter(
    (one) => !(one instanceof CSSAnimation) && one.playState !== 'finished',
  );
  return { pictures: layer.children.length, flights: flights.length };
}
const GROUNDED = { pictures: 0, flights: 0 };

/** Every animation takes so many times longer. */
async function slowed(person, rate) {
  const session = await person.context.newCDPSession(person.page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: rate });
}

suite('a trick on a machine four times slower', () => {
  for (const [size, viewport] of Object.entries(SAMPLE))
    for (const game of GAMES)
      test(`of ${game}, on the ${size}: no layout asked for while a card flies`, { timeout: 240_000 }, async (t) => {
        const person = await arrive(viewport, hurried, markFlights);
        await newTable(person, { game });
        await withBots(person);
        let what = await atPlay(person);
        await throttle(person.page, SLOWER);
        const longest = [];
        const forced = [];
        let flights = 0;
        while (longest.length < WINDOWS && what.kind === 'play') {
          const trace = await traced(browser, person.page, async () => {
            await play(person, what.cards[0]);
            what = await question(person);
          });
          const [{ ms, parts }] = trace.scripts(server.base);
          longest.push(ms.toFixed(1));
          if (ms > LONG_MS) t.diagnostic(`${ms.toFixed(1)} ms: ${parts().join(', ')}`);
          forced.push(...trace.layouts(server.base).forced);
          flights += trace.flights.length;
        }
        t.diagnostic(`longest script of each window: ${longest.join(', ')} ms; ${flights} flights`);
        assert.equal(longest.length, WINDOWS);
        assert.ok(flights >= WINDOWS, 'no card flew');
        assert.deepEqual(forced, []);
        assert.deepEqual(person.complaints, []);
        await person.leave();
      });
});

/** Records for every card that is moved itself its initial position. */
const noteWays = (context) =>
  context.addInitScript(() => {
    const middle = (node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    window.ways = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...args) {
      const flight = animate.apply(this, args);
      const { token } = this.dataset;
      if (token) {
        const trick = this.closest('[data-testid="trick"]') !== null;
        window.ways.push({ token, trick, from: middle(this) });
      }
      return flight;
    };
  });

/** The middle of things in the page: cards of the player's hand, the others' hands, the trick; runs in the page. */
function middles() {
  const of = (node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  return {
    hand: Object.fromEntries(
      [...document.querySelectorAll('.hand [data-token]')].map((node) => [node.dataset.token, of(node)]),
    ),
    trick: of(document.querySelector('[data-testid="trick"]')),
    seats: [...document.querySelectorAll('.place [data-testid^="count-"]')].map(of),
  };
}
const apart = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

suite('a card', () => {
  for (const [size, viewport] of Object.entries(SAMPLE))
    test(
      `on the ${size} leaves from its previous place, or from its player’s`,
      { timeout: 120_000 },
      async () => {
        const person = await arrive(viewport, hurried, noteWays);
        await person.press('play-alone');
        const what = await atPlay(person);
        const lay = await person.page.evaluate(middles);
        await person.page.evaluate(() => (window.ways = []));
        await play(person, what.cards[0]);
        await question(person);
        const ways = (await person.page.evaluate(() => window.ways)).filter(({ trick }) => trick);
        const own = ways.find(({ token }) => token === what.cards[0]);
        assert.ok(apart(own.from, lay.hand[own.token]) < NEAR_PX, JSON.stringify([own, lay.hand[own.token]]));
        assert.ok(apart(own.from, lay.trick) > 100, JSON.stringify([own, lay.trick]));
        // The first movement of each: what dies in the trick moves again.
        const first = ways.filter(({ token }, at) => ways.findIndex((other) => other.token === token) === at);
        const others = first.filter((way) => way !== own);
        assert.ok(others.length > 0, 'nobody else played');
        for (const way of others) {
          const near = Math.min(...lay.seats.map((seat) => apart(way.from, seat)));
          assert.ok(near < NEAR_PX, JSON.stringify([way, lay.seats]));
        }
        await person.leave();
      },
    );
});

suite('an interrupted animation leaves nothing behind', () => {
  /** The printed hand, at a trick, with a slowly moving card. */
  async function inFlight() {
    const person = await arrive(DESKTOP);
    await person.press('printed');
    await person.see('replay-menu');
    await person.press('dialog-close');
    await slowed(person, SLOW_MOTION);
    await step(person);
    return person;
  }
  /** A step that moves a card. */
  async function step(person) {
    for (let steps = 0; steps < 20; steps += 1) {
      await person.page.keyboard.press('ArrowRight');
      await person.page.waitForTimeout(100);
      if ((await person.page.evaluate(aloft)).flights > 0) return;
    }
    assert.fail('no step moves a card');
  }
  const frames = (person) =>
    person.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

  for (const key of ['Home', 'End', 'ArrowLeft'])
    test(`a jump of the replay: ${key}`, { timeout: 60_000 }, async () => {
      const person = await inFlight();
      await person.page.keyboard.press(key);
      await frames(person);
      assert.deepEqual(await person.page.evaluate(aloft), GROUNDED);
      assert.deepEqual(person.complaints, []);
      await person.leave();
    });

  test('a second event during an animation', { timeout: 60_000 }, async () => {
    const person = await inFlight();
    for (let steps = 0; steps < 3; steps += 1) await step(person);
    await slowed(person, 1);
    await person.when(() => document.querySelector('[data-testid="motion"]').children.length === 0);
    await person.page.waitForFunction((grounded) => {
      const board = document.querySelector('[data-testid="board"]');
      return grounded === board.getAnimations({ subtree: true }).length;
    }, 0);
    assert.deepEqual(await person.page.evaluate(aloft), GROUNDED);
    await person.leave();
  });

  test('a reader who turns animation off', { timeout: 60_000 }, async () => {
    const person = await inFlight();
    await person.page.emulateMedia({ reducedMotion: 'reduce' });
    for (let steps = 0; steps < 3; steps += 1) await person.page.keyboard.press('ArrowRight');
    await frames(person);
    assert.deepEqual(await person.page.evaluate(aloft), GROUNDED);
    await person.leave();
  });
});
