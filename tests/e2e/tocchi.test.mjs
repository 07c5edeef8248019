// Sei tocchi and Al palio in browsers, a desktop and a phone, with bots: cards called in time, and results that are the
// server's. In full matches to their end, with all values of `call`; by default a round of Sei tocchi for two and a hand.
import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { DESKTOP, Person, PHONE, served } from './lib/browser.mjs';
import { Api } from './lib/http.mjs';
import { latest, sitTogether } from './lib/new_table.mjs';
import { random } from './lib/player.mjs';
import { FULL } from './lib/sample.mjs';
import { UNHURRIED } from './lib/start_server.mjs';

const LOOK_MS = 100;

let server, browser;
served({ args: UNHURRIED }, (started) => ({ server, browser } = started));

const table = (person) => latest(person, 'table');
/** What the page asks for: the move to make, or that the hand is over. */
const asked = () => {
  const there = (id) => document.querySelector(`[data-testid="${id}"]:not([disabled])`);
  if (there('sheet-dialog')) return 'sheet';
  return ['turn', 'call'].find(there) ?? null;
};

/** Presses what is asked until the sheet of that hand is there; returns what was pressed. */
async function playHand(person, hand, rng, shots) {
  const pressed = [];
  for (;;) {
    const what = await person.page.evaluate(asked);
    if (what === 'sheet') {
      // Without people to press anything a hand is over at once; else it is the sheet of the hand before.
      if (table(person).match.hands.length === hand) return pressed;
      await person.page.waitForTimeout(LOOK_MS);
      continue;
    }
    const word = what === 'call' && rng() < 0.6 ? 'silent' : what;
    // The window may close, or the server turn, just before.
    if (word && (await person.press(word, { timeout: 1500 }).then(() => true, () => false))) pressed.push(word);
    if (word && shots && !pressed.includes('seen')) {
      pressed.push('seen');
      await person.shot(`tocchi-${shots}-${what}`);
    }
    await person.page.waitForTimeout(LOOK_MS);
  }
}

const SAMPLE = [
  { preset: 'sei_tocchi', players: 2, options: { call: 3 } },
  { preset: 'palio', players: 4, options: {}, untilTurned: true },
];
const WHOLE = [
  { preset: 'sei_tocchi', players: 4, options: { call: 5, wagers: 'all' } },
  { preset: 'palio', players: 4, options: { call: 3 } },
  { preset: 'sei_tocchi', players: 6, options: { call: 8 } },
  { preset: 'palio', players: 6, options: {} },
];
// `untilTurned`: only until one of the two was the dealer.
for (const { preset, players, options, untilTurned = false } of FULL ? WHOLE : SAMPLE)
  suite(`${preset}, ${players} players`, () => {
    let people = [];
    after(() => Promise.all(people.map((person) => person.leave())));

    test('as the server counts it', { timeout: 600_000 }, async () => {
      const looks = [
        { name: 'Ginevra', viewport: DESKTOP, locale: 'it-IT' },
        { name: 'Lapo', viewport: PHONE, touch: true, locale: 'en-GB' },
      ];
      for (const look of looks) people.push(await Person.enter(browser, server.base, look));
      const rounds = preset === 'palio' ? undefined : 1;
      await sitTogether(people, { game: 'tocchi', preset, players, options, rounds }, players);
      const pressed = [];
      const enough = () => table(people[0])?.state === 'over' || (untilTurned && pressed.includes('turn'));
      for (let hand = 1; !enough(); hand += 1) {
        if (hand > 1) await Promise.all(people.map((person) => person.press('next-hand')));
        const rng = random(1731 + hand);
        for (const own of await Promise.all(
          people.map((person, seat) => playHand(person, hand, rng, hand === 1 && `${preset}-${seat}`)),
        ))
          pressed.push(...own);
        for (const [seat, person] of people.entries()) await person.shot(`tocchi-${preset}-${seat}-sheet-${hand}`);
      }
      assert.ok(pressed.includes('turn'), 'a dealer turned a card');
      if (options.call) for (const word of ['call', 'silent']) assert.ok(pressed.includes(word), word);
      const { match } = table(people[0]);
      const api = new Api(server.base, await people[1].secret());
      for (const { hand, seats } of match.hands) {
        const { result } = await api.hand(hand);
        const marks = seats.map((_, seat) =>
          result.marks.filter((mark) => mark.seat === seat).reduce((sum, mark) => sum + mark.marks, 0),
        );
        assert.deepEqual(seats, preset === 'palio' ? marks : result.seats);
        assert.equal(
          result.seats.reduce((sum, amount) => sum + amount),
          0,
        );
      }
      if (untilTurned) assert.ok(match.hands.length <= players);
      else if (preset === 'palio') assert.ok(Math.max(...match.totals) >= (options.target ?? 12));
      else assert.equal(match.hands.length, players);
      for (const person of people) assert.deepEqual([person.complaints, person.strays], [[], []]);
    });
  });
