// Stopping early and starting again, by clicks: the unanimous vote, its cost as announced on the page, the
// deserter who pays alone, the final table, another match at the same table.
import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { clickToSheet } from './lib/any_game.mjs';
import { Person, PHONE, served } from './lib/browser.mjs';
import { breakOff, breakOffCost, council, leave, shut } from './lib/council.mjs';
import { answer, question } from './lib/hands_on.mjs';
import { readDraw, readTable, sameAccount } from './lib/match_view.mjs';
import { latest, newTable, withBots } from './lib/new_table.mjs';
import { random } from './lib/player.mjs';
import { Screens } from './lib/screens.mjs';
import { UNHURRIED } from './lib/start_server.mjs';

const SEED = Number(process.env.SEED ?? 1798);

let server, browser;
served({ args: UNHURRIED }, (started) => ({ server, browser } = started));

const tableNow = (person) => latest(person, 'table');
const sum = (lines) => [0, 1, 2, 3].map((one) => lines.reduce((all, { amounts }) => all + amounts[one], 0));

const arrive = (name, more) => Person.arrive(browser, server.base, { name, ...more });

/** The final table, as on the wire; returns the match as on the wire. */
async function ended(person) {
  await person.see('again');
  await person.see('match-table');
  const { match, state } = tableNow(person);
  assert.equal(state, 'over');
  const shown = await readTable(person);
  sameAccount(shown, match);
  return { match, shown };
}

/** The draw for seats is shown as it was drawn, and closed. */
async function drawn(person) {
  const shown = await readDraw(person);
  const { draw, seating } = tableNow(person).match;
  assert.deepEqual({ cards: shown.cards, ranking: shown.ranking }, draw);
  assert.deepEqual(shown.seating, seating);
  assert.equal(seating[shown.dealer], draw.ranking[0], 'the highest deals');
  await person.press('draw-done');
  await person.at('draw-dialog').waitFor({ state: 'hidden' });
}

/** Answers a few questions of the page, so that the hand is well under way. */
async function playOn(person, rng, cards) {
  while (person.plays < cards) await answer(person, await question(person), rng);
}

suite('a girata broken off, and another', () => {
  let person, screens, first;
  after(() => person?.leave());

  test(
    'in its second hand: it costs what the page said, and the hand is shown as incomplete',
    { timeout: 120_000 },
    async () => {
      person = await arrive('Bianca');
      screens = new Screens(person, 'ending');
      await newTable(person, { preset: 'germini' });
      await withBots(person);
      const rng = random(SEED);
      await clickToSheet(person);
      const { hands } = tableNow(person).match;
      const [won] = hands[0].seats;
      const said =
        won === 0
          ? /^Questa mano: in pari$/
          : new RegExp(`^Questa mano: ${Math.abs(won)} rest[oi] per ${won > 0 ? 'noi' : 'loro'}$`);
      assert.match(await person.at('sheet-dialog').locator('h2').first().innerText(), new RegExp(said, 'i'));
      // After the sheet is closed there is a way on in the prompt's place.
      await person.press('dialog-close');
      await person.see('show-sheet');
      await person.press('next-hand-now');
      await person.at('sheet-dialog').waitFor({ state: 'hidden' });
      await playOn(person, rng, 84 + 12);
      await council(person);
      await screens.look('break-off');
      await shut(person);
      const foretold = await breakOff(person);
      assert.notDeepEqual(foretold, [0, 0, 0, 0]);
      const { match, shown } = await ended(person);
      assert.deepEqual([shown.broken, match.broken_off, match.hands.length], [true, true, 1]);
      assert.deepEqual(
        shown.lines.map(({ reason, hand }) => [reason, hand]),
        [2, 3, 4].map((hand) => ['interruption', hand]),
      );
      assert.deepEqual(sum(shown.lines), foretold);
      assert.equal(await person.at('score-sheet').count(), 0, 'a hand struck out has no sheet');
      await screens.look('broken-off');
      first = match;
    },
  );

  test('it stays so when the page is reloaded', async () => {
    await person.page.reload();
    await ended(person);
  });

  test(
    'a rematch: the same seats, one press, a match of its own that begins with hand 1',
    { timeout: 60_000 },
    async () => {
      await person.press('again');
      await person.at('sheet-dialog').waitFor({ state: 'hidden' });
      await person.see('board');
      await question(person);
      const { match, hand, seats } = tableNow(person);
      assert.deepEqual(
        seats.map(({ kind }) => kind),
        ['guest', 'bot', 'bot', 'bot'],
      );
      assert.notEqual(match.id, first.id);
      assert.ok(match.from > first.from + first.hands.length, 'numbers of hands rise over the table');
      assert.equal(hand, match.from);
      assert.equal(await person.at('hand-number').getAttribute('data-hand'), '1');
      assert.equal(await person.at('sheet-dialog').count(), 0);
      await clickToSheet(person);
      const shown = await readTable(person);
      sameAccount(shown, tableNow(person).match);
      assert.equal(shown.hands.length, 1);
    },
  );

  test('between two hands too; where it is free nothing is paid', { timeout: 120_000 }, async () => {
    await person.press('dialog-close');
    assert.equal((await breakOff(person)).length, 4);
    const { match } = await ended(person);
    assert.deepEqual(
      match.lines.map(({ hand }) => hand),
      [2, 3, 4],
    );
    await person.page.goto('/#/');
    await newTable(person, { preset: 'pagat' });
    await withBots(person);
    await question(person);
    assert.deepEqual(await breakOff(person), []);
    const free = await ended(person);
    assert.deepEqual([free.match.lines, free.match.totals], [[], [0, 0, 0, 0]]);
    await screens.look('broken-off-free');
  });

  test('no screen has an axe violation, and no page logged an error', () => {
    screens.clean(['break-off', 'broken-off', 'broken-off-free']);
    assert.deepEqual(person.complaints, []);
  });
});

