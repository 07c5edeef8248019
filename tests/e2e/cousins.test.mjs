// The cousins from the lobby: a hand of Ottocento, Terziglio, Sicilian tarocchi and Minchiate without partners, with
// bots, each on a phone or a desktop, and one on both; with FULL=1 (or --full) in four browsers, Sicilian tarocchi to 51
// and Minchiate without partners for a girata. Sheets and table match the server's pages.
import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { Person, PHONE, served } from './lib/browser.mjs';
import { until } from './lib/council.mjs';
import { nextHand, playToSheet } from './lib/hands_on.mjs';
import { Api } from './lib/http.mjs';
import { latest, sitTogether } from './lib/new_table.mjs';
import { random } from './lib/player.mjs';
import { FULL } from './lib/sample.mjs';
import { UNHURRIED } from './lib/start_server.mjs';
import { NAMES } from './lib/table.mjs';

const SEED = Number(process.env.SEED ?? 1550);

let server, browser;
served({ args: UNHURRIED }, (started) => ({ server, browser } = started));

const [DESKTOP_ONLY, PHONE_ONLY, BOTH] = [[false], [true], [false, true]];
const PHONE_IN_ENGLISH = { viewport: PHONE, touch: true, locale: 'en-GB' };

/**
 * From the lobby to ready seats. `phones`: whether each person has a phone; with FULL=1 those of seats 1 and 3, as far as
 * the table has seats for `most` people. Bots have the last seats.
 */
async function sitDown(wish, phones, seats = NAMES.length, most = seats) {
  const people = [];
  const touches = FULL ? [...BOTH, ...BOTH].slice(0, most) : phones;
  for (const [seat, touch] of touches.entries())
    people.push(await Person.enter(browser, server.base, { name: NAMES[seat], ...(touch && PHONE_IN_ENGLISH) }));
  await sitTogether(people, wish, seats);
  return people;
}

/** Screenshots of each kind of question once, for people to look at. */
function watched(person, name) {
  const seen = new Set();
  return async ({ kind }) => {
    const what = kind === 'play' && person.plays % 60 > 8 ? 'table' : kind;
    if (seen.has(what)) return;
    seen.add(what);
    await person.shot(`${name}-${person.touch ? 'phone' : 'desktop'}-${what}`);
  };
}

async function playHand(people, name, seed) {
  const played = await Promise.allSettled(
    people.map((person, seat) => playToSheet(person, random(SEED * 100 + seed * 10 + seat), watched(person, name))),
  );
  // One page that hangs lets the others wait: all of them are reported.
  assert.deepEqual(
    played.flatMap(({ reason }) => (reason ? [String(reason.stack)] : [])),
    [],
  );
  for (const person of people) await person.shot(`${name}-${person.touch ? 'phone' : 'desktop'}-sheet-${seed}`);
}

const signed = (text) => Number(text.trim().replace('−', '-').replace('+', ''));

/** The two totals of the sheet on the screen. */
const totalsOnSheet = (person) =>
  Promise.all(
    [0, 1].map(async (side) => signed(await person.at(`count-side-${side}`).locator('tfoot td').last().innerText())),
  );

/** Every sheet shows the totals of the hand's result, and no page has complained. */
async function sheetsShow(people, hand, result) {
  if (hand.ending === 'counted') {
    const totals = result.final.map(({ total }) => total);
    for (const person of people) assert.deepEqual(await totalsOnSheet(person), totals);
  }
  for (const person of people) assert.deepEqual([person.complaints, person.strays], [[], []]);
}

/** The newest `table` message of a person's page. */
const table = (person) => latest(person, 'table');

const apiOf = async (person) => new Api(server.base, await person.secret());

/** In a phone's replay the pairs are named by their players: no part of the score overlaps another. */
async function replayHead(person, hand) {
  await person.page.goto(`/#/hand/${hand}/40`);
  await person.see('account');
  await person.shot('bolognese-ottocento-phone-replay');
  const boxes = await person.page.evaluate(() => {
    const { right, bottom, height } = document.querySelector('header.top').getBoundingClientRect();
    const parts = [...document.querySelectorAll('[data-testid="account"] :is(.who, b, i, .target)')];
    const places = parts.map((part) => [part.textContent, part.getBoundingClientRect().toJSON()]);
    return { places, right, bottom, height };
  });
  for (const [text, box] of boxes.places) {
    assert.ok(box.right <= boxes.right && box.bottom <= boxes.bottom + 1, `${text} ends in the header`);
    for (const [other, beside] of boxes.places) {
      const apart =
        box.right <= beside.left + 1 ||
        beside.right <= box.left + 1 ||
        box.bottom <= beside.top + 3 ||
        beside.bottom <= box.top + 3;
      assert.ok(other === text || apart, `${text} lies on ${other}`);
    }
  }
}

suite('a hand of Ottocento', () => {
  let people;
  after(() => Promise.all((people ?? []).map((person) => person.leave())));

  test('Tarocco bolognese: from the lobby to the sheets, which match the result', { timeout: 300_000 }, async () => {
    people = await sitDown({ game: 'bolognese', preset: 'ottocento' }, PHONE_ONLY);
    await playHand(people, 'ottocento', 1);
    const { match } = table(people[0]);
    assert.equal(match.length, null, 'nobody knows beforehand how many hands it takes');
    const [hand] = match.hands;
    const api = await apiOf(people.at(-1));
    const { record, result } = await api.hand(hand.hand);
    assert.deepEqual([record.game, record.rules.preset], ['bolognese', 'ottocento']);
    assert.deepEqual(result.seats, hand.seats);
    await sheetsShow(people, hand, result);
    await replayHead(
      people.find(({ touch }) => touch),
      hand.hand,
    );
  });
});

