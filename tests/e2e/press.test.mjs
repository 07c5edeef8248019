// Every prompt of every phase at the sizes of real screens, with normal and double text size: each control is
// within the screen, is not covered, takes the press of a real pointer; prompt, trick, hand and panel are beside each
// other; and nothing of the table shifts from one prompt to the next.
// FULL=1 (or --full): all sizes, and each control pressed at each prompt again; by default at one size of touch screens.   SIZE, TEXT: only one of them.   PROMPT: part of the prompts' names.   SHOTS: screenshots.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { Presser } from './lib/press.mjs';
import { servedPrompts } from './lib/prompts_page.mjs';
import { FULL, wanted } from './lib/sample.mjs';

// The last is the page of 1280x800 at a zoom of 200 %.
const SAMPLE = ['390x664', '844x390', '1280x800', '640x400'];
const SIZES = (
  '390x664 820x1180 844x390 1280x800 640x400 360x640 375x667 390x844 412x732 430x740 600x960 744x1133 ' +
  '1024x768 1920x1080'
)
  .split(' ')
  .filter((size) => wanted(size, ...SAMPLE));
/** Of the sample, those with the text twice as large too. */
const ENLARGED = { '200 %': ['390x664', '844x390'], '200 % by style': ['1280x800'] };
const FINGERS = 1100; // up to this width touch, beyond it a mouse
/** The text size: by the browser's own setting, or by a reader's style sheet. */
const TEXTS = {
  '100 %': { pixels: 16 },
  '200 %': { pixels: 32 },
  '200 % by style': { pixels: 16, style: 'html { font-size: 200% }' },
};
/** Controls that answer the prompt must be visible without scrolling. */
const AT_ONCE = (
  'cut-pack declare-confirm declare-silent discard-confirm play-lifted fall claim accept play_on give ' +
  'takeback-now next-hand-now show-sheet menu ask-hint coaching-next'
).split(' ');
/** These show the same table, so its parts are at the same places in all of them. */
const STILL = ['exposed lead first-trick play refused fall claim other full fallen declare'.split(' ')];
/** Neither does the viewer's own area when the coach begins to speak. */
const STILL_COACHED = ['coached-idle', 'coached-follow', 'coached-begins', 'coached-declare', 'coached-declare-five'];
const OWN_PARTS = ['hand', 'prompt'];

let browser, prompts;
servedPrompts((started) => ({ browser, prompts } = started));

/** Of the sample, those with only a few prompts: one of each kind that takes space of its own. */
const FEW = { size: '640x400', text: '200 % by style' };
const KINDS = (
  'cut discard declare-five exposed play refused give absent coached-follow named-usual ' +
  'bolognese-declare bolognese-lead watching'
).split(' ');
const few = (size, text) =>
  !FULL && !process.env.PROMPT && (size === FEW.size || text === FEW.text || (size === HIT_TESTED && text !== '100 %'));
/** Of the sample, the size at which controls are hit-tested and not pressed, as at the other size of touch screens. */
const HIT_TESTED = '844x390';

/** The positions of the parts of the table that must not move; runs in the page. */
function places() {
  const place = (selector) => {
    const node = document.querySelector(selector);
    if (!node?.checkVisibility()) return null;
    const { left, top, height } = node.getBoundingClientRect();
    return [left, top, height].map(Math.round).join(' ');
  };
  // On a phone held sideways the names are in one row above a panel.
  const inRow = document.querySelector('.low .asking') !== null;
  return {
    hand: place('ul.hand'),
    prompt: place('[data-testid="prompt"]'),
    ...Object.fromEntries(
      [0, 1, 2, 3].map((seat) => [`seat ${seat}`, inRow && seat > 0 ? null : place(`[data-testid="seat-${seat}"]`)]),
    ),
    trick: document.querySelector('[data-testid="declare-panel"]') ? null : place('[data-testid="trick"]'),
    fola: place('[data-testid="fola"]'),
  };
}

/** What must be visible during a question, and during a coaching text; runs in the page. */
function missing({ asks, chance, coached }) {
  const shown = (selector) =>
    [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility({ visibilityProperty: true }));
  const problems = [];
  const hints = shown('[data-testid="ask-hint"]:enabled').length;
  // In a game of chance there is nothing to advise.
  if (asks && hints !== (chance ? 0 : 1)) problems.push(`a hint can be asked for at ${hints} places`);
  if (!coached) return problems;
  // A phone with large text has no room for the coach.
  const isCrowded = matchMedia('(width < 43.75em) and (height < 24em) and (orientation: portrait)').matches;
  if (coached.speaks && !isCrowded && shown('[data-mark]').length !== 1) problems.push('nobody speaks to the newcomer');
  const seats = shown('[data-testid="board"] [data-testid^="seat-"][data-turn]').length;
  if (seats !== coached.seats) problems.push(`${seats} seats can be seen, without the newcomer ${coached.seats}`);
  return problems;
}
/** The same table without the coach. */
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
/** Without a coaching text. */
const SILENT = ['coached-idle', 'coached-follow', 'coached-give'];
/** How many seats' names are visible; runs in the page. */
const seatsSeen = () =>
  [...document.querySelectorAll('[data-testid="board"] [data-testid^="seat-"][data-turn]')].filter((node) =>
    node.checkVisibility({ visibilityProperty: true }),
  ).length;

