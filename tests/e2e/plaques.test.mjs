// Plaques at the sizes of real screens: names of ordinary length are shown in full, a truncated one can be
// read in full by a press, and no plaque's content moves anything else on the table.
// FULL=1: with the text twice as large too.   SIZE: only one of them.   SHOTS: screenshots.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { servedPrompts } from './lib/prompts_page.mjs';
import { FULL, wanted } from './lib/sample.mjs';

const SAMPLE = ['360x640', '844x390', '1280x800'];
const SIZES = '360x640 375x667 390x664 412x732 600x960 744x1133 820x1180 1024x768 844x390 1280x800 1920x1080'
  .split(' ')
  .filter((size) => wanted(size, ...SAMPLE));
/** The browser's own setting for the text size. */
const TEXTS = FULL ? { 100: 16, 200: 32 } : { 100: 16 };

let browser, prompts;
servedPrompts((started) => ({ browser, prompts } = started));

/** Who has which seat, as it can be read; runs in the page. */
function plaques() {
  const SLACK = 3; // letters extend a little beyond their line
  const cut = (node) => node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight + SLACK;
  const inner = document.querySelectorAll('[data-testid="board"] [data-testid^="seat-"][data-turn]');
  return [...inner].map((node) => {
    const name = node.querySelector('[data-testid^="seat-name-"]');
    const lines = [...name.parentElement.children].filter((line) => line.checkVisibility());
    return {
      seat: Number(node.dataset.testid.slice('seat-'.length)),
      readable: !name.closest('.sr') && !lines.some(cut),
      asks: node.querySelector('[data-testid^="who-"]:not([popover])') !== null,
    };
  });
}

/** The positions of everything on the table except the plaques' own words; runs in the page. */
function places() {
  const parts = {};
  for (const node of document.querySelectorAll(
    '.place [data-testid^="count-"], .rail, [data-testid="trick"], [data-testid="prompt"], ul.hand, .hand button, ' +
      '[data-testid="fola"], [data-testid^="pile-"], .notes button, [data-testid="board"] .cloth',
  )) {
    if (!node.checkVisibility()) continue;
    const { left, top, width, height } = node.getBoundingClientRect();
    const name = node.dataset.testid ?? node.dataset.card ?? node.className;
    // A count may have fewer figures, and a prompt fewer words, at the same place.
    parts[name] = [left, top, ...(/^count-/.test(name) ? [] : [width]), height].map(Math.round).join(' ');
  }
  return parts;
}

/** What is wider or higher than its place in the header; runs in the page. */
const clipped = () =>
  [...document.querySelectorAll('[data-testid="account"], [data-testid="account"] .who')]
    .filter((node) => node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight + 1)
    .map((node) => node.textContent);

/** By how much the tick of a chosen card reaches into the card; runs in the page. */
const tickOver = () =>
  [...document.querySelectorAll('.hand .ticked')].map((card) => {
    const { top, height } = getComputedStyle(card, '::before');
    return parseFloat(top) + parseFloat(height);
  });

suite('chosen discards on a phone', () => {
  test('the tick is above the rank', async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    await page.goto(prompts.address);
    await page.evaluate(() => window.prompts.show('discard', 'en'));
    for (const card of ['C7', 'D3']) await page.getByTestId(`card-${card}`).dispatchEvent('click');
    const over = await page.evaluate(tickOver);
    assert.equal(over.length, 3);
    for (const pixels of over) assert.ok(pixels <= 1, `${pixels} px over the card`);
    await page.close();
  });
});

/** Parts of the prompt's text that end outside its frame, and what the frame covers; runs in the page. */
function promptFit() {
  const prompt = document.querySelector('[data-testid="prompt"]');
  const frame = prompt.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(prompt.querySelector('.hint'));
  const text = words.getBoundingClientRect();
  const hand = document.querySelector('ul.hand').getBoundingClientRect();
  return {
    text: prompt.querySelector('.hint').textContent,
    over: Math.max(frame.top - text.top, text.bottom - frame.bottom, -frame.top, text.right - frame.right),
    onHand: frame.bottom - hand.top,
    inside: prompt.scrollHeight > prompt.clientHeight + 1,
  };
}

