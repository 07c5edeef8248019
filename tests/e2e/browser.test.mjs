// Four people in four browsers play one hand of each preset with ordinary clicks: from the lobby and the
// invitation link to the score sheets, which agree with SQLite, the pages and the replay to the last point.
// In one of the hands the server is killed within a trick, and the four browsers continue by themselves.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Person, served } from './lib/browser.mjs';
import { playToSheet, question, readSheet, sheetOf, tryBarred } from './lib/hands_on.mjs';
import { Api } from './lib/http.mjs';
import { agree } from './lib/ledger.mjs';
import { sitTogether } from './lib/new_table.mjs';
import { random } from './lib/player.mjs';
import { PAIRS } from './lib/presets.mjs';
import { FULL } from './lib/sample.mjs';
import { UNHURRIED } from './lib/start_server.mjs';
import { NAMES, witness } from './lib/table.mjs';

const SEED = Number(process.env.SEED ?? 1798);
const KILLED = 'germini'; // the preset in whose hand the server is killed
const RELOADED = 'pagat'; // and a page is reloaded
const DOWN_MS = 700;

let server, browser;
served({ args: UNHURRIED }, (started) => ({ server, browser } = started));

const texts = (person) => person.frames.filter(({ dir }) => dir === 'in').map(({ text }) => text);
const last = (person, kind) =>
  texts(person)
    .map((text) => JSON.parse(text))
    .findLast(({ t }) => t === kind);

/** From the lobby to four ready seats. */
async function sitDown(preset) {
  const people = [];
  for (const name of NAMES) people.push(await Person.enter(browser, server.base, { name, worker: true }));
  assert.match(await sitTogether(people, { preset }), /#\/table\/[a-z0-9]+\/[\w-]{22,}$/);
  return people;
}

/** The server is killed within a trick; somebody plays on all the same; all four pages reconnect by themselves. */
async function dieInMidTrick(people) {
  for (const person of people) await person.page.evaluate(() => (window.thisVeryPage = true));
  await server.kill();
  await Promise.all(people.map((person) => person.see('reconnecting')));
  await sleep(DOWN_MS);
  await server.again();
  await Promise.all(people.map((person) => person.at('reconnecting').waitFor({ state: 'hidden' })));
  for (const person of people) assert.equal(await person.page.evaluate(() => window.thisVeryPage), true);
}

for (const [at, preset] of PAIRS.slice(0, FULL ? undefined : 1).entries())
  suite(`four browsers by ${preset}`, () => {
    let people, sheets, hands;
    let deaths = 0;
    let barred = 0;
    let reloads = 0;
    after(() => Promise.all((people ?? []).map((person) => person.leave())));

    test('a hand from the lobby to the score sheet', { timeout: 300_000 }, async () => {
      people = await sitDown(preset);
      const before = (person) => async (what) => {
        if (what.kind !== 'play') return;
        if (what.barred.length > 0 && barred < 2) {
          barred += 1;
          await tryBarred(person, what.barred[0]);
        }
        const count = person.plays;
        if (preset === RELOADED && reloads === 0 && count > 40) {
          reloads += 1;
          await person.page.reload();
          await question(person);
        }
        if (preset === KILLED && deaths === 0 && count > 24 && count % 4 === 2) {
          deaths += 1;
          await dieInMidTrick(people);
        }
      };
      await Promise.all(
        people.map((person, seat) => playToSheet(person, random(SEED * 100 + at * 10 + seat), before(person))),
      );
      sheets = await Promise.all(people.map(readSheet));
      assert.equal(deaths, preset === KILLED ? 1 : 0);
      assert.equal(reloads, preset === RELOADED ? 1 : 0);
      assert.ok(barred > 0);
      await Promise.all(people.map((person, seat) => person.shot(`four-${preset}-${seat}`)));
    });

    test('sheets, SQLite, pages, replay and the checker agree to the last point', async () => {
      const { match } = last(people[0], 'table');
      assert.equal(match.played, 1);
      const secrets = await Promise.all(people.map((person) => person.secret()));
      hands = await agree(server, new Api(server.base, secrets[2]), match.id, texts(people[1]));
      assert.equal(hands[0].record.rules.preset, preset);
      for (const sheet of sheets) assert.deepEqual(sheet, sheetOf(hands[0].result));
      for (const person of people) {
        const girata = person.at('match-table');
        assert.equal(await girata.getAttribute('data-totals'), match.totals.join(','));
      }
    });

    test('no frame sent a browser more than its seat may know', () => {
      for (const [seat, person] of people.entries()) {
        const found = witness(seat, person.frames, hands);
        assert.deepEqual(found.problems, []);
        assert.ok(found.toldWhole(1));
        assert.ok(found.choices > 0 && found.codes > 100);
      }
      assert.match(witness(1, people[0].frames, hands).problems.join('\n'), /may not be known yet/);
    });

    test('no page logged an error or called another server, and the server refused nothing', () => {
      const expected = preset === KILLED ? /WebSocket connection to|ERR_CONNECTION_REFUSED/ : /^$/;
      for (const person of people) {
        assert.deepEqual(
          person.complaints.filter((text) => !expected.test(text)),
          [],
        );
        assert.deepEqual(person.strays, []);
        const refused = texts(person).filter((text) => /"t":\s*"(refused|error)"/.test(text));
        assert.deepEqual(refused, []);
      }
    });

    test('a table opened twice: the older page says so, and takes it back', async () => {
      const [person] = people;
      const address = person.page.url();
      const second = await person.context.newPage();
      await second.goto(address);
      await second.getByTestId('board').waitFor();
      await person.see('bye');
      assert.equal(await person.at('bye').getAttribute('data-code'), 'second_tab');
      await person.press('continue-here');
      await person.see('board');
      await second.getByTestId('bye').waitFor();
      await second.close();
    });
  });
