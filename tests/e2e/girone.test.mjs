// A girone, of each preset with FULL=1 (or --full), with clicks for the human seat: the draw for seats, twelve hands, the seats
// changing as announced, and the table of the twelve hands as in the ledger.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { DESKTOP, launch, Person, PHONE } from './lib/browser.mjs';
import { playToSheet, readSheet, sheetOf } from './lib/hands_on.mjs';
import { Api } from './lib/http.mjs';
import { readDraw, readTable, sameAccount, storedTable } from './lib/match_view.mjs';
import { latest, newTable, withBots } from './lib/new_table.mjs';
import { random } from './lib/player.mjs';
import { FULL } from './lib/sample.mjs';
import { Screens } from './lib/screens.mjs';
import { Server, UNHURRIED } from './lib/start_server.mjs';
import { PRESETS } from './lib/table.mjs';

const SEED = Number(process.env.SEED ?? 1798);
const HANDS = 12;
const GIRATA = 4;
const BONUS = { pagat: '3', germini: '0', dresden: '3' };

let server, browser;
before(async () => {
  server = await Server.start({ web: true, args: UNHURRIED });
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server.dispose();
});

/** The preset with a bonus, chosen by first-time players; the others differ from it in rules, not in the match. */
const PLAYED = FULL ? PRESETS : ['pagat'];
const matchNow = (person) => latest(person, 'table').match;

for (const preset of PLAYED) {
  const at = PRESETS.indexOf(preset);
  suite(`a girone by ${preset}`, () => {
    const phone = preset === 'germini';
    const sheets = [];
    let person, screens, match;
    after(() => person?.leave());

    test('the draw for seats is shown as it was drawn', { timeout: 60_000 }, async () => {
      person = await Person.arrive(browser, server.base, {
        name: 'Bianca',
        viewport: phone ? PHONE : DESKTOP,
        touch: false,
        locale: phone ? 'en-GB' : 'it-IT',
      });
      screens = new Screens(person, `girone-${preset}`);
      await newTable(person, {
        preset,
        rounds: 3,
        options: BONUS[preset] === '3' ? { girata_bonus: 3 } : {},
      });
      await withBots(person, at);
      const shown = await readDraw(person);
      match = matchNow(person);
      assert.equal(match.rounds, 3);
      assert.deepEqual({ cards: shown.cards, ranking: shown.ranking }, match.draw);
      assert.deepEqual(shown.seating, match.seating);
      assert.equal(match.seating[shown.dealer], match.draw.ranking[0], 'the highest deals');
      assert.equal(shown.dealer, match.draw.ranking[0], 'and keeps the seat');
      assert.equal(match.seating[(shown.dealer + 2) % 4], match.draw.ranking[1], 'the second sits opposite');
      const drawn = (who) => match.draw.cards.filter(({ person: one }) => one === who).map(({ card }) => card);
      assert.deepEqual(shown.lying, [0, 1, 2, 3].map(drawn));
      await screens.look('draw');
      await person.press('draw-done');
      await person.at('draw-dialog').waitFor({ state: 'hidden' });
    });

    test('it is not shown again when the page is reloaded', { timeout: 60_000 }, async () => {
      await person.page.reload();
      await person.see('board');
      await person.page.locator('[data-testid="board"][data-settled="true"]').waitFor();
      assert.equal(await person.at('draw-dialog').count(), 0);
    });

    test('twelve hands, the seats changing as announced', { timeout: 600_000 }, async () => {
      let next = null;
      for (let hand = 1; hand <= HANDS; hand += 1) {
        const place = person.at('hand-number');
        await person.when(
          (number) => document.querySelector('[data-testid="hand-number"]')?.dataset.hand === number,
          String(hand),
        );
        assert.equal(await place.getAttribute('data-of'), String(HANDS));
        if (next) assert.deepEqual(matchNow(person).seating, next, `the seats of hand ${hand}`);
        next = null;
        await playToSheet(person, random(SEED * 100 + at * 20 + hand));
        sheets.push(await readSheet(person));
        if (hand === HANDS) break;
        await person.see('next-hand');
        if (hand % GIRATA === 0) {
          const chairs = person.at('next-chairs');
          next = (await chairs.getAttribute('data-seating')).split(',').map(Number);
          await screens.look('next-chairs');
        }
        await person.press('next-hand');
        await person.at('sheet-dialog').waitFor({ state: 'hidden' });
      }
      await person.see('again');
      await screens.look('final');
    });

    test('the table of the girone matches the ledger, by person', async () => {
      const shown = await readTable(person);
      match = matchNow(person);
      const { chairs, draw, ranking } = sameAccount(shown, storedTable(server.database, match.id));
      assert.equal(shown.hands.length, HANDS);
      assert.deepEqual([draw, ranking], [match.draw, match.draw.ranking]);
      assert.deepEqual(shown.totals, match.totals);
      assert.deepEqual(
        chairs,
        [0, 1, 2].map((girata) => match.hands[girata * GIRATA].persons),
      );
      const partners = chairs.map((seats) => seats[(seats.indexOf(0) + 2) % 4]);
      assert.deepEqual([...partners].sort(), [1, 2, 3], 'each of the others was partner once');
      for (const { hands, lines } of [match])
        for (let girata = 1; girata <= 3; girata += 1) {
          const won = hands.slice((girata - 1) * GIRATA, girata * GIRATA).reduce((sum, { seats }) => sum + seats[0], 0);
          const paid = lines.filter((line) => line.round === girata && line.reason === 'bonus');
          assert.equal(paid.length, BONUS[preset] === '3' && won !== 0 ? 1 : 0, `bonus of girata ${girata}`);
        }
      const best = Math.max(...match.totals);
      const winners = match.totals.flatMap((resti, one) => (best > 0 && resti === best ? [one] : []));
      assert.equal(await person.at('winner').first().getAttribute('data-winners'), winners.join(','));
    });

    test('each sheet matched its hand, and the pages show the same', async () => {
      const api = new Api(server.base, await person.secret());
      for (const [i, line] of match.hands.entries())
        assert.deepEqual(sheets[i], sheetOf((await api.hand(line.hand)).result), `hand ${i + 1}`);
      await person.press('to-match');
      await person.see('match');
      await person.see('match-draw');
      const page = await readTable(person);
      sameAccount(page, storedTable(server.database, match.id));
      await screens.look('page');
      const stored = (await api.match(match.id)).match;
      assert.deepEqual([stored.draw, stored.totals, stored.lines], [match.draw, match.totals, match.lines]);
    });

    test('no screen has an axe violation, no page logged an error, the server refused nothing', () => {
      screens.clean(['draw', 'next-chairs', 'final', 'page']);
      assert.deepEqual(person.complaints, []);
      assert.deepEqual(person.strays, []);
      assert.deepEqual(
        person.frames.filter(({ dir, text }) => dir === 'in' && /"t":\s*"(refused|error)"/.test(text)),
        [],
      );
    });
  });
}
