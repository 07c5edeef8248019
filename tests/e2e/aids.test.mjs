// The aids that a table may allow: what a bot would play, and what has been played already.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { DESKTOP, Person, PHONE, served } from './lib/browser.mjs';
import { answer, pressCard, question } from './lib/hands_on.mjs';
import { latest, newTable, unfoldMore, withBots } from './lib/new_table.mjs';
import { random } from './lib/player.mjs';
import { UNHURRIED } from './lib/start_server.mjs';

const SEED = Number(process.env.SEED ?? 1798);
const CARDS = 24;
/** Questions answered with the hand, and not with a panel. */
const BY_HAND = new Set(['discard', 'play']);

let server, browser;
served({ args: UNHURRIED }, (started) => ({ server, browser } = started));

/** Presses the button, and follows the hint for the current question. */
async function hint(person) {
  const asked = latest(person, 'choice');
  await person.press('ask-hint');
  await person.when(() => /bot:/i.test(document.querySelector('[data-testid="prompt"]')?.innerText ?? ''));
  const told = latest(person, 'advice');
  assert.deepEqual([told.hand, told.n], [asked.hand, asked.n]);
  assert.ok(
    asked.choice.moves.some(({ move }) => move in told.move),
    JSON.stringify(told),
  );
  return told;
}

/** What points at cards: those with the hint's own mark, and the number of rings of the coach; runs in the page. */
const pointed = (page) =>
  page.evaluate(() => ({
    advised: [...document.querySelectorAll('.hand .advised:has(.bulb)')].map(({ dataset }) => dataset.card),
    rings: document.querySelectorAll('[data-ring]').length,
  }));

for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
  suite(`alone with bots, ${size}`, () => {
    let person;
    before(async () => {
      person = await Person.enter(browser, server.base, {
        name: 'Lapo',
        viewport,
        touch: viewport === PHONE,
        newcomer: viewport === DESKTOP,
      });
      await person.page.goto('/');
      await person.see('lobby-name');
      await person.press('play-alone');
      await person.see('board');
    });
    after(() => person?.leave());

    test('the hint is requested at every question, and its cards are played', { timeout: 120_000 }, async () => {
      const rng = random(SEED);
      const kinds = new Set();
      for (let asked = await question(person); person.plays < CARDS; asked = await question(person)) {
        // On a phone a panel covers the corner with the button.
        if (viewport === PHONE ? BY_HAND.has(asked.kind) : asked.kind !== 'declare') {
          const told = await hint(person);
          if (!kinds.has(asked.kind)) await person.shot(`hint-${asked.kind}-${size}`);
          kinds.add(asked.kind);
          if (asked.kind === 'play' && told.move.play && !told.move.for) {
            // A newcomer's coach rings cards too; a hint is independent of that.
            await person.when(() => document.querySelector('.hand .advised .bulb') !== null);
            assert.deepEqual(await pointed(person.page), { advised: [told.move.play], rings: 0 });
            const { plays } = person;
            await pressCard(person, 'card', told.move.play);
            if (person.touch) await pressCard(person, 'card', told.move.play);
            while (person.plays === plays) await person.page.waitForTimeout(10);
            continue;
          }
        }
        await answer(person, asked, rng);
      }
      assert.ok(kinds.has('play'));
      assert.equal(person.frames.filter(({ dir, text }) => dir === 'in' && text.includes('"refused"')).length, 0);
    });

    test('the notebook shows the cards played', { timeout: 60_000 }, async () => {
      await question(person);
      if (viewport === PHONE) await person.press('open-ledger');
      await person.press('tab-aids');
      await person.see('aids');
      const told = person.frames
        .filter(({ dir }) => dir === 'in')
        .map(({ text }) => JSON.parse(text))
        .filter(({ t, hand }) => t === 'events' && hand === 1)
        .flatMap(({ events }) => events)
        .filter(({ e, why }) => e === 'moved' && why === 'play')
        .flatMap(({ cards }) => cards);
      for (const card of told) {
        const fate = await person.page
          .locator(`[data-testid="aid-played"] [data-aid="${card}"]`)
          .first()
          .getAttribute('data-fate');
        assert.ok(['out', 'won'].includes(fate), `${card}: ${fate}`);
      }
      await person.shot(`aids-${size}`);
      assert.deepEqual(person.complaints, []);
    });
  });

test(
  'a table shows its aids before the match, and has neither aid nor hint if none was agreed',
  { timeout: 120_000 },
  async () => {
    const person = await Person.arrive(browser, server.base, { name: 'Ridolfo' });
    await newTable(person, { preset: 'pagat' });
    assert.equal(await person.at('table-aids').count(), 0);
    await withBots(person);
    await question(person);
    assert.equal(await person.at('ask-hint').count(), 0);
    assert.equal(await person.at('aids').count(), 0);
    await person.page.goto('/');
    await person.press('create-table');
    await unfoldMore(person);
    await person.at('allow-helps').check();
    await person.press('create-confirm');
    await person.see('waiting-room');
    assert.equal(await person.at('table-aids').getAttribute('data-hints'), 'true');
    assert.equal(await person.at('table-aids').getAttribute('data-aids'), 'true');
    await person.leave();
  },
);
