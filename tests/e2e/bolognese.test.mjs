// Tarocco bolognese from the lobby: a hand of Ottocento in two browsers, one of them a phone, with two bots. With FULL=1
// (or --full) in four browsers, and a match of Quattro Scartate to its end. Sheets and table match the server's pages.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { launch, Person, PHONE } from './lib/browser.mjs';
import { until } from './lib/council.mjs';
import { playToSheet } from './lib/hands_on.mjs';
import { Api } from './lib/http.mjs';
import { choose, unfold, unfoldMore } from './lib/new_table.mjs';
import { random } from './lib/player.mjs';
import { FULL } from './lib/sample.mjs';
import { Server, UNHURRIED } from './lib/start_server.mjs';

const SEED = Number(process.env.SEED ?? 1550);
const NAMES = ['Ginevra', 'Lapo', 'Nannina', 'Vieri'];

let server, browser;
before(async () => {
  server = await Server.start({ web: true, args: UNHURRIED });
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server.dispose();
});

/** From the lobby to ready seats; seats 1 and 3 are phones, and with fewer than four people bots have the last ones. */
async function sitDown(preset, names = NAMES, seats = NAMES.length, { rounds = null, options = {} } = {}) {
  const people = [];
  for (const [seat, name] of names.entries())
    people.push(await Person.enter(browser, server.base, seat % 2 ? { name, viewport: PHONE, touch: true } : { name }));
  const [host, ...friends] = people;
  await host.page.goto('/');
  await host.giveName();
  await host.press('create-table');
  await host.at('choose-game').selectOption('bolognese');
  await host.at('choose-preset').selectOption(preset);
  await unfoldMore(host);
  if (rounds) await host.at('rounds').selectOption(String(rounds));
  if (preset === 'mattazza') await host.at('players').selectOption(String(seats));
  if (Object.keys(options).length) await unfold(host, 'match');
  for (const [option, value] of Object.entries(options)) await choose(host, option, value);
  await host.at('choose-access').selectOption('invited');
  await host.shot(`bolognese-${preset}-create`);
  await host.press('create-confirm');
  await host.see('waiting-room');
  const link = await host.at('invitation-link').inputValue();
  await Promise.all(
    friends.map(async (friend) => {
      await friend.page.goto(link);
      await friend.giveName();
      await friend.see('waiting-room');
    }),
  );
  for (const [seat, person] of people.entries()) {
    await person.press(`sit-${seat}`);
    await person.see('stand');
  }
  for (let seat = people.length; seat < seats; seat++) await host.press(`add-bot-${seat}`);
  await Promise.all(people.map((person) => person.press('ready')));
  await Promise.all(people.map((person) => person.see('board')));
  return people;
}

/** Screenshots of each kind of question once, for people to look at. */
function watched(person, name) {
  const seen = new Set();
  return async ({ kind }) => {
    const what = kind === 'play' && person.plays % 60 > 8 ? 'table' : kind;
    if (seen.has(what)) return;
    seen.add(what);
    await person.shot(`bolognese-${name}-${person.touch ? 'phone' : 'desktop'}-${what}`);
  };
}

