// Every prompt of every phase at the sizes of real screens, with the text as it is and twice as large: each control lies
// within the screen, is not covered, takes the press of a real pointer; prompt, trick, hand and panel lie beside each
// other; and nothing of the table shifts from one prompt to the next.
// FULL=1 (or --full): all sizes.   PROMPT, SIZE, TEXT: one of them alone.   SHOTS: pictures.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { launch } from './lib/browser.mjs';
import { Presser } from './lib/press.mjs';
import { servePrompts } from './lib/prompts_page.mjs';

const SIZES = {
  '390x664': 'always',
  '820x1180': 'always',
  '844x390': 'always',
  '1280x800': 'always',
  '360x640': 'full',
  '375x667': 'full',
  '390x844': 'full',
  '412x732': 'full',
  '430x740': 'full',
  '600x960': 'full',
  '744x1133': 'full',
  '1024x768': 'full',
  '1920x1080': 'full',
};
const FULL = process.env.FULL !== undefined;
const FINGERS = 1100; // up to this width a finger, beyond it a mouse
/** What a browser's own setting for the size of text makes of it. */
const TEXTS = { 100: 16, 200: 32 };
/** Nobody should have to scroll to what answers the prompt. */
const AT_ONCE = [
  'cut-less',
  'cut-slider',
  'cut-more',
  'cut-confirm',
  'declare-confirm',
  'declare-silent',
  'discard-confirm',
  'play-lifted',
  'fall',
  'claim',
  'accept',
  'play_on',
  'give',
  'takeback-now',
  'next-hand-now',
  'show-sheet',
  'menu',
];
/** These show the same table, so its parts lie at the same places in all of them. */
const STILL = [
  'exposed',
  'lead',
  'first-trick',
  'play',
  'refused',
  'fall',
  'claim',
  'other',
  'full',
  'fallen',
  'declare',
];

let browser, prompts;
before(async () => {
  prompts = await servePrompts();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await prompts?.close();
});

const wanted = (size) => (process.env.SIZE ? process.env.SIZE === size : FULL || SIZES[size] === 'always');

/** Where the parts of the table lie that must not move; runs in the page. */
function places() {
  const place = (selector) => {
    const node = document.querySelector(selector);
    if (!node?.checkVisibility()) return null;
    const { left, top, height } = node.getBoundingClientRect();
    return [left, top, height].map(Math.round).join(' ');
  };
  return {
    hand: place('ul.hand'),
    prompt: place('[data-testid="prompt"]'),
    ...Object.fromEntries([0, 1, 2, 3].map((seat) => [`seat ${seat}`, place(`[data-testid="seat-${seat}"]`)])),
    trick: document.querySelector('[data-testid="declare-panel"]') ? null : place('[data-testid="trick"]'),
    fola: place('[data-testid="fola"]'),
  };
}

for (const size of Object.keys(SIZES).filter(wanted))
  suite(`every button can be pressed, ${size}`, () => {
    const [width, height] = size.split('x').map(Number);
    const touch = width < FINGERS;
    let context, page, presser, names;
    before(async () => {
      context = await browser.newContext({
        viewport: { width, height },
        hasTouch: touch,
        isMobile: touch,
        reducedMotion: 'reduce',
      });
      page = await context.newPage();
    });
    after(() => context?.close());

    for (const [text, pixels] of Object.entries(TEXTS)) {
      if (process.env.TEXT && process.env.TEXT !== text) continue;
      test(`text at ${text} %`, { timeout: 300_000 }, async () => {
        const browserOwn = await context.newCDPSession(page);
        await browserOwn.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
        await page.goto(prompts.address);
        presser = new Presser(page, touch);
        await presser.ready();
        names = await page.evaluate(() => window.prompts.names);
        await page.evaluate(() => document.fonts.ready);
        const problems = [];
        const stood = new Map();
        for (const name of names.filter((one) => !process.env.PROMPT || one === process.env.PROMPT)) {
          await page.evaluate((one) => window.prompts.show(one, 'it'), name);
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
          if (process.env.SHOTS)
            await page.screenshot({ path: join(process.env.SHOTS, `press-${size}-${text}-${name}.png`) });
          if (STILL.includes(name)) stood.set(name, await page.evaluate(places));
          for (const line of await presser.examine(AT_ONCE, { press: text === '100' }))
            problems.push(`${name}: ${line}`);
        }
        const [[one, as] = []] = stood;
        for (const [name, now] of stood)
          for (const [part, place] of Object.entries(now))
            if (place && as[part] && place !== as[part])
              problems.push(`${name}: ${part} lies at ${place}, in ${one} at ${as[part]}`);
        assert.deepEqual(problems, [], `${problems.length} problems`);
      });
    }
  });