suite('a long hint', () => {
  const compared = {
    other: { play: 'C7' },
    points: 14,
    reasons: [{ why: 'denies', set: 'trumps', often: 7, otherwise: 5, points: 10 }],
  };
  for (const size of FULL ? [...SAMPLE, '390x844', '640x400'] : SAMPLE)
    test(`${size}: is within its frame, above the hand`, async () => {
      const [width, height] = size.split('x').map(Number);
      const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
      await page.goto(prompts.address);
      for (const name of ['claim', 'lead']) {
        await page.evaluate((one) => window.prompts.show(one, 'it'), name);
        await page.evaluate(
          (compared) =>
            window.prompts.take({ t: 'advice', hand: 2, n: window.prompts.told(), move: { play: 'CK' }, compared }),
          compared,
        );
        await page.waitForFunction(() => /bot/.test(document.querySelector('[data-testid="prompt"]').textContent));
        const fit = await page.evaluate(promptFit);
        assert.match(fit.text, /La parte avversaria ha una versicola dal 28 in su.*\+10 punti/);
        if (process.env.SHOTS)
          await page.screenshot({ path: join(process.env.SHOTS, `long-hint-${name}-${size}.png`) });
        assert.ok(fit.over <= 2 && fit.onHand <= 4 && !fit.inside, `${name}: ${JSON.stringify(fit)}`);
      }
      await page.close();
    });
});

suite('the coach on small screens', () => {
  for (const [size, pixels] of [
    ['390x844', 16],
    ['640x400', 16],
    ['1280x800', 32],
  ])
    test(`${size}, text at ${pixels} px: is there only with a text, which it does not cut`, async () => {
      const [width, height] = size.split('x').map(Number);
      const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const own = await context.newCDPSession(page);
      await own.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
      await page.goto(prompts.address);
      await page.evaluate(() => window.prompts.show('coached-discard', 'en'));
      await page.getByTestId('coaching').waitFor();
      if (await page.getByTestId('coaching-read').isVisible()) await page.getByTestId('coaching-read').click();
      const text = page.locator('[data-testid="coaching-text"], [data-testid="coaching"] .words').first();
      await text.waitFor();
      assert.match(await text.innerText(), /you can trump/);
      // Touch targets extend beyond the text, so its scroll height says nothing.
      const cut = await text.evaluate((node) => {
        node.scrollTop = node.scrollHeight;
        const words = document.createRange();
        words.selectNodeContents(node);
        const round = node.closest('[popover], section').getBoundingClientRect();
        return node.scrollTop + Math.max(0, words.getBoundingClientRect().bottom - round.bottom);
      });
      assert.ok(cut <= 1, `${cut} px of the text are cut`);
      await page.keyboard.press('Escape');
      // The other tip of this moment follows, and then none.
      await page.getByTestId('coaching-next').click();
      await page.locator('[data-testid="coaching"][data-mark="fola"]').waitFor();
      await page.getByTestId('coaching-next').click();
      await page.getByTestId('coaching').waitFor({ state: 'hidden' });
      await context.close();
    });
});

suite('six players, each alone', () => {
  for (const size of ['1280x800', '844x390'])
    test(`${size}: names stay when tricks are won, and points are shown`, async () => {
      const [width, height] = size.split('x').map(Number);
      const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
      await page.goto(prompts.address);
      await page.evaluate(() => window.prompts.show('bolognese-mattazza', 'it'));
      await page.evaluate(() => document.fonts.ready);
      for (const { seat, readable } of await page.evaluate(plaques)) assert.ok(seat === 0 || readable, `seat ${seat}`);
      assert.deepEqual(await page.evaluate(clipped), []);
      // Seat 2 took 9 10 K 7 6 8 of Cups and 8 9 Q 10 6 N of Coins: a King 4, a Queen 3, a Horse 2, two tricks.
      assert.equal(await page.getByTestId('won-2').getAttribute('data-points'), '11');
      assert.match(await page.getByTestId('account').innerText(), /Lisa\s+0\s+Punti,\s+11 punti/);
      await page.close();
    });

  test('390x844: the header shows the trick, the names and the points, and the sheet breaks no word', async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    await page.goto(prompts.address);
    await page.evaluate(() => window.prompts.show('bolognese-mattazza', 'it'));
    await page.evaluate(() => document.fonts.ready);
    assert.match(await page.getByTestId('account').innerText(), /Lisa\s+0\s+Punti,\s+11 punti\s+\(11\)/);
    const where = await page.locator('header .where').evaluate((node) => node.scrollWidth - node.clientWidth);
    assert.ok(where <= 0, `${where} px of the trick's number are cut`);
    await page.getByTestId('menu').click();
    await page.getByTestId('menu-sheet').click();
    const total = page.getByTestId('match-table').locator('tfoot th');
    const lines = await total.evaluate((node) => {
      const words = document.createRange();
      words.selectNodeContents(node);
      return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    assert.equal(lines, 1, 'lines of the word for the total');
    const wide = await page
      .getByTestId('match-table')
      .locator('thead th')
      .evaluateAll((cells) => cells.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
    assert.deepEqual(wide, [], 'names wider than their column');
    if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, 'mattazza-390.png') });
    await page.close();
  });
});

