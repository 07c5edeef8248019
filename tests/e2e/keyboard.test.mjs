// A whole hand with three bots by the keyboard alone, from the start page to the sheet and away: the focus is never
// nowhere. Where the program can lay a pack (a build with GERMINI_TEST_SETTINGS) what the page says aloud of that hand is
// compared with a golden text in each language; TESTS_GOLDEN=write writes it anew.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { launch, Person } from './lib/browser.mjs';
import { question } from './lib/hands_on.mjs';
import { Keys } from './lib/keys.mjs';
import { EXE, ROOT, Server, UNHURRIED } from './lib/start_server.mjs';

const LANGUAGES = [
  ['it', 'it-IT'],
  ['en', 'en-GB'],
];
const PACK = join(ROOT, 'tests/e2e/packs/robs_sixteen.jsonl');
/** The pack is laid for a cutter who lifts so many: he robs as many cards as may be robbed. */
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

/** Keeps all that the live region says; runs in the page before it begins. */
function listen() {
  globalThis.heard = [];
  const look = () => {
    const text = document.querySelector('[data-testid="live"]')?.textContent.replace(/\u00a0$/, '') ?? '';
    if (text && text !== globalThis.last) globalThis.heard.push(text);
    globalThis.last = text;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}
/** Until nothing has been said for so long, everything has been. */
const SILENT_MS = 2500;
async function heardBy(person) {
  for (let before = -1; ;) {
    const count = await person.page.evaluate(() => globalThis.heard.length);
    if (count === before) return person.page.evaluate(() => globalThis.heard);
    before = count;
    await person.page.waitForTimeout(SILENT_MS);
  }
}

async function discard(person, keys) {
  const done = () => person.at('discard-confirm').isEnabled();
  while (!(await done())) {
    await keys.firstCard();
    await keys.press('Enter');
  }
  await keys.enter('[data-testid="discard-confirm"]');
}

const ANSWERS = {
  cut: async (person, keys) => {
    await keys.to('[data-testid="cut-slider"]');
    const lifted = async () => Number(await person.at('cut-count').getAttribute('data-count'));
    for (let now = await lifted(); now !== LIFTED; now = await lifted())
      await keys.press(now < LIFTED ? 'ArrowRight' : 'ArrowLeft');
    await keys.enter('[data-testid="cut-confirm"]');
  },
  declare: async (person, keys, { offered }) => {
    if (offered > 0) return keys.enter('[data-testid="declare-confirm"]');
    await person.at('declare-panel').waitFor({ state: 'hidden' });
    return keys.somewhere('a question that answered itself');
  },
  discard,
  give: (_, keys) => keys.enter('[data-testid^="give-"][data-playable="true"]'),
  for: (_, keys) => keys.enter('[data-testid^="for-"][data-playable="true"]'),
  play: async (_, keys) => {
    await keys.firstCard();
    await keys.press('Enter');
  },
};

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
    await ANSWERS[asked.kind](person, keys, asked);
    if (asked.kind === 'play') plays += 1;
  }
  await keys.press('Escape');
  await person.at('sheet-dialog').waitFor({ state: 'detached' });
  await keys.somewhere('the sheet');
  return { plays, pressed: keys.pressed };
}

for (const [lang, locale] of LANGUAGES)
  test(`a whole hand by the keyboard alone, ${lang}`, { timeout: 170_000 }, async (t) => {
    const person = await Person.enter(browser, server.base, { name: 'Bianca', locale });
    await person.page.addInitScript(listen);
    const { plays, pressed } = await wholeHand(person);
    t.diagnostic(`${pressed} keys, ${plays} cards`);
    assert.ok(plays > 10);
    assert.deepEqual(person.complaints, []);
    // How much is said in one breath depends on how fast the machine is; what is said does not.
    const heard = (await heardBy(person)).join(' ').replace(/(?<=[.!?][»”]?) /g, '\n') + '\n';
    if (laid && process.env.TESTS_GOLDEN === 'write') writeFileSync(golden(lang), heard);
    if (laid) assert.equal(heard, readFileSync(golden(lang), 'utf8'));
    await person.leave();
  });