suite('a hand of Terziglio, for three', () => {
  let people;
  after(() => Promise.all((people ?? []).map((person) => person.leave())));

  test('from the lobby to the sheets, which show the poste', { timeout: 600_000 }, async () => {
    people = await sitDown({ game: 'bolognese', preset: 'terziglio' }, DESKTOP_ONLY, 3, 2);
    await playHand(people, 'terziglio', 1);
    await until(() => table(people[0]).match.hands.length === 1, 'the table lists its hand');
    const { match } = table(people[0]);
    const api = await apiOf(people.at(-1));
    for (const hand of match.hands) {
      const { result } = await api.hand(hand.hand);
      assert.deepEqual(hand.seats, result.seats);
      const [alone, others] = result.final.map(({ total }) => total);
      const poste = Math.floor((Math.max(alone, others) - 5) / 10) * (result.how === 'di_mio' ? 2 : 1);
      for (const seat of [0, 1, 2]) {
        const share = seat === result.soloist ? 2 * poste : -poste;
        assert.equal(result.seats[seat], alone > others ? share : -share);
        assert.equal(result.teams[seat], seat === result.soloist ? 0 : 1);
      }
    }
    for (const person of people) {
      const cells = await person.at('poste').locator('tbody td').allInnerTexts();
      assert.deepEqual(cells.map(signed).sort(), match.hands.at(-1).seats.toSorted());
      assert.deepEqual([person.complaints, person.strays], [[], []]);
    }
  });
});

suite('a match of Sicilian tarocchi', () => {
  let people;
  after(() => Promise.all((people ?? []).map((person) => person.leave())));

  test('from the lobby to the sheets, with annulled hands', { timeout: 3_000_000 }, async () => {
    people = await sitDown({ game: 'siciliano', preset: 'tortorici2014' }, PHONE_ONLY);
    const endings = [];
    while (FULL ? table(people[0]).state !== 'over' : !endings.includes('counted')) {
      await Promise.all(people.map((person) => endings.length === 0 || nextHand(person)));
      await playHand(people, 'siciliano', endings.length + 1);
      await until(() => people.every((one) => table(one).match.hands.length > endings.length), 'the hand is listed');
      endings.push(table(people[0]).match.hands.at(-1).ending);
      const annulled = endings.at(-1) === 'annulled';
      for (const person of people) {
        assert.equal(await person.at('annulled').count(), annulled ? 1 : 0);
        assert.equal(await person.at('watch-hand').count(), annulled ? 0 : 1);
      }
    }
    const { match } = table(people[0]);
    const api = await apiOf(people.at(-1));
    for (const { hand, seats, ending } of match.hands)
      if (FULL || ending === 'counted') assert.deepEqual((await api.hand(hand)).result.gains, seats.slice(0, 2));
    for (const person of people) assert.deepEqual([person.complaints, person.strays], [[], []]);
    assert.ok(!FULL || (endings.includes('annulled') && Math.max(...match.totals) >= 51), `${endings}`);
  });
});

/** Without partners: two, three with robbing, and four of whom one goes out. */
const ALONE = [
  { preset: 'two', seats: 2, phones: DESKTOP_ONLY },
  { preset: 'three', seats: 3, options: { fola: 'robbed' }, phones: PHONE_ONLY },
  { preset: 'alone', seats: 4, options: { going_out: 'peveroni' }, phones: BOTH },
];
for (const { preset, seats, options, phones } of ALONE)
  suite(`Minchiate without partners, ${preset}`, () => {
    let people;
    after(() => Promise.all((people ?? []).map((person) => person.leave())));

    test('from the lobby to the sheets, which match the results', { timeout: 2_400_000 }, async () => {
      people = await sitDown({ game: 'minchiate', preset, options, rounds: 1 }, phones, seats, 2);
      const api = await apiOf(people.at(-1));
      for (let number = 1; number === 1 || (FULL && table(people[0]).state !== 'over'); number += 1) {
        if (number > 1) await Promise.all(people.map((person) => nextHand(person)));
        await playHand(people, preset, number);
        await until(() => people.every((one) => table(one).match.hands.length === number), 'the hand is listed');
        const hand = table(people[0]).match.hands.at(-1);
        const { result } = await api.hand(hand.hand);
        assert.deepEqual(hand.seats, result.seats);
        if (preset !== 'alone') assert.equal(result.out.length, 0);
        else if (number === 1) assert.ok(result.out.length > 0);
        for (const person of people) {
          await person.see('settlement');
          for (const [seat, total] of result.seats.entries()) {
            const cells = (await person.at(`sheet-seat-${seat}`).locator('td').allInnerTexts()).map(signed);
            assert.equal(cells.at(-1), total);
            assert.equal(cells[2], result.points[seat]);
            if (!result.out.includes(seat)) assert.equal(cells[1], result.final[seat].total);
          }
        }
      }
      const { hands, totals } = table(people[0]).match;
      if (FULL) assert.equal(hands.length, seats, 'a girata: everybody deals once');
      assert.deepEqual(
        totals,
        totals.map((_, seat) => hands.reduce((sum, hand) => sum + hand.seats[seat], 0)),
      );
      for (const person of people) {
        await person.page.goto(`/#/hand/${hands[0].hand}/60`);
        await person.see('account');
        await person.shot(`${preset}-${person.touch ? 'phone' : 'desktop'}-replay`);
        assert.deepEqual([person.complaints, person.strays], [[], []]);
      }
    });
  });
