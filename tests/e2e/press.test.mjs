// Every prompt of every phase at the sizes of real screens, with the text as it is and twice as large: each control lies
// within the screen, is not covered, takes the press of a real pointer; prompt, trick, hand and panel lie beside each
// other; and nothing of the table shifts from one prompt to the next.
// FULL=1 (or --full): all sizes, and each control pressed at each prompt anew.   SIZE, TEXT: one of them alone.   PROMPT: part of the prompts' names.   SHOTS: pictures.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { launch } from './lib/browser.mjs';
import { Presser } from './lib/press.mjs';
import { servePrompts } from './lib/prompts_page.mjs';
import { FULL } from './lib/sample.mjs';

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
/** Of the sample, those with the text twice as large too. */
const ENLARGED = ['390x664', '844x390'];
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
  'ask-hint',
  'coaching-next',
];
/** These show the same table, so its parts lie at the same places in all of them. */
const STILL = [
  ['exposed', 'lead', 'first-trick', 'play', 'refused', 'fall', 'claim', 'other', 'full', 'fallen', 'declare'],
  // Somebody stands beside a newcomer, whether he speaks or not.
  ['coached-idle', 'coached-follow', 'coached-begins', 'coached-declare', 'coached-declare-five'],
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

/** What has to be there wherever something is asked, and while somebody speaks to a newcomer; runs in the page. */
function missing({ asks, coached }) {
  const shown = (selector) =>
    [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility({ visibilityProperty: true }));
  const problems = [];
  const hints = shown('[data-testid="ask-hint"]:enabled').length;
  if (asks && hints !== 1) problems.push(`a hint can be asked for at ${hints} places`);
  if (!coached) return problems;
  if (coached.speaks && shown('[data-mark]').length !== 1) problems.push('nobody speaks to the newcomer');
  const seats = shown('[data-testid="board"] [data-testid^="seat-"][data-turn]').length;
  if (seats !== coached.seats) problems.push(`${seats} seats can be seen, without the newcomer ${coached.seats}`);
  return problems;
}
/** The same table without anybody beside one. */
const UNCOACHED = {
  'coached-idle': 'exposed',
  'coached-follow': 'first-trick',
  'coached-begins': 'lead',
  'coached-cut': 'cut',
  'coached-discard': 'discard',
  'coached-declare': 'declare',
  'coached-declare-five': 'declare-five',
  'coached-give': 'give',
  'coached-call': 'bolognese-call',
  'coached-accusi': 'bolognese-declare',
};
/** Where nothing is to be said. */
const SILENT = ['coached-idle'];
/** How many seats' names can be seen; runs in the page. */
const seatsSeen = () =>
  [...document.querySelectorAll('[data-testid="board"] [data-testid^="seat-"][data-turn]')].filter((node) =>
    node.checkVisibility({ visibilityProperty: true }),
  ).length;

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
      const sampled = text === '100' || ENLARGED.includes(size);
      if (process.env.TEXT ? process.env.TEXT !== text : !FULL && !sampled) continue;
      test(`text at ${text} %`, { timeout: 300_000 }, async () => {
        const browserOwn = await context.newCDPSession(page);
        await browserOwn.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
        await page.goto(prompts.address);
        presser = new Presser(page, touch, { each: FULL });
        await presser.ready();
        names = await page.evaluate(() => window.prompts.names);
        const asking = await page.evaluate(() => window.prompts.asking);
        await page.evaluate(() => document.fonts.ready);
        const problems = [];
        const stood = STILL.map(() => new Map());
        const show = async (name) => {
          await page.evaluate((one) => window.prompts.show(one, 'it'), name);
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        };
        for (const name of names.filter((one) => one.includes(process.env.PROMPT ?? ''))) {
          const base = UNCOACHED[name];
          if (base) await show(base);
          const seats = base && (await page.evaluate(seatsSeen));
          await show(name);
          if (process.env.SHOTS)
            await page.screenshot({ path: join(process.env.SHOTS, `press-${size}-${text}-${name}.png`) });
          for (const [group, same] of STILL.entries())
            if (same.includes(name)) stood[group].set(name, await page.evaluate(places));
          const coached = base && { seats, speaks: !SILENT.includes(name) };
          for (const line of await page.evaluate(missing, { asks: asking.includes(name), coached }))
            problems.push(`${name}: ${line}`);
          for (const line of await presser.examine(AT_ONCE, { press: text === '100' }))
            problems.push(`${name}: ${line}`);
        }
        for (const same of stood) {
          const [[one, as] = []] = same;
          for (const [name, now] of same)
            for (const [part, place] of Object.entries(now))
              if (place && as[part] && place !== as[part])
                problems.push(`${name}: ${part} lies at ${place}, in ${one} at ${as[part]}`);
        }
        assert.deepEqual(problems, [], `${problems.length} problems`);
      });
    }
  });
