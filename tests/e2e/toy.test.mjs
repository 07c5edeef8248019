// A game that the page does not know, in real browsers: the toy game of the engine's tests (tests/support/
// toy_game.hpp), for two, three, four and six, by mouse, by touch and by keyboard alone, from creating the table
// to the sheet of the match. Hands are annulled and dealt again, sides are made in the hand.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import { nextQuestion, respond, use } from './lib/any_game.mjs';
import { DESKTOP, Person, PHONE, served } from './lib/browser.mjs';
import { Api } from './lib/http.mjs';
import { latest } from './lib/new_table.mjs';
import { Screens } from './lib/screens.mjs';
import { UNHURRIED } from './lib/start_server.mjs';

const MOST_QUESTIONS = 400; // per person and match
const MATCHES = 5;
const HANDS = 3; // if there is no target

let server, browser;
served({ toy: true, args: UNHURRIED }, (started) => ({ server, browser } = started));

const apiOf = async (person) => new Api(server.base, await person.secret());

/** Enters, with a table of the given options made beforehand; the rest of its seats are bots'. */
async function atTable({ name, options, ...how }) {
  const person = await Person.arrive(browser, server.base, { name, ...how });
  person.keys = how.keys ?? false;
  const { table } = await (
    await apiOf(person)
  ).create({ game: 'toy', preset: 'plain', options, open: true, bots: true });
  await person.page.goto(`/#/table/${table}`);
  await person.see('waiting-room');
  await use(person, 'sit-0');
  await person.see('stand');
  for (let seat = 1; seat < options.seats; seat += 1) {
    await use(person, `add-bot-${seat}`);
    await person.at(`add-bot-${seat}`).waitFor({ state: 'hidden' });
  }
  await use(person, 'ready');
  await person.see('board');
  return person;
}

const messages = (person, kind) =>
  person.frames
    .filter(({ dir, text }) => dir === 'in' && text.startsWith(`{"t":"${kind}"`))
    .map(({ text }) => JSON.parse(text));
const match = (person) => latest(person, 'table').match;
const events = (person) => messages(person, 'events').flatMap((message) => message.events);

/** Each seat's score of the hand by the sheet on the screen. */
const onSheet = (person) =>
  person.page.evaluate(() =>
    [...document.querySelectorAll('[data-testid^="sheet-seat-"]')].map(({ dataset }) => Number(dataset.amount)),
  );
/** The totals at the foot of the match's table. */
const onTable = (person) =>
  person.page.evaluate(() =>
    [...document.querySelectorAll('[data-testid="match-table"] tfoot td')].map((cell) =>
      Number(cell.textContent.trim().replace('−', '-').replace('+', '')),
    ),
  );

/** Plays until the match's sheet is on the screen. `wish(what)`: how to answer; `look(what)`: before it. */
async function play(person, wish, look = () => {}) {
  for (let count = 0; count < MOST_QUESTIONS; count += 1) {
    const what = await nextQuestion(person);
    await look(what);
    if (what.kind !== 'sheet') {
      await respond(person, what, wish(what));
      continue;
    }
    await person.when(() => document.querySelectorAll('[data-testid="sheet-dialog"] [data-amount]').length > 0);
    const { hands } = match(person);
    assert.deepEqual(await onSheet(person), hands.at(-1).seats);
    if (messages(person, 'table').at(-1).state === 'over') return;
    await use(person, 'next-hand');
    await person.at('sheet-dialog').waitFor({ state: 'hidden' });
  }
  assert.fail('the match does not end');
}

/** The match's table on the screen is the server's, and the page logged no error. */
async function sound(person, screens) {
  await screens.look('result');
  screens.clean(['board', 'result']);
  const { totals, id } = match(person);
  assert.deepEqual(await onTable(person), totals);
  const page = await (await apiOf(person)).match(id);
  assert.deepEqual(page.match.totals, totals);
  assert.deepEqual([person.complaints, person.strays], [[], []]);
}

/** The side of each seat as the table shows it, and the marked members of the own side; runs in the page. */
function sidesShown() {
  const places = [...document.querySelectorAll('.plaque[data-testid^="seat-"]')].sort((a, b) =>
    a.dataset.testid.localeCompare(b.dataset.testid),
  );
  return {
    of: places.map(({ dataset }) => dataset.side ?? null),
    own: places.map(({ classList }) => classList.contains('own')),
  };
}

/** Overlapping seats of a replay, in pairs; runs in the page. */
function onOneAnother() {
  const boxes = [...document.querySelectorAll('[data-testid="replay"] :is(.spot > .place, .south)')].map((seat) =>
    seat.getBoundingClientRect(),
  );
  return boxes.flatMap((one, at) =>
    boxes.slice(at + 1).flatMap((other, more) => {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return wide > 1 && high > 1 ? [[at, at + 1 + more]] : [];
    }),
  );
}