for (const size of SIZES)
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

    for (const [text, { pixels, style }] of Object.entries(TEXTS)) {
      const sampled = text === '100 %' || ENLARGED[text].includes(size);
      if (process.env.TEXT ? process.env.TEXT !== text : !FULL && !sampled) continue;
      test(`text at ${text}`, { timeout: 300_000 }, async () => {
        const browserOwn = await context.newCDPSession(page);
        await browserOwn.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
        await page.goto(prompts.address);
        if (style) await page.addStyleTag({ content: style });
        presser = new Presser(page, touch, { each: FULL });
        await presser.ready();
        names = (await page.evaluate(() => window.prompts.names)).filter(
          (name) => !few(size, text) || KINDS.includes(name),
        );
        const asking = await page.evaluate(() => window.prompts.asking);
        await page.evaluate(() => document.fonts.ready);
        const problems = [];
        const stood = [...STILL, STILL_COACHED].map(() => new Map());
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
          for (const [group, same] of [...STILL, STILL_COACHED].entries())
            if (same.includes(name)) stood[group].set(name, await page.evaluate(places));
          const coached = base && { seats, speaks: !SILENT.includes(name) };
          const chance = name.startsWith('tocchi');
          for (const line of await page.evaluate(missing, { asks: asking.includes(name), chance, coached }))
            problems.push(`${name}: ${line}`);
          for (const line of await presser.examine(AT_ONCE, { press: text === '100 %' && (FULL || size !== HIT_TESTED) }))
            problems.push(`${name}: ${line}`);
        }
        for (const same of stood) {
          const [[one, as] = []] = same;
          for (const [name, now] of same)
            for (const [part, place] of Object.entries(now))
              if ((same !== stood.at(-1) || OWN_PARTS.includes(part)) && place && as[part] && place !== as[part])
                problems.push(`${name}: ${part} lies at ${place}, in ${one} at ${as[part]}`);
        }
        assert.deepEqual(problems, [], `${problems.length} problems`);
      });
    }
  });

/** Words broken within an element; runs in the page. */
const broken = () =>
  [...document.querySelectorAll('[data-testid="tally-lines"] :is(th, td:not(:first-child))')]
    .filter((cell) => cell.checkVisibility())
    .flatMap((cell) => {
      const range = document.createRange();
      const words = [];
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) words.push(word);
        }
      return words;
    });

suite('the notebook beside the table, 1280x800', () => {
  const INDEX = 16; // px: the width at which a card's corner is read at a glance
  let page;
  before(async () => {
    page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    await page.goto(prompts.address);
    await page.evaluate(() => document.fonts.ready);
  });
  after(() => page?.close());

  test('breaks no header and no figure of the tally within a word', { timeout: 60_000 }, async () => {
    for (const lang of ['it', 'en']) {
      await page.evaluate((one) => window.prompts.show('play', one), lang);
      await page.getByTestId('tab-own').click();
      await page.getByTestId('tally-lines').waitFor();
      assert.deepEqual(await page.evaluate(broken), []);
    }
  });

  test('has a row of fourteen for a suit, each with an index large enough', { timeout: 60_000 }, async () => {
    await page.evaluate(() => window.prompts.show('play', 'it'));
    await page.getByTestId('tab-aids').click();
    const rows = await page
      .locator('[data-testid="aid-played"] ul')
      .evaluateAll((lists) =>
        lists.map((list) =>
          [...list.children].map((item) => item.getBoundingClientRect()).map(({ top, width }) => ({ top, width })),
        ),
      );
    for (const suit of rows.slice(0, 4)) {
      assert.equal(suit.length, 14);
      assert.equal(new Set(suit.map(({ top }) => top)).size, 1, 'a suit is one row');
      for (const { width } of suit) assert.ok(width >= INDEX, `${width} px`);
    }
  });
});

suite('a phone held sideways, 844x390', () => {
  test('shows the players’ seats and the score during a question', { timeout: 60_000 }, async () => {
    const page = await browser.newPage({ viewport: { width: 844, height: 390 }, reducedMotion: 'reduce' });
    await page.goto(prompts.address);
    for (const name of ['bolognese-call', 'bolognese-declare', 'declare-five', 'give']) {
      await page.evaluate((one) => window.prompts.show(one, 'it'), name);
      for (const seat of [1, 2, 3])
        assert.ok(await page.getByTestId(`seat-${seat}`).isVisible(), `${name}: seat ${seat}`);
      assert.ok(await page.locator('.top .score').isVisible(), `${name}: the score`);
    }
    await page.close();
  });
});