suite('packets to choose from', () => {
  test('1280x800: all of them are in view', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    await page.goto(prompts.address);
    await page.evaluate(() => window.prompts.show('siciliano-expose', 'it'));
    const hidden = await page
      .locator('[data-testid="expose-panel"] .content')
      .evaluate((node) => node.scrollHeight - node.clientHeight);
    assert.ok(hidden <= 0, `${hidden} px of the packets are out of view`);
    await page.close();
  });
});

suite('a spectator', () => {
  const show = async (viewport, name) => {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    await page.goto(prompts.address);
    await page.evaluate((one) => window.prompts.show(one, 'it'), name);
    await page.evaluate(() => document.fonts.ready);
    return page;
  };
  const box = (page, testid) => page.getByTestId(testid).first().boundingBox();

  test('sees the prompt in the middle of the table', async () => {
    const page = await show({ width: 1280, height: 800 }, 'named-watching');
    const [prompt, table] = [await box(page, 'prompt'), await page.locator('main').first().boundingBox()];
    const off = prompt.x + prompt.width / 2 - (table.x + table.width / 2);
    assert.ok(Math.abs(off) <= 12, `${off} px off`);
    await page.close();
  });

  test('among six players the score on a phone has a row of its own, below such messages', async () => {
    const page = await show({ width: 390, height: 844 }, 'bolognese-mattazza');
    const [menu, score] = [await box(page, 'menu'), await box(page, 'account')];
    assert.ok(score.y >= menu.y + menu.height - 1, `${score.y} is beside ${menu.y + menu.height}`);
    assert.deepEqual(await page.evaluate(clipped), []);
    await page.close();
  });
});

for (const size of SIZES)
  suite(`plaques, ${size}`, () => {
    for (const [text, pixels] of Object.entries(TEXTS))
      test(`text at ${text} %`, { timeout: 120_000 }, async () => {
        const [width, height] = size.split('x').map(Number);
        const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
        const page = await context.newPage();
        const own = await context.newCDPSession(page);
        await own.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
        await page.goto(prompts.address);
        await page.evaluate(() => document.fonts.ready);
        const show = async (name) => {
          await page.evaluate((one) => window.prompts.show(one, 'it'), name);
          // Two frames: overflow is detected after layout.
          for (let frame = 0; frame < 3; frame += 1)
            await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
        };
        const names = (await page.evaluate(() => window.prompts.names)).filter((name) => name.startsWith('named-'));
        assert.ok(names.length > 5);
        let first = null;
        let pressed = 0;
        for (const name of names) {
          await show(name);
          if (process.env.SHOTS)
            await page.screenshot({ path: join(process.env.SHOTS, `plaques-${size}-${text}-${name}.png`) });
          for (const { seat, readable, asks } of await page.evaluate(plaques)) {
            const mine = seat === 0 && name !== 'named-watching';
            if (mine) continue;
            assert.ok(readable || asks, `${name}: the name of seat ${seat} cannot be read`);
            const usual = name === 'named-usual' && text === '100';
            assert.ok(readable || !usual, `${name}: the name of seat ${seat} needs a press to be read`);
            if (!asks) continue;
            const full = await page.getByTestId(`who-${seat}`).getAttribute('aria-label');
            // Messages to the whole table cover the header, and with large text more: then by keyboard.
            const who = page.getByTestId(`who-${seat}`);
            await ((await page.getByTestId('council-line').isVisible()) ? who.press('Enter') : who.click());
            const slip = page.getByTestId(`who-slip-${seat}`);
            await slip.waitFor();
            const line = slip.locator('b').first();
            assert.equal(await line.textContent(), full);
            assert.ok(
              await line.evaluate((node) => node.scrollWidth <= node.clientWidth),
              `${full} is cut in its slip`,
            );
            pressed += 1;
            await page.keyboard.press('Escape');
            await slip.waitFor({ state: 'hidden' });
          }
          if (name === 'named-watching') continue;
          const now = await page.evaluate(places);
          first ??= now;
          assert.deepEqual(now, first, `${name} moves what it has not to do with`);
        }
        assert.ok(pressed > 0, 'no name was ever too long');
        await context.close();
      });
  });