/** Checks and saves screenshots of the table once a card is there, and of every panel. */
function watched(screens) {
  return async ({ kind }) => {
    if (kind === 'word') await screens.look('speech');
    if (kind === 'card') await screens.look('board');
  };
}

/** Passes so many times, then plays alone. */
function speaker(passes) {
  let said = 0;
  return ({ kind }) => (kind === 'word' ? { word: (said += 1) > passes ? 'alone' : 'pass' } : { out: true });
}

suite('the toy: a game that the page does not know', () => {
  test(
    'three, by keyboard alone: annulled hands are dealt again, and sides made in the hand',
    { timeout: 90_000 },
    async () => {
      const options = { seats: 3, speech: true, target: 2 };
      let person, screens, hands, annulled;
      // Whether the bots pass too is chance: in one of some matches they do.
      for (let matches = 0; !annulled?.length; matches += 1) {
        assert.ok(matches < MATCHES, 'nobody ever passed with the others');
        await person?.leave();
        person = await atTable({ name: 'Lapo', options, keys: true, viewport: DESKTOP });
        screens = new Screens(person, 'toy-3');
        await play(person, speaker(3), watched(screens));
        ({ hands } = match(person));
        annulled = hands.filter(({ ending }) => ending === 'annulled');
      }
      for (const { number, seats, dealer } of annulled) {
        assert.deepEqual(seats, [0, 0, 0]);
        assert.equal(hands.find((one) => one.number === number + 1).dealer, dealer, 'the same dealer deals again');
      }
      await sound(person, screens);
      await person.leave();
    },
  );

  test('four, by touch: the sides that the hand makes are shown at the table', { timeout: 90_000 }, async () => {
    const person = await atTable({
      name: 'Nannina',
      options: { seats: 4, speech: true, words: true },
      viewport: PHONE,
    });
    const screens = new Screens(person, 'toy-4');
    const seen = watched(screens);
    const shown = new Map(); // hand → the side of each seat, and the members of the own side
    await play(person, speaker(0), async (what) => {
      await seen(what);
      const { hand } = messages(person, 'events').at(-1);
      if (what.kind !== 'sheet') shown.set(hand, await person.page.evaluate(sidesShown));
    });
    const hands = new Map();
    for (const { hand, events: told } of messages(person, 'events'))
      for (const event of told) if (event.e === 'sides') hands.set(hand, event.of);
    assert.ok(hands.size >= HANDS, 'sides were made in every hand that was played');
    for (const [hand, sides] of hands) {
      const { of, own } = shown.get(hand);
      assert.deepEqual(of, sides.map(String));
      assert.deepEqual(
        own,
        sides.map((side) => side === sides[0]),
      );
    }
    await sound(person, screens);
    await person.leave();
  });

  test('six, two of them people, by mouse and by touch: to a target', { timeout: 90_000 }, async () => {
    const options = { seats: 6, target: 3, words: true };
    const host = await Person.arrive(browser, server.base, { name: 'Vieri' });
    const { table } = await (
      await apiOf(host)
    ).create({ game: 'toy', preset: 'plain', options, open: true, bots: true });
    await host.page.goto(`/#/table/${table}`);
    const friend = await Person.arrive(browser, server.base, {
      name: 'Neri',
      path: `/#/table/${table}`,
      viewport: PHONE,
    });
    const people = [host, friend];
    for (const [at, person] of people.entries()) {
      await person.see('waiting-room');
      await person.press(`sit-${at * 3}`);
      await person.see('stand');
    }
    for (const seat of [1, 2, 4, 5]) {
      await host.press(`add-bot-${seat}`);
      await host.at(`add-bot-${seat}`).waitFor({ state: 'hidden' });
    }
    await Promise.all(people.map((person) => person.press('ready')));
    const screens = people.map((person) => new Screens(person, person.touch ? 'toy-6-phone' : 'toy-6'));
    await Promise.all(people.map((person, at) => play(person, () => ({ out: true }), watched(screens[at]))));
    assert.equal(await host.page.evaluate(() => document.querySelectorAll('[data-testid^="sheet-seat-"]').length), 6);
    for (const [at, person] of people.entries()) await sound(person, screens[at]);
    await friend.press('to-match');
    await friend.see('match');
    await friend.press('hand-1');
    await friend.see('replay');
    assert.deepEqual(await friend.page.evaluate(onOneAnother), [], 'no seat of the replay lies on another');
    await screens[1].look('replay');
    screens[1].clean(['replay']);
    for (const person of people) await person.leave();
  });
});
