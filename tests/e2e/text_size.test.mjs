// The browser's text size changed while a table is open: everything has the position that it has after a reload.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { servedPrompts } from './lib/prompts_page.mjs';

const USUAL = 16; // px
/** Of the page, with the new text size in px. */
const SIZES = { '1280x800': 24, '820x1180': 24, '844x390': 32 };
const ASKED = ['play', 'discard'];

let browser, prompts;
servedPrompts((started) => ({ browser, prompts } = started));

/** Position and text size of all parts of the table, except the running clock; runs in the page. */
const parts = () =>
  [...document.querySelectorAll('[data-testid="board"], [data-testid="board"] *')]
    .filter((node) => node.checkVisibility() && !node.closest('[data-testid="time-left"], svg'))
    .map((node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      const name = node.dataset.testid ?? node.classList[0] ?? node.tagName;
      return [name, ...[left, top, width, height].map(Math.round), getComputedStyle(node).fontSize].join(' ');
    });

/** Waits until the parts of the table are still, and returns them. */
async function still(page) {
  const frame = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
  await page.evaluate(() => document.fonts.ready);
  for (let last = null; ;) {
    await frame();
    const now = await page.evaluate(parts);
    if (last && now.join() === last.join()) return now;
    last = now;
  }
}

for (const [size, pixels] of Object.entries(SIZES))
  test(`text of ${pixels} px on a page of ${size} needs no reload`, { timeout: 60_000 }, async () => {
    const [width, height] = size.split('x').map(Number);
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
    const own = await page.context().newCDPSession(page);
    const resize = (standard) => own.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
    for (const name of ASKED) {
      const show = () => page.evaluate((one) => window.prompts.show(one, 'it'), name);
      await resize(USUAL);
      await page.goto(prompts.address);
      await show();
      await still(page);
      await resize(pixels);
      const changed = await still(page);
      await page.reload();
      await show();
      const fresh = await still(page);
      const differs = changed.filter((part, i) => part !== fresh[i]);
      assert.equal(differs.length + Math.abs(changed.length - fresh.length), 0, `${name}: ${differs.slice(0, 3)}`);
    }
    await page.close();
  });

test('on a phone with text of 32 px the sheet after a hand scrolls as a whole', { timeout: 60_000 }, async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 664 }, reducedMotion: 'reduce' });
  const own = await page.context().newCDPSession(page);
  await own.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  await page.goto(prompts.address);
  await page.evaluate(() => window.prompts.show('sheet', 'it'));
  const sheet = page.getByTestId('sheet-dialog');
  await sheet.waitFor();
  assert.equal(await sheet.evaluate(({ scrollTop }) => scrollTop), 0, 'the title comes first');
  const shown = await sheet.evaluate((dialog) => {
    const text = dialog.querySelector('.text');
    text.scrollIntoView({ block: 'start' });
    const [all, part] = [dialog.getBoundingClientRect(), text.getBoundingClientRect()];
    return Math.min(part.bottom, all.bottom) - Math.max(part.top, all.top);
  });
  assert.ok(shown > 400, `${shown} px of the text are in view`);
  await page.getByTestId('next-hand').scrollIntoViewIfNeeded();
  const box = await page.getByTestId('next-hand').boundingBox();
  assert.ok(box.y >= 0 && box.y + box.height <= 664, 'the button can be reached');
  await page.close();
});
