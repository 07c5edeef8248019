// The player's hand under a real pointer: cards dragged onto the trick, flicked at it, sought by touch, marked while
// others play; and a tap, a second tap and a long press work as before.
// FULL=1 (or --full): all sizes.   SIZE: one of them alone.   SHOTS: pictures.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { Pointer } from './lib/fingers.mjs';
import { servedPrompts } from './lib/prompts_page.mjs';
import { wanted } from './lib/sample.mjs';

const SIZES = ['1280x800', '820x1180', '390x664', '844x390'];
const SAMPLE = ['1280x800', '390x664'];
const FINGERS = 1100; // up to this width touch, beyond it a mouse
const HOLD_MS = 700; // longer than the page's long press (web-client/src/peek/gestures.ts)

let browser, prompts;
servedPrompts((started) => ({ browser, prompts } = started));

/** A point of a card that no other covers, near its index; runs in the page. */
function free(card) {
  const button = document.querySelector(`.hand [data-card="${card}"]`);
  const box = button.getBoundingClientRect();
  for (const part of [0.25, 0.4, 0.15, 0.6])
    for (let x = box.left + 5; x < box.right; x += 3) {
      const y = box.top + box.height * part;
      if (document.elementFromPoint(x, y)?.closest('[data-card]') === button) return { x: x + 4, y };
    }
  return null;
}
/** The middle of the trick's place; runs in the page. */
function trick() {
  const { left, top, width, height } = document.querySelector('[data-zone="trick"]').getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
/** The position of a card's picture, to the pixel; runs in the page. */
function drawn(card) {
  const { left, top } = document.querySelector(`.hand [data-card="${card}"]`).getBoundingClientRect();
  return `${Math.round(left)} ${Math.round(top)}`;
}

/** The others have played swords, and seat 0 is asked for one of these cards; runs in the page. */
function ask(cards) {
  const n = window.prompts.told() + 1;
  const events = ['S2', 'S8', 'SQ'].map((card, at) => {
    return { e: 'moved', from: `hand:${at + 1}`, to: 'trick', why: 'play', count: 1, cards: [card] };
  });
  events.push({ e: 'due', seats: [0], phase: 'play' });
  window.prompts.take({ t: 'events', hand: 2, n, events });
  const held = [...document.querySelectorAll('.hand [data-card]')].map((one) => one.dataset.card);
  const barred = Object.fromEntries(held.filter((card) => !cards.includes(card)).map((card) => [card, 'PLAY-2']));
  const choice = { phase: 'play', moves: [{ move: 'play', takes: 'card', cards, barred }] };
  window.prompts.take({ t: 'choice', hand: 2, n: n + events.length - 1, choice });
}

const PATIENCE_MS = 3000;
/** What the page does eventually; that it does nothing is checked at once. */
async function becomes(read, expected) {
  const end = Date.now() + PATIENCE_MS;
  let seen = await read();
  while (!isDeepStrictEqual(seen, expected) && Date.now() < end) seen = await read();
  assert.deepEqual(seen, expected);
}

for (const size of SIZES.filter((one) => wanted(one, ...SAMPLE)))
  suite(`a hand, ${size}`, () => {
    const [width, height] = size.split('x').map(Number);
    const finger = width < FINGERS;
    let context, page, pointer;
    before(async () => {
      context = await browser.newContext({
        viewport: { width, height },
        hasTouch: finger,
        isMobile: finger,
        reducedMotion: 'reduce',
      });
      page = await context.newPage();
      await page.goto(prompts.address);
      pointer = await Pointer.on(page, finger);
      await show('play');
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
    });
    after(() => context?.close());

    async function show(prompt) {
      await page.mouse.move(2, 2);
      await page.evaluate((name) => window.prompts.show(name, 'it'), prompt);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
    const shot = async (name) =>
      process.env.SHOTS && page.screenshot({ path: join(process.env.SHOTS, `hands-${size}-${name}.png`) });
    const sent = () => page.evaluate(() => window.prompts.sent);
    const at = (card) => page.evaluate(free, card);
    const place = (card) => page.evaluate(drawn, card);
    const refused = () => page.locator('[data-testid="refusal"]').getAttribute('data-rule', { timeout: PATIENCE_MS });
    const lifted = () => page.locator('.hand .lifted').evaluateAll((all) => all.map((one) => one.dataset.card));

    const marked = () =>
      page.locator('.hand [data-marked="true"]').evaluateAll((all) => all.map((one) => one.dataset.card));
    /** Seat 1 leads swords, and seat 0 is asked and may play these. */
    const led = (cards) => page.evaluate(ask, cards);

    /** Takes a card, moves it to a point, and holds it there. */
    async function carry(card, to) {
      const from = await at(card);
      await pointer.down(from);
      // Straight up at first, like a card taken out of a hand.
      await pointer.move({ x: from.x, y: from.y - 30 }, 3);
      await pointer.move(to);
    }

    test('a card dragged onto the trick is played', async () => {
      await show('play');
      await carry('C7', await page.evaluate(trick));
      await shot('dragged');
      assert.deepEqual(await sent(), []);
      await pointer.up();
      await becomes(sent, [{ move: { play: 'C7' } }]);
    });

    test('a card dropped elsewhere returns to its place', async () => {
      await show('play');
      const before = await place('C7');
      await carry('C7', await page.evaluate(trick));
      assert.notEqual(await place('C7'), before);
      await pointer.move(await at('M'));
      await page.waitForTimeout(150); // or it would be a flick
      await pointer.up();
      assert.deepEqual(await sent(), []);
      await page.mouse.move(2, 2);
      assert.equal(await place('C7'), before);
    });

    test('a barred card returns, and the reason is shown', async () => {
      await show('play');
      await page.mouse.move(2, 2);
      const before = await place('T30');
      await carry('T30', await page.evaluate(trick));
      await pointer.up();
      assert.equal(await refused(), 'PLAY-2');
      assert.deepEqual(await sent(), []);
      await page.mouse.move(2, 2);
      assert.equal(await place('T30'), before);
    });

    test('a press remains a press', async () => {
      await show('play');
      await pointer.tap(await at('CK'));
      if (finger) {
        await becomes(lifted, ['CK']);
        await pointer.tap(await at('CK'));
      }
      await becomes(sent, [{ move: { play: 'CK' } }]);
    });

    test('on request a card is played only with a second press', async () => {
      await page.evaluate(() => localStorage.setItem('germini.twice', 'always'));
      await page.reload();
      await show('play');
      await pointer.tap(await at('CK'));
      await becomes(lifted, ['CK']);
      assert.deepEqual(await sent(), []);
      if (finger) await pointer.tap(await at('CK'));
      else await page.keyboard.press('Enter');
      await becomes(sent, [{ move: { play: 'CK' } }]);
      await page.evaluate(() => localStorage.removeItem('germini.twice'));
      await page.reload();
    });

    test('discards are pressed, not dragged', async () => {
      await show('discard');
      const before = await place('C7');
      await carry('C7', await page.evaluate(() => ({ x: innerWidth / 2, y: innerHeight / 3 })));
      if (!finger) await page.mouse.move(2, 2);
      assert.equal(await place('C7'), before);
      await pointer.up();
    });

    test('a card marked while others play is sent on the player’s turn, not before', async () => {
      await show('exposed');
      await pointer.tap(await at('S4'));
      if (finger) await pointer.tap(await at('S4'));
      await becomes(marked, ['S4']);
      await shot('marked');
      assert.deepEqual(await sent(), []);
      await led(['S4', 'S9', 'SN', 'SK', 'M']);
      await becomes(sent, [{ move: { play: 'S4' } }]);
    });

    test('a marked card that is then barred is unmarked, and the reason is shown', async () => {
      await show('exposed');
      await carry('T30', await page.evaluate(trick));
      await pointer.up();
      await becomes(marked, ['T30']);
      await led(['S4', 'S9', 'SN', 'SK', 'M']);
      assert.equal(await refused(), 'PLAY-2');
      await shot('dropped');
      assert.deepEqual(await marked(), []);
      assert.deepEqual(await sent(), []);
    });

    if (finger) {
      test('a card flicked upwards is played, one pushed up slowly a little is not', async () => {
        await show('play');
        const from = await at('CJ');
        await pointer.down(from);
        await pointer.move({ x: from.x, y: from.y - 30 }, 10);
        await page.waitForTimeout(150);
        await pointer.up();
        assert.deepEqual(await sent(), []);
        await pointer.flick(from, 75);
        await becomes(sent, [{ move: { play: 'CJ' } }]);
      });

      test('a finger that slides along the fan lifts the cards under it, and the last one stays', async () => {
        await show('play');
        const [from, to] = [await at('CK'), await at('C7')];
        await pointer.down(from);
        await pointer.move(to);
        await shot('sought');
        const top = (card) =>
          page.locator(`.hand [data-card="${card}"]`).evaluate((one) => one.getBoundingClientRect().top);
        assert.ok((await top('C7')) < (await top('CJ')) - 10, 'the card under the finger stands out');
        await pointer.up();
        await becomes(lifted, ['C7']);
        await shot('lifted');
        assert.deepEqual(await sent(), []);
        await pointer.tap(await at('C7'));
        await becomes(sent, [{ move: { play: 'C7' } }]);
      });

      test('a long press shows the card’s details, and drags nothing afterwards', async () => {
        await show('play');
        const from = await at('CK');
        await pointer.down(from);
        await page.waitForTimeout(HOLD_MS);
        await page.locator('[data-testid="about"] [data-card-told="CK"]').waitFor({ timeout: PATIENCE_MS });
        await pointer.move(await page.evaluate(trick));
        await pointer.up();
        assert.deepEqual(await sent(), []);
      });
    } else
      test('Escape returns a card that is being dragged', async () => {
        await show('play');
        await carry('C7', await page.evaluate(trick));
        await page.keyboard.press('Escape');
        await pointer.up();
        assert.deepEqual(await sent(), []);
      });
  });
