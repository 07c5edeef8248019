// A whole hand with three bots by keyboard alone, from the start page to the sheet and away: the focus is never
// lost. If the program can use a prepared pack (a build with GERMINI_TEST_SETTINGS), the announcements of that hand are
// compared with a golden text in each language; TESTS_GOLDEN=write writes it again. And claiming the rest, and answering
// a claim, by keyboard alone.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { launch, Person } from './lib/browser.mjs';
import { answerByKeys } from './lib/by_keys.mjs';
import { question } from './lib/hands_on.mjs';
import { Keys } from './lib/keys.mjs';
import { servePrompts } from './lib/prompts_page.mjs';
import { EXE, ROOT, Server, UNHURRIED } from './lib/start_server.mjs';

const LANGUAGES = [
  ['it', 'it-IT'],
  ['en', 'en-GB'],
];
const PACK = join(ROOT, 'tests/e2e/packs/robs_sixteen.jsonl');
/** The pack is prepared for a cutter who lifts so many cards that they rob the maximum. */
const LIFTED = 40;
const golden = (lang) => join(ROOT, `tests/golden/voice.${lang}.txt`);
const laid = /--packs/.test(spawnSync(EXE, ['serve', '--help'], { encoding: 'utf8' }).stdout);

const folder = mkdtempSync(join(tmpdir(), 'germini-packs-'));
let server, browser;
before(async () => {
  const packs = join(folder, 'packs.jsonl');
  writeFileSync(packs, readFileSync(PACK, 'utf8').repeat(LANGUAGES.length));
  server = await Server.start({ web: true, args: [...UNHURRIED, ...(laid ? ['--packs', packs] : [])] });
  browser = await launch();
});
after(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
  await server.dispose();
});

/** Keeps everything announced by the live region; runs in the page before it begins. */
function listen() {
  globalThis.heard = [];
  const look = () => {
    const text = document.querySelector('[data-testid="live"]')?.textContent.replace(/\u00a0$/, '') ?? '';
    if (text && text !== globalThis.last) globalThis.heard.push(text);
    globalThis.last = text;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}
/** Once nothing has been announced for so long, everything has been. */
const SILENT_MS = 2500;
async function heardBy(person) {
  for (let before = -1; ;) {
    const count = await person.page.evaluate(() => globalThis.heard.length);
    if (count === before) return person.page.evaluate(() => globalThis.heard);
    before = count;
    await person.page.waitForTimeout(SILENT_MS);
  }
}

/** A page of one prompt, as seen by a keyboard user. */
async function atPrompt(prompts, name) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await page.goto(prompts.address);
  await page.evaluate((one) => window.prompts.show(one, 'it'), name);
  await page.getByTestId('prompt').waitFor();
  await page.keyboard.press('Tab');
  return { page, keys: new Keys({ page }), sent: () => page.evaluate(() => window.prompts.sent) };
}

async function wholeHand(person) {
  const keys = new Keys(person);
  await person.page.goto('/');
  await person.see('lobby-name');
  await person.page.keyboard.press('Tab');
  await keys.to('[data-testid="lobby-name"]');
  await person.page.keyboard.type(person.name);
  await keys.enter('[data-testid="play-alone"]');
  await person.see('board');
  await keys.somewhere('sitting down');
  let plays = 0;
  for (;;) {
    const asked = await question(person);
    await keys.somewhere(`the question ${asked.kind}`);
    if (asked.kind === 'sheet') break;
    await answerByKeys(person, keys, asked, { lifted: LIFTED });
    if (asked.kind === 'play') plays += 1;
  }
  await keys.press('Escape');
  await person.at('sheet-dialog').waitFor({ state: 'detached' });
  await keys.somewhere('the sheet');
  return { plays, pressed: keys.pressed };
}

for (const [lang, locale] of LANGUAGES)
  test(`a whole hand by keyboard alone, ${lang}`, { timeout: 170_000 }, async (t) => {
    const person = await Person.enter(browser, server.base, { name: 'Bianca', locale });
    await person.page.addInitScript(listen);
    const { plays, pressed } = await wholeHand(person);
    t.diagnostic(`${pressed} keys, ${plays} cards`);
    assert.ok(plays > 10);
    assert.deepEqual(person.complaints, []);
    if (laid) {
      // How much is announced at once depends on the machine's speed; the content does not.
      const heard = (await heardBy(person)).join(' ').replace(/(?<=[.!?][»”]?) /g, '\n') + '\n';
      if (process.env.TESTS_GOLDEN === 'write') writeFileSync(golden(lang), heard);
      assert.equal(heard, readFileSync(golden(lang), 'utf8'));
    }
    await person.leave();
  });

suite('claiming the rest by keyboard alone', () => {
  let prompts;
  before(async () => (prompts = await servePrompts()));
  after(() => prompts?.close());

  test('a claim asks for confirmation, can be cancelled, and returns to the hand', async () => {
    const { page, keys, sent } = await atPrompt(prompts, 'claim');
    await keys.enter('[data-testid="claim"]');
    await page.getByTestId('claim-dialog').waitFor();
    await keys.press('Escape');
    await page.getByTestId('claim-dialog').waitFor({ state: 'detached' });
    assert.equal(await keys.on, 'claim');
    assert.deepEqual(await sent(), []);
    await keys.press('Enter');
    await page.getByTestId('claim-dialog').waitFor();
    await keys.enter('[data-testid="claim-dialog"] [data-testid="confirm-yes"]');
    await page.getByTestId('claim-dialog').waitFor({ state: 'detached' });
    assert.deepEqual(await sent(), [{ move: { claim: true } }]);
    await keys.somewhere('the claim');
    await page.close();
  });

  for (const answer of ['accept', 'play_on'])
    test(`a player who is asked answers: ${answer}`, async () => {
      const { page, keys, sent } = await atPrompt(prompts, 'claimed');
      // The claimed cards can be read before.
      await keys.enter('[data-testid="open-1"]');
      await page.getByTestId('open-dialog').waitFor();
      await keys.press('Escape');
      await page.getByTestId('open-dialog').waitFor({ state: 'detached' });
      assert.equal(await keys.on, 'open-1');
      await keys.enter(`[data-testid="${answer}"]`);
      assert.deepEqual(await sent(), [{ move: { [answer]: true } }]);
      await keys.somewhere('the answer');
      // The hand continues without the buttons that had the focus.
      await page.evaluate((word) => {
        const n = window.prompts.told();
        const events = [
          { e: 'said', seat: 0, word },
          { e: 'due', seats: [word === 'accept' ? 2 : 1], phase: word === 'accept' ? 'claim' : 'play' },
        ];
        window.prompts.take({ t: 'events', hand: 2, n: n + 1, events });
      }, answer);
      await page.getByTestId(answer).waitFor({ state: 'detached' });
      await keys.somewhere('what comes after the answer');
      await keys.to('.hand button[data-card][tabindex="0"]');
      await page.close();
    });
});