suite('two players who must agree', () => {
  let host, friend;
  after(() => Promise.all([host, friend].map((person) => person?.leave())));

  test('the vote is shown to both, can be withdrawn, and needs both', { timeout: 120_000 }, async () => {
    host = await arrive('Ginevra');
    await newTable(host, { preset: 'dresden', rounds: 3 });
    const link = await host.at('invitation-link').inputValue();
    friend = await arrive('Lapo', {
      viewport: PHONE,
      locale: 'en-GB',
      path: new URL(link).hash ? `/${new URL(link).hash}` : link,
    });
    await friend.press('sit-1');
    await friend.see('stand');
    // The host decides who may see the match; its players are notified, and asked again.
    assert.equal(await friend.at('table-public').getAttribute('data-public'), 'false');
    assert.equal(await friend.at('public').count(), 0);
    const told = (shown) => friend.page.locator(`[data-testid="table-public"][data-public="${shown}"]`).waitFor();
    await host.press('public');
    await told(true);
    await friend.when(() => /made the match public/.test(document.querySelector('[data-testid="live"]').textContent));
    await host.press('public');
    await told(false);
    const bothReady = withBots(host);
    await host.at('add-bot-3').waitFor({ state: 'hidden' });
    await friend.press('ready');
    await bothReady;
    for (const person of [host, friend]) await drawn(person);
    await breakOff(host);
    assert.equal(await host.at('motion-break_off').getAttribute('data-need'), '2');
    await shut(host);
    const wishes = friend.page.locator('[data-testid="council-line"][data-kind="vote"]');
    await wishes.waitFor();
    await friend.shot('ending-wishes-phone');
    await host.press('council-open');
    await host.press('vote-break_off');
    await shut(host);
    await wishes.waitFor({ state: 'hidden' });
    await breakOff(host);
    await wishes.waitFor();
    await friend.press('council-open');
    const foretold = await breakOffCost(friend);
    await friend.press('vote-break_off');
    for (const person of [host, friend]) {
      const { match } = await ended(person);
      assert.equal(match.lines.length, 4);
      assert.deepEqual(match.totals, foretold);
    }
  });

  test('a player who leaves for good pays alone', { timeout: 120_000 }, async () => {
    for (const person of [host, friend]) await person.press('again');
    for (const person of [host, friend]) await drawn(person);
    const gone = latest(friend, 'welcome').you.seat;
    const deserter = tableNow(friend).match.seating[gone];
    await leave(friend);
    await host.at(`presence-${gone}`).waitFor();
    const foretold = await breakOff(host);
    assert.equal(foretold[deserter], -16);
    const { match, shown } = await ended(host);
    assert.deepEqual(new Set(shown.lines.map(({ reason }) => reason)), new Set(['desertion']));
    assert.deepEqual(match.totals, foretold);
    assert.equal(foretold.filter((resti) => resti === 8).length, 2);
    await host.shot('ending-deserted');
  });

  test('no page logged an error', () => {
    for (const person of [host, friend]) assert.deepEqual(person.complaints, []);
  });
});
