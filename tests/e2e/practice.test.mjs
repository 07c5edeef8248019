// Practice without a server: the page on a plain web space, opened once, plays against bots with the network cut. It
// resumes after it was closed and after its worker has crashed, and says what is not kept.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { clickToSheet } from './lib/any_game.mjs';
import { DESKTOP, launch, Person, PHONE } from './lib/browser.mjs';
import { answer, nextHand, playToSheet, question } from './lib/hands_on.mjs';
import { keptWhole } from './lib/kept_page.mjs';
import { skip } from './lib/modules.mjs';
import { random } from './lib/player.mjs';
import { sizes } from './lib/sample.mjs';
import { staticSpace } from './lib/static_space.mjs';

const PATH = '/giochi/germini/';
const HANDS = { minchiate: { viewport: PHONE, locale: 'it-IT' }, siciliano: { viewport: DESKTOP, locale: 'en-GB' } };
const MATCHES = { desktop: { viewport: DESKTOP, locale: 'it-IT' }, phone: { viewport: PHONE, locale: 'en-GB' } };
/** The shortest match: one to three hands. */
const SHORTEST = ['bolognese', 'centocinquanta'];
/** Errors that a browser reports: without a network, of what the web space does not have, of a crashed worker. */
const EXPECTED = /ERR_INTERNET_DISCONNECTED|404 \(Not Found\)|SyntaxError: .*crashed/;
const REVIEWED = 2; // tricks
const SEED = 1798;

let space, browser;
const opened = (person, hash) => person.page.evaluate((to) => (location.hash = to), hash);

async function leave(person) {
  const { complaints, strays } = person;
  assert.deepEqual([...complaints.filter((text) => !EXPECTED.test(text)), ...strays, ...space.strays], []);
  await person.leave();
}

async function arrive(options) {
  const touch = options.viewport === PHONE;
  const person = await Person.enter(browser, space.base, { name: 'Vieri', touch, ...options });
  await person.page.goto(space.base);
  await person.see('play-alone');
  return person;
}

/** Opened once, and then without a network. */
async function offline(options) {
  const person = await arrive({ worker: true, ...options });
  await keptWhole(person);
  await person.context.setOffline(true);
  await person.page.reload();
  return person;
}

/** Begins a match of the page of practice, until its first hand is played: some deals are annulled at once. */
async function begin(person, game, preset) {
  do {
    await opened(person, '#/practice');
    await person.at('practice-game').selectOption(game);
    if (preset) await person.at('practice-preset').selectOption(preset);
    await person.at('bot-level').selectOption('greedy');
    await person.press('practise');
    await person.see('board');
  } while ((await question(person)).kind === 'sheet');
}

/** Plays until a card is asked for, asks for a hint, and reads it. */
async function hinted(person, rng) {
  for (let what = await question(person); what.kind !== 'play'; what = await question(person))
    await (what.kind === 'sheet' ? nextHand(person) : answer(person, what, rng));
  await person.press('ask-hint');
  await person.when(() => /bot:/i.test(document.querySelector('[data-testid="prompt"]')?.innerText ?? ''));
}

/** Answers some questions; stops at a sheet. */
async function playOn(person, rng, times) {
  for (let n = 0; n < times; n += 1) {
    const what = await question(person);
    if (what.kind === 'sheet') return;
    await answer(person, what, rng);
  }
}

/** How many closed hands the browser has stored; runs in the page. */
const handsStored = async () => {
  const ended = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
  const database = await ended(indexedDB.open('germini.practice'));
  const count = await ended(database.transaction('hands').objectStore('hands').count());
  database.close();
  return count;
};

/** Clicks hands until one is not annulled, up to its sheet. */
async function playWhole(person) {
  for (const before = await person.page.evaluate(handsStored); ; await nextHand(person)) {
    await clickToSheet(person);
    await person.see('score-sheet');
    if (!(await person.at('watch-hand').isVisible())) continue;
    // It was so quick that the browser may be storing it for a moment longer.
    while ((await person.page.evaluate(handsStored)) === before) await person.page.waitForTimeout(20);
    return;
  }
}

/** Presses a button, if it comes soon. */
const pressed = (person, testid) => person.press(testid, { timeout: 4000 }).then(() => true, () => false);

/** Shares the context of a person, in a page of its own. */
async function secondPage(person) {
  const page = await person.context.newPage();
  await page.goto(person.page.url());
  return page;
}

/** Has each line of the logs destroyed. */
const destroyLogs = (person) =>
  person.page.evaluate(
    () =>
      new Promise((done, failed) => {
        const request = indexedDB.open('germini.practice');
        request.onerror = failed;
        request.onsuccess = () => {
          const transaction = request.result.transaction('lines', 'readwrite');
          transaction.objectStore('lines').openCursor().onsuccess = ({ target: { result: cursor } }) => {
            cursor?.update({ ...cursor.value, text: '1 0 nothing' });
            cursor?.continue();
          };
          transaction.oncomplete = done;
        };
      }),
  );

