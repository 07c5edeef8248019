// A page that plays faster than the server reads: what was not read is sent again by itself, and the hand continues. And
// the bots' speed at the player's request.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { launch, Person } from './lib/browser.mjs';
import { answer, playToSheet, question } from './lib/hands_on.mjs';
import { newTable, withBots } from './lib/new_table.mjs';
import { random } from './lib/player.mjs';
import { Server, UNHURRIED } from './lib/start_server.mjs';

const SEED = Number(process.env.SEED ?? 1798);
const SLOW = ['--message-rate', '2/6']; // of a hand's some 50 messages most are too fast

let server, browser, person;
before(async () => {
  server = await Server.start({ web: true, args: SLOW });
  browser = await launch();
});
after(async () => {
  await person?.leave();
  await browser?.close();
  await server.dispose();
});

test('a client that is too fast for the server plays its hand to the sheet', { timeout: 120_000 }, async () => {
  person = await Person.arrive(browser, server.base, { name: 'Bianca' });
  await newTable(person, { preset: 'pagat' });
  await withBots(person);
  await playToSheet(person, random(SEED));
  const messages = (dir) => person.frames.filter((frame) => frame.dir === dir).map(({ text }) => JSON.parse(text));
  const errors = messages('in').filter(({ t }) => t === 'error');
  assert.ok(errors.length > 0, 'nothing was too fast');
  assert.deepEqual(new Set(errors.map(({ code }) => code)), new Set(['too_fast']));
  const acts = messages('out').filter(({ t }) => t === 'act');
  const once = new Set(acts.map(({ id }) => id));
  assert.ok(once.size < acts.length, 'nothing was sent again');
  const done = messages('in').filter(({ t, id }) => t === 'done' && once.has(id));
  assert.deepEqual(new Set(done.map(({ id }) => id)), once, 'every move was taken');
  assert.deepEqual(person.complaints, []);
});

suite('the pace of the bots', () => {
  const TRICKS = 5;
  /** A trick at the quick pace takes at least this many milliseconds. */
  const VISIBLE = 1000;
  let natural, someone;
  before(async () => {
    natural = await Server.start({ web: true, args: UNHURRIED, botPace: '900-2600' });
    someone = await Person.arrive(browser, natural.base, { name: 'Bianca', motion: true });
    await newTable(someone, { preset: 'pagat' });
    await withBots(someone);
  });
  after(async () => {
    await someone?.leave();
    await natural?.dispose();
  });

  async function choosePace(pace) {
    await someone.press('menu');
    await someone.press('preferences');
    await someone.at('pace').selectOption(pace);
    await someone.page.keyboard.press('Escape');
    await someone.page.keyboard.press('Escape');
    await someone.at('menu-dialog').waitFor({ state: 'detached' });
  }
  /** Answers until a card is to be played: false if the hand ends first. */
  async function toPlay(rng) {
    for (;;) {
      const asked = await question(someone);
      if (asked.kind === 'play') return asked;
      assert.notEqual(asked.kind, 'sheet', 'the hand was too short');
      await answer(someone, asked, rng);
    }
  }
  /** How long each of some tricks took, from the player's own card to the next; `meanwhile`: after the own card. */
  async function tricks(rng, count, meanwhile = async () => {}) {
    const took = [];
    let asked = await toPlay(rng);
    for (let trick = 0; trick < count; trick += 1) {
      const begun = Date.now();
      await answer(someone, asked, rng);
      await meanwhile();
      asked = await toPlay(rng);
      took.push(Date.now() - begun);
    }
    return took.sort((a, b) => a - b)[count >> 1];
  }
  const wishes = () =>
    someone.frames
      .filter(({ dir, text }) => dir === 'out' && text.includes('"t":"pace"'))
      .map(({ text }) => JSON.parse(text).wish);

  test('quick bots are quick but visible, and a tap or a key hurries them', { timeout: 240_000 }, async (t) => {
    const rng = random(SEED);
    await toPlay(rng);
    const slow = await tricks(rng, 2);
    await choosePace('fast');
    const quick = await tricks(rng, TRICKS);
    await choosePace('none');
    const immediate = await tricks(rng, TRICKS);
    await choosePace('normal');
    assert.deepEqual(wishes(), ['quick', 'immediate', 'natural']);
    const felt = await someone.at('trick').boundingBox();
    const tap = () => someone.page.mouse.click(felt.x + 2, felt.y + 2);
    const tapped = await tricks(rng, 2, tap);
    const pressed = await tricks(rng, 2, () => someone.page.keyboard.press('+'));
    t.diagnostic(
      `a trick: natural ${slow} ms, quick ${quick} ms, immediate ${immediate} ms; ` +
        `natural with a tap ${tapped} ms, with the key ${pressed} ms`,
    );
    assert.ok(quick >= VISIBLE, `${quick} ms`);
    assert.ok(immediate < quick && quick < slow, `${immediate} < ${quick} < ${slow}`);
    assert.ok(tapped < slow && pressed < slow, `${tapped}, ${pressed} < ${slow}`);
    const hurried = wishes().slice(3);
    assert.ok(hurried.length >= 6 && hurried.length % 2 === 0, hurried.join());
    assert.ok(
      hurried.every((wish, i) => wish === (i % 2 ? 'natural' : 'immediate')),
      hurried.join(),
    );
    assert.deepEqual(someone.complaints, []);
  });
});
