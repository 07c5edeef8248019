// The deal of the day: strangers play it in each game, on phone and desktop, see nothing of it while it runs, and come
// back the next day to everybody's results, replays and a streak.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { clickToSheet } from './lib/any_game.mjs';
import { DESKTOP, Person, PHONE, served } from './lib/browser.mjs';
import { skip } from './lib/modules.mjs';
import { aDayPasses, zoneAtNoon } from './lib/next_day.mjs';

const GAMES = ['minchiate', 'bolognese', 'siciliano'];
const RESULTS_MS = 60_000;

let server, browser;
served({ args: ['--daily-zone', zoneAtNoon()] }, (started) => ({ server, browser } = started));

const today = async (person) => (await person.context.request.get('/api/day')).json();

/** Plays the day's hand of a game from where the page is, to its sheet and back to the day's page. */
async function play(person, game) {
  await person.press(`day-play-${game}`);
  await person.see('board');
  await person.shot(`day-${game}-board`);
  await clickToSheet(person);
  await person.see('score-sheet');
  await person.shot(`day-${game}-sheet`);
  const { games } = await today(person);
  assert.equal(games.find((one) => one.game === game).try.finished, true);
}

suite('the deal of the day', { skip }, () => {
  test('a stranger on a phone plays it, sees where they stand, and comes back to a streak', async () => {
    const anna = await Person.enter(browser, server.base, { name: 'Anna', viewport: PHONE, touch: true });
    await anna.page.goto('/');
    await anna.see('day-panel');
    await anna.at('lobby-name').fill('Anna');
    await play(anna, 'minchiate');

    // Somebody else at a desk begins one and leaves it; the other games are played to their end.
    const tess = await Person.arrive(browser, server.base, { name: 'Tess', viewport: DESKTOP, locale: 'en-GB' });
    for (const game of ['bolognese', 'siciliano']) {
      await tess.page.goto('/#/day');
      await play(tess, game);
    }
    await tess.page.goto('/#/day');
    await tess.press('day-play-minchiate');
    await tess.see('board');
    const table = /day-[\w-]+/.exec(tess.page.url())[0];
    await tess.page.reload(); // interrupted, and continued
    await tess.see('board');

    // Nothing else leads to the cards while the day runs, for Anna, who has finished, and for Tess.
    for (const path of [`/api/tables/${table}`, '/api/history', `/api/day/${table.slice(4, 14)}/minchiate`]) {
      const answer = await anna.context.request.get(path);
      assert.ok(answer.status() === 404 || !(await answer.text()).includes(table), path);
    }
    for (const person of [anna, tess]) {
      await person.page.goto('/#/day');
      await person.see('day-streak');
      assert.equal(await person.at('day-streak').getAttribute('data-days'), '1');
      await person.shot(`day-page-${person.name}`);
    }
    await anna.press('day-share-minchiate'); // the text itself is tested with the page
    await anna.page.getByText(/Testo copiato|Copia questo testo/).waitFor();

    const date = await aDayPasses(server, (await today(anna)).date);
    // The chain now begins a day earlier than this browser was shown, which its proof would complain of.
    await anna.page.evaluate(() => localStorage.removeItem('germini.day_chains'));
    for (const game of GAMES) {
      for (const end = Date.now() + RESULTS_MS; Date.now() < end; await anna.page.waitForTimeout(500)) {
        const answer = await anna.context.request.get(`/api/day/${date}/${game}?field=guests`);
        if (answer.ok()) break;
      }
      await anna.page.goto('/#/day');
      await anna.see('day-games');
      await anna.page.goto(`/#/day/${date}/${game}/guests`);
      await anna.see('day-results');
      await anna.shot(`day-list-${game}`);
      const rows = await anna.page.locator('[data-try]').count();
      assert.equal(rows, game === 'minchiate' ? 3 : 2); // with the bot's
      await anna.page.locator('[data-testid=day-proof] summary').click();
      for (const part of ['hash', 'date', 'deal']) {
        await anna.see(`day-proof-${part}`);
        assert.equal(await anna.at(`day-proof-${part}`).getAttribute('data-holds'), 'true', `${game}: ${part}`);
      }
      await anna.shot(`day-proof-${game}`);
    }
    // A replay of the best hand, with every card.
    await anna.page.locator('[data-try] a').first().click();
    await anna.see('board');
    await anna.shot('day-replay');
    await anna.page.goto('/#/day');
    await anna.see('day-yesterday');
    await anna.shot('day-after');
    assert.equal(await anna.at('day-streak').getAttribute('data-days'), '1');
    await play(anna, 'siciliano');
    await anna.page.goto('/#/day');
    await anna.see('day-streak');
    assert.equal(await anna.at('day-streak').getAttribute('data-days'), '2');
    for (const person of [anna, tess]) {
      assert.deepEqual(person.strays, []);
      const complaints = person.complaints.filter((text) => !/404|ERR_CONNECTION_REFUSED/.test(text));
      assert.deepEqual(complaints, []);
      await person.leave();
    }
  });
});
