// Rare hands, from prepared packs (a build with GERMINI_TEST_SETTINGS): a cutter who robs
// sixteen cards and passes three of them on, and a player without trumps who falls and whose partner plays the cards.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { launch, Person, PHONE } from './lib/browser.mjs';
import { answer, pressCard, question, readSheet, sheetOf } from './lib/hands_on.mjs';
import { Api } from './lib/http.mjs';
import { agree } from './lib/ledger.mjs';
import { latest, newTable, withBots } from './lib/new_table.mjs';
import { random } from './lib/player.mjs';
import { Screens } from './lib/screens.mjs';
import { EXE, ROOT, Server } from './lib/start_server.mjs';
import { witness } from './lib/table.mjs';
import { free, offered } from './lib/offered.mjs';

const SEED = Number(process.env.SEED ?? 1798);
/** Both packs are prepared for a cutter in seat 0 who lifts so many cards. */
const LIFTED = '40';
const pack = (name) => join(ROOT, 'tests/e2e/packs', `${name}.jsonl`);

// A release build, which refuses the flag, cannot be tested here.
const known = /--packs/.test(spawnSync(EXE, ['serve', '--help'], { encoding: 'utf8' }).stdout);
const skip = known ? false : 'the program has no settings for tests';

let browser;
before(async () => (browser = await launch()));
after(() => browser?.close());

const told = (person) => person.frames.filter(({ dir }) => dir === 'in').map(({ text }) => JSON.parse(text));
const events = (person) => told(person).flatMap((message) => (message.t === 'events' ? message.events : []));
const sent = (person, key) =>
  person.frames
    .filter(({ dir, text }) => dir === 'out' && text.includes('"act"'))
    .map(({ text }) => JSON.parse(text).move)
    .filter((move) => key in move);

const arrive = (server, name, more) => Person.arrive(browser, server.base, { name, ...more });

async function cut(person) {
  const what = await question(person);
  assert.equal(what.kind, 'cut');
  await person.at('cut-slider').fill(LIFTED);
  assert.equal(await person.at('cut-pack').getAttribute('data-count'), LIFTED);
  await person.at('cut-slider').press('Enter');
}

/** The hand is over for everybody: sheets, ledger, replay and checker agree, and nobody was sent too much. */
async function settled(server, people) {
  const { match } = latest(people[0], 'table');
  const texts = (person) => person.frames.filter(({ dir }) => dir === 'in').map(({ text }) => text);
  const hands = await agree(server, new Api(server.base, await people[0].secret()), match.id, texts(people[0]));
  for (const person of people) {
    assert.deepEqual(await readSheet(person), sheetOf(hands[0].result));
    const { seat } = latest(person, 'welcome').you;
    assert.deepEqual(witness(seat, person.frames, hands).problems, []);
    assert.deepEqual(person.complaints, []);
    assert.deepEqual(
      told(person).filter(({ t }) => t === 'refused' || t === 'error'),
      [],
    );
  }
  return hands;
}

suite('more than thirteen robbed', { skip }, () => {
  let server, person, screens;
  before(async () => (server = await Server.start({ web: true, args: ['--packs', pack('robs_sixteen')] })));
  after(async () => {
    await person?.leave();
    await server?.dispose();
  });

  test('the cutter passes the surplus to the dealer, who is sent the cards', { timeout: 120_000 }, async () => {
    person = await arrive(server, 'Bianca', { viewport: PHONE, locale: 'en-GB' });
    screens = new Screens(person, 'laid');
    await newTable(person, { preset: 'germini' });
    await withBots(person);
    await cut(person);
    const what = await question(person);
    assert.equal(what.kind, 'discard');
    const { choice } = told(person).findLast(({ t }) => t === 'choice');
    const move = offered(choice, 'discard');
    assert.equal(move.most, 16);
    const { count, cards } = free(move);
    const rest = cards.slice(0, count);
    for (const card of rest) await pressCard(person, 'card', card);
    const all = [...(move.must ?? []), ...rest];
    const marked = await person.page.evaluate(() =>
      [...document.querySelectorAll('button[data-passed="true"]')].map(({ dataset }) => dataset.card),
    );
    assert.deepEqual(marked.sort(), all.slice(13).sort(), 'the cards for the dealer are marked');
    await screens.look('surplus');
    await person.press('discard-confirm');
    const rng = random(SEED);
    for (let next = await question(person); next.kind !== 'sheet'; next = await question(person))
      await answer(person, next, rng);
    assert.deepEqual(sent(person, 'discard'), [{ discard: all }]);
    const passed = events(person).filter(({ why }) => why === 'pass');
    assert.deepEqual(
      passed.map(({ from, to, cards }) => [from, to, [...cards].sort()]),
      [['hand:0', 'hand:1', all.slice(13).sort()]],
    );
    const [{ result }] = await settled(server, [person]);
    assert.equal(result.complete, true);
    screens.clean(['surplus']);
  });
});

for (const [preset, way] of [
  ['germini', 'next'],
  ['dresden', 'after'],
])
  suite(`falling, ${way} (${preset})`, { skip }, () => {
    let server, faller, partner;
    before(async () => (server = await Server.start({ web: true, args: ['--packs', pack('no_trumps')] })));
    after(async () => {
      await Promise.all([faller, partner].map((person) => person?.leave()));
      await server?.dispose();
    });

    test('a player without trumps lays the hand open, and the partner plays it', { timeout: 120_000 }, async () => {
      faller = await arrive(server, 'Ginevra');
      await newTable(faller, { preset });
      const link = new URL(await faller.at('invitation-link').inputValue());
      partner = await arrive(server, 'Lapo', { viewport: PHONE, locale: 'en-GB', path: `/${link.hash}` });
      await partner.press('sit-2');
      await partner.see('stand');
      const started = withBots(faller);
      await faller.at('add-bot-3').waitFor({ state: 'hidden' });
      await partner.press('ready');
      await started;
      assert.equal(latest(faller, 'table').rules.options.cascare, way);
      await cut(faller);
      const screens = new Screens(partner, `falling-${way}`);
      const counts = { falls: 0, played: 0 };
      const play = async (person, rng) => {
        for (let what = await question(person); what.kind !== 'sheet'; what = await question(person)) {
          if (what.fall && person === faller) {
            counts.falls += 1;
            await person.press('fall');
            return person.press('confirm-yes');
          }
          if (what.kind === 'for') {
            counts.played += 1;
            await screens.look('for');
            assert.equal(await person.at('for-panel').getAttribute('data-seat'), '0');
          }
          await answer(person, what, rng);
        }
      };
      await Promise.all([play(faller, random(SEED)), play(partner, random(SEED + 2))]);
      await faller.see('sheet-dialog');
      assert.equal(counts.falls, 1);
      assert.ok(counts.played > 0, 'the partner played for the fallen hand');
      assert.equal(sent(partner, 'for').length, counts.played);
      assert.deepEqual(sent(faller, 'fall'), [{ fall: true }]);
      const seen = events(faller);
      const fell = seen.findIndex(({ e, why }) => e === 'seen' && why === 'fall');
      const plays = seen.slice(fell).filter(({ from, why }) => why === 'play' && from === 'hand:0');
      assert.ok(plays.length > 10 && plays.every(({ by }) => by !== undefined && by !== 0));
      assert.equal(plays.filter(({ by }) => by === 2).length, counts.played);
      screens.clean(['for']);
    });

    test('the sheets match the ledger, and nobody was sent too much', () => settled(server, [faller, partner]));
  });