async function playHand(people, name, seed) {
  await Promise.all(
    people.map((person, seat) => playToSheet(person, random(SEED * 100 + seed * 10 + seat), watched(person, name))),
  );
  for (const person of people)
    await person.shot(`bolognese-${name}-${person.touch ? 'phone' : 'desktop'}-sheet-${seed}`);
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
const table = (person) =>
  person.frames
    .filter(({ dir, text }) => dir === 'in' && text.startsWith('{"t":"table"'))
    .map(({ text }) => JSON.parse(text))
    .at(-1);

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
    people = await sitDown('ottocento', FULL ? NAMES : NAMES.slice(0, 2));
    await playHand(people, 'ottocento', 1);
    const { match } = table(people[0]);
    assert.equal(match.length, null, 'nobody knows beforehand how many hands it takes');
    const [hand] = match.hands;
    const api = await apiOf(people[1]);
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

/** Everybody closes the sheet and asks for the next hand. */
const nextHand = (people) =>
  Promise.all(
    people.map(async (person) => {
      await person.press('next-hand');
      await person.at('sheet-dialog').waitFor({ state: 'hidden' });
    }),
  );

for (const preset of FULL ? ['millone', 'centocinquanta', 'quindici'] : ['millone'])
  suite(`${preset}, for two`, () => {
    const MOST_HANDS = 12;
    let people;
    after(() => Promise.all((people ?? []).map((person) => person.leave())));

    test(
      'from the lobby to the sheets of both players; with FULL=1 to the end of the match',
      { timeout: 900_000 },
      async () => {
        people = await sitDown(preset, NAMES.slice(0, 2), 2);
        for (let number = 1; ; number += 1) {
          assert.ok(number <= MOST_HANDS, 'the match ends');
          await playHand(people, preset, number);
          await until(() => table(people[0]).match.hands.length === number, 'the table lists its hand');
          const hand = table(people[0]).match.hands.at(-1);
          const { record, result } = await (await apiOf(people[1])).hand(hand.hand);
          assert.equal(record.rules.preset, preset);
          assert.deepEqual(result.teams, [0, 1]);
          assert.deepEqual(result.seats, hand.seats);
          await sheetsShow(people, hand, result);
          if (!FULL || table(people[0]).state === 'over') return;
          await nextHand(people);
        }
      },
    );
  });

suite('a match of Terziglio, for three', () => {
  const HANDS = 3;
  let people;
  after(() => Promise.all((people ?? []).map((person) => person.leave())));

  test(
    'Tarocco bolognese SEAT-4, COUNT-7, COUNT-8, DEAL-7: bids, poste, and who deals next',
    { timeout: 600_000 },
    async () => {
      people = await sitDown('terziglio', NAMES.slice(0, FULL ? 3 : 2), 3, { rounds: HANDS });
      const played = FULL ? HANDS : 1;
      for (let hand = 1; hand <= played; hand += 1) {
        await playHand(people, 'terziglio', hand);
        if (hand < played) await nextHand(people);
      }
      await until(() => table(people[0]).match.hands.length === played, 'the table lists its hands');
      const { match, state } = table(people[0]);
      assert.equal(state === 'over', FULL);
      const api = await apiOf(people[1]);
      let dealer = match.hands[0].dealer;
      for (const hand of match.hands) {
        const { result } = await api.hand(hand.hand);
        assert.equal(hand.dealer, dealer);
        dealer = result.soloist;
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
        const { seats } = match.hands.at(-1);
        assert.deepEqual(cells.map(signed).sort(), seats.toSorted());
        assert.deepEqual([person.complaints, person.strays], [[], []]);
      }
    },
  );
});

suite('a match of Mattazza, for six or for four', () => {
  const SEATS = FULL ? 6 : 4;
  const TARGET = 2;
  let people;
  after(() => Promise.all((people ?? []).map((person) => person.leave())));

  test(
    'Tarocco bolognese SEAT-5, COUNT-10, MATCH-12: the losers of a hand write a Punto, and the first with two loses',
    { timeout: 900_000 },
    async () => {
      people = await sitDown('mattazza', NAMES.slice(0, FULL ? 3 : 2), SEATS, {
        options: { target: TARGET, end: 'first' },
      });
      const state = () => table(people[0]);
      const punti = Array(SEATS).fill(0);
      for (let hand = 1; ; hand += 1) {
        assert.ok(hand <= 2 * SEATS, 'the match ends');
        await playHand(people, 'mattazza', hand);
        await until(() => state().match.hands.at(-1)?.number === hand, 'the table lists its hand');
        const { hand: id, seats } = state().match.hands.at(-1);
        const { record, result } = await (await apiOf(people[1])).hand(id);
        assert.equal(record.rules.options.players, SEATS);
        assert.deepEqual(
          result.seats,
          seats.map((amount) => Math.abs(amount)),
        );
        const trickless = result.final.some(({ tricks }) => tricks === 0);
        const most = Math.max(...result.final.map(({ total }) => total));
        for (const [seat, { tricks, total }] of result.final.entries())
          assert.equal(result.seats[seat], Number(trickless ? tricks === 0 : total === most));
        for (const [seat, amount] of seats.entries()) punti[seat] -= amount;
        for (const person of people) {
          await person.see('each-alone');
          assert.deepEqual([person.complaints, person.strays], [[], []]);
        }
        if (!FULL || punti.some((n) => n >= TARGET)) break;
        await nextHand(people);
      }
      if (!FULL) return;
      await until(() => state().state === 'over', 'the match is over');
      assert.deepEqual(
        state().match.totals,
        state().match.seating.map((_, person) => -punti[state().match.seating.indexOf(person)] || 0),
      );
      for (const person of people) await person.shot(`bolognese-mattazza-${person.touch ? 'phone' : 'desktop'}-match`);
    },
  );
});

// The server's own suite plays such a match with clients.
suite('a match of Quattro Scartate', { skip: !FULL }, () => {
  let people;
  after(() => Promise.all((people ?? []).map((person) => person.leave())));

  test('Tarocco bolognese: four hands, each seat dealing once', { timeout: 600_000 }, async () => {
    people = await sitDown('quattro_scartate', NAMES);
    for (let hand = 1; hand <= 4; hand += 1) {
      await playHand(people, 'quattro', hand);
      if (hand === 4) break;
      await nextHand(people);
    }
    const told = table(people[0]);
    assert.equal(told.state, 'over');
    const { match } = told;
    assert.equal(match.length, 4);
    assert.deepEqual(match.hands.map(({ dealer }) => dealer).sort(), [0, 1, 2, 3]);
    const sums = [0, 1].map((side) => match.hands.reduce((sum, { seats }) => sum + seats[side], 0));
    for (const seat of [0, 1, 2, 3]) assert.equal(match.totals[match.seating[seat]], sums[seat % 2]);
    const { match: page } = await (await apiOf(people[1])).match(match.id);
    assert.deepEqual(page.totals, match.totals);
    for (const person of people) assert.deepEqual([person.complaints, person.strays], [[], []]);
  });
});
