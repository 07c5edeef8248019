// Sei tocchi and Al palio in browsers, a desktop and a phone, with bots: cards called in time, and results that are the
// server's. In full matches to their end, with all values of `call`; by default a round of Sei tocchi for two, a hand of Al
// palio, and the beginning of one with calls.
import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { DESKTOP, Person, PHONE, served } from './lib/browser.mjs';
import { Api } from './lib/http.mjs';
import { latest, sitTogether } from './lib/new_table.mjs';
import { random } from './lib/player.mjs';
import { FULL } from './lib/sample.mjs';
import { UNHURRIED } from './lib/start_server.mjs';

const LOOK_MS = 50;
const BY_POINTER = 8; // presses of a person in a hand; the rest by clicks from within the page, which is quicker

let server, browser;
served({ args: UNHURRIED }, (started) => ({ server, browser } = started));

const table = (person) => latest(person, 'table');
/** What the page asks for: the move to make, or that the hand is over. */
const asked = () => {
  const there = (id) => document.querySelector(`[data-testid="${id}"]:not([disabled])`);
  if (there('sheet-dialog')) return 'sheet';
  return ['turn', 'call'].find(there) ?? null;
};

/** Clicks the button from within the page; returns whether it is there. */
const clicked = (word) => {
  const button = document.querySelector(`[data-testid="${word}"]:not([disabled])`);
  button?.click();
  return button !== null;
};

/** Presses what is asked until the sheet of that hand is there, or it is enough; adds what was pressed. */
async function playHand(person, hand, pressed, { rng, shots, enough }) {
  let own = 0;
  while (!enough()) {
    const what = await person.page.evaluate(asked);
    if (what === 'sheet') {
      // Without people to press anything a hand is over at once; else it is the sheet of the hand before.
      if (table(person).match.hands.length === hand) return;
      await person.page.waitForTimeout(LOOK_MS);
      continue;
    }
    const word = what === 'call' && rng() < 0.6 ? 'silent' : what;
    if (word) {
      // The window may close, or the server turn, just before.
      const done =
        own < BY_POINTER
          ? await person.press(word, { timeout: 1500 }).then(() => true, () => false)
          : await person.page.evaluate(clicked, word);
      if (done) pressed.push(word);
      own += 1;
    }
    if (word && shots) await person.shot(`tocchi-${shots}-${what}`);
    await person.page.waitForTimeout(LOOK_MS);
  }
}

const SAMPLE = [
  { preset: 'sei_tocchi', players: 2, options: {} },
  { preset: 'sei_tocchi', players: 2, options: { call: 3 }, presses: 16 },
  { preset: 'palio', players: 4, options: {}, untilTurned: true },
];
const WHOLE = [
  { preset: 'sei_tocchi', players: 4, options: { call: 5, wagers: 'all' } },
  { preset: 'palio', players: 4, options: { call: 3 } },
  { preset: 'sei_tocchi', players: 6, options: { call: 8 } },
  { preset: 'palio', players: 6, options: {} },
];
// `untilTurned`: only until one of the two was the dealer. `presses`: only until they have pressed so often, and everything.
for (const { preset, players, options, untilTurned = false, presses } of FULL ? WHOLE : SAMPLE)
  suite(`${preset}, ${players} players${options.call ? ', with calls' : ''}`, () => {
    let people = [];
    after(() => Promise.all(people.map((person) => person.leave())));

    test(presses ? 'cards are turned and called in time' : 'as the server counts it', { timeout: 600_000 }, async () => {
      const looks = [
        { name: 'Ginevra', viewport: DESKTOP, locale: 'it-IT' },
        { name: 'Lapo', viewport: PHONE, touch: true, locale: 'en-GB' },
      ];
      for (const look of looks) people.push(await Person.enter(browser, server.base, look));
      const rounds = preset === 'palio' ? undefined : 1;
      await sitTogether(people, { game: 'tocchi', preset, players, options, rounds }, players);
      const words = options.call ? ['turn', 'call', 'silent'] : ['turn'];
      const pressed = [];
      const enough = () =>
        presses !== undefined && pressed.length >= presses && words.every((word) => pressed.includes(word));
      const over = () => enough() || table(people[0])?.state === 'over' || (untilTurned && pressed.includes('turn'));
      for (let hand = 1; !over(); hand += 1) {
        if (hand > 1) await Promise.all(people.map((person) => person.press('next-hand')));
        const rng = random(1731 + hand);
        await Promise.all(
          people.map((person, seat) =>
            playHand(person, hand, pressed, { rng, enough, shots: hand === 1 && `${preset}-${seat}` }),
          ),
        );
        for (const [seat, person] of people.entries()) await person.shot(`tocchi-${preset}-${seat}-sheet-${hand}`);
      }
      for (const word of words) assert.ok(pressed.includes(word), word);
      for (const person of people) assert.deepEqual([person.complaints, person.strays], [[], []]);
      if (presses) return;
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
    });
  });