suite('practice', { skip }, () => {
  before(async () => {
    [space, browser] = await Promise.all([staticSpace(PATH), launch()]);
  });
  after(() => Promise.all([browser?.close(), space?.close()]));

  for (const [game, options] of Object.entries(HANDS))
    test(`a hand of ${game} offline: hint, resumed, sheet, review, replay`, { timeout: 180_000 }, async () => {
      const person = await offline(options);
      await person.see('unreachable');
      await person.shot(`practice-start-${game}`);
      await begin(person, game);
      await hinted(person, random(SEED));
      await person.shot(`practice-hint-${game}`);
      await playOn(person, random(SEED), 3);
      await person.page.reload(); // closed and opened again in the middle
      await question(person);
      await person.page.evaluate(() => document.activeElement?.blur()); // as after a press anywhere
      await playWhole(person);
      await person.press('review-hand');
      await person.see(`dot-${REVIEWED}`);
      await person.shot(`practice-review-${game}`);
      await opened(person, '#/practice');
      await person.see('save-practice');
      await person.shot(`practice-page-${game}`);
      const [file] = await Promise.all([person.page.waitForEvent('download'), person.press(person.at('save-practice').first())]);
      await opened(person, '#/file');
      await person.at('choose-file').setInputFiles(await file.path());
      await person.see('replay');
      await opened(person, '#/practice');
      await person.press(person.at('replay-practice').first());
      await person.see('replay-play');
      await person.press('menu');
      await person.shot(`practice-menu-${game}`);
      await leave(person);
    });

  for (const [size, options] of Object.entries(sizes(MATCHES, 'phone')))
    test(`a match to its end offline, seen again after it (${size})`, { timeout: 180_000 }, async () => {
      const person = await offline(options);
      const rng = random(SEED);
      await begin(person, ...SHORTEST);
      await hinted(person, rng);
      for (;;) {
        await playToSheet(person, rng);
        const isOver = await person.at('again').isVisible();
        // A match that is called out ends within a hand, of which there is nothing to review.
        if (isOver && (await pressed(person, 'review-hand'))) break;
        await nextHand(person, isOver ? 'again' : 'next-hand');
      }
      await person.see(`dot-${REVIEWED}`);
      await person.shot(`practice-over-${size}`);
      await person.page.reload();
      await person.see('again');
      const ended = person.page.url();
      await begin(person, ...SHORTEST);
      await opened(person, new URL(ended).hash); // its log has made room
      await person.see('bye');
      await person.shot(`practice-gone-${size}`);
      await opened(person, '#/practice');
      await person.see('resume-practice');
      assert.equal(await person.at('resume-practice').count(), 1);
      await person.press('clear-practice');
      await person.shot(`practice-clear-${size}`);
      await person.press('confirm-yes');
      await person.at('resume-practice').waitFor({ state: 'detached' });
      await leave(person);
    });

  test('a crash is shown and resumed, a second window continues, and a log that fails can be abandoned', async () => {
    const person = await arrive({ viewport: PHONE, locale: 'it-IT' });
    const rng = random(SEED);
    await begin(person, ...SHORTEST); // a hand that cannot be annulled, or its sheet would cover the message
    await playOn(person, rng, 2);
    for (const worker of person.page.workers())
      await worker.evaluate(() => void setTimeout(() => JSON.parse('crashed')));
    await person.see('failed');
    await person.press('banner-close');
    await playOn(person, rng, 2);

    const second = await secondPage(person);
    await person.see('continue-here');
    await person.shot('practice-second');
    await second.getByTestId('board').waitFor();
    await person.press('continue-here');
    await second.getByTestId('continue-here').waitFor();
    await second.close();
    await playOn(person, rng, 2);

    await destroyLogs(person);
    await person.page.reload();
    await person.see('try-again');
    await person.shot('practice-stuck');
    await opened(person, '#/practice');
    await person.press('drop-practice');
    await person.press('confirm-yes');
    await person.at('resume-practice').waitFor({ state: 'detached' });
    await leave(person);
  });

  test('without a database it says that nothing is kept, and plays', async () => {
    const person = await arrive({ viewport: DESKTOP, locale: 'en-GB' });
    await person.context.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('A private window', 'SecurityError');
      };
    });
    await person.page.reload();
    await begin(person, 'siciliano');
    await person.see('fleeting');
    await person.shot('practice-fleeting');
    await person.press('banner-close');
    await clickToSheet(person);
    await opened(person, '#/practice');
    await person.see('fleeting');
    await person.press(person.at('replay-practice').first());
    await person.see('replay-play');
    await leave(person);
  });

  test('a full disk is shown, and the match can be resumed while the page is open', async () => {
    const person = await arrive({ viewport: PHONE, locale: 'en-GB' });
    const rng = random(SEED);
    await begin(person, 'siciliano');
    await person.page.evaluate(() => {
      IDBObjectStore.prototype.add = () => {
        throw new DOMException('The disk is full', 'QuotaExceededError');
      };
    });
    await playOn(person, rng, 1);
    await person.see('fleeting');
    await person.shot('practice-full-disk');
    await opened(person, '#/practice');
    await person.press('resume-practice');
    await question(person);
    await leave(person);
  });
});
