// The weight of the page before anything can be done with it, and that it does not grow in use.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { clickToSheet } from './lib/any_game.mjs';
import { Person, served } from './lib/browser.mjs';
import { until } from './lib/council.mjs';
import { nextHand } from './lib/hands_on.mjs';
import { latest, newTable, withBots } from './lib/new_table.mjs';
import { FULL } from './lib/sample.mjs';
import { UNHURRIED } from './lib/start_server.mjs';
import { faces, heaviest, held, scales, sum, withoutFaces } from './lib/weight.mjs';

const KB = 1000;
/** The start page, and the page that an invitation opens, until it can be used. */
const FIRST = 115 * KB;
/** The same and a table with its game; 235 KB before a fourth family stood on the start page, 238 before the deal of the day. */
const TABLE = 245 * KB;
/** All pictures of the largest pack. */
const PACK = 55 * KB;

let server, browser;
served({ args: UNHURRIED }, (started) => ({ server, browser } = started));

// Without the worker, which has some of it already: everything is loaded over the network.
const stranger = (locale = 'it-IT') => Person.enter(browser, server.base, { name: 'Ada', locale, worker: false });
const light = (fetched, limit) => {
  // What is asked for again and again, as the list of tables, counts once however slow the machine is.
  const needed = withoutFaces(fetched).filter(({ path }, at, all) => all.findIndex((one) => one.path === path) === at);
  // Everything came from the network.
  assert.deepEqual(
    needed.filter(({ bytes }) => bytes === 0),
    [],
  );
  assert.ok(sum(needed) <= limit, `${sum(needed)} bytes of ${limit}:\n${heaviest(needed)}`);
};
const still = (person) => person.page.waitForLoadState('networkidle');

for (const locale of ['it-IT', 'en-GB'])
  test(`the start page weighs at most 115 KB without the cards, ${locale}`, { timeout: 60_000 }, async (t) => {
    const person = await stranger(locale);
    const fetched = await scales(person);
    await person.page.goto('/');
    await person.see('lobby-name');
    await still(person);
    light(fetched, FIRST);
    t.diagnostic(`${sum(withoutFaces(fetched))} bytes`);
    // Of two languages one is loaded completely: the other is loaded on demand.
    const before = fetched.length;
    await person.press('language');
    await person.page.locator(`html[lang="${locale.startsWith('it') ? 'en' : 'it'}"]`).waitFor();
    assert.ok(fetched.slice(before).some(({ path }) => path.startsWith('/assets/')));
    assert.deepEqual(person.complaints, []);
    await person.leave();
  });

test(
  'the page of an invitation weighs no more, and a table no more than what it needs',
  { timeout: 90_000 },
  async (t) => {
    const host = await Person.arrive(browser, server.base, { name: 'Lisa' });
    await newTable(host, { preset: 'pagat' });
    const { id, invitation } = latest(host, 'table');
    const person = await stranger();
    const fetched = await scales(person);
    await person.page.goto(`/#/table/${id}/${invitation}`);
    await person.see('lobby-name');
    await still(person);
    light(fetched, FIRST);
    t.diagnostic(`asked for a name: ${sum(withoutFaces(fetched))} bytes`);
    await person.giveName();
    await person.see('waiting-room');
    await still(person);
    light(fetched, TABLE);
    t.diagnostic(`at the table: ${sum(withoutFaces(fetched))} bytes`);
    assert.deepEqual(person.complaints, []);
    await person.leave();
    await host.leave();
  },
);

test(
  'from the start page to the first view of a table, with its game: at most 245 KB, and one file of cards',
  { timeout: 90_000 },
  async (t) => {
    const person = await stranger();
    const fetched = await scales(person);
    await person.page.goto('/');
    await person.see('lobby-name');
    await still(person);
    const before = fetched.length;
    await person.press('play-alone');
    await person.see('prompt');
    // The person may have to cut first. The cards are asked for after the network was quiet for a moment.
    await person.page.locator('[data-testid=cut-panel], [data-testid=board] img').first().waitFor();
    if (await person.at('cut-panel').count()) await person.press('cut-pack');
    await person.when(() => document.querySelectorAll('[data-testid=board] img').length > 20);
    await still(person);
    light(fetched, TABLE);
    const cards = faces(fetched.slice(before));
    assert.equal(cards.length, 1, cards.map(({ path }) => path).join('\n'));
    assert.ok(sum(cards) <= PACK, `${sum(cards)} bytes of ${PACK}`);
    // All of them are shown: the hand's, and the backs.
    const shown = () => person.page.locator('[data-testid=board] img');
    assert.ok((await shown().count()) > 20);
    for (const url of await shown().evaluateAll((images) => images.map(({ src }) => src))) assert.match(url, /^blob:/);
    await person.when(() =>
      [...document.querySelectorAll('[data-testid=board] img')].every((img) => img.naturalWidth > 0),
    );
    t.diagnostic(`on the table: ${sum(withoutFaces(fetched))} bytes, with the cards ${sum(fetched)}`);
    await person.leave();
  },
);

/** Goes to an address of the page and to the lobby again. */
async function visit(person, hash, sign) {
  await person.page.evaluate((to) => (location.hash = to), hash);
  await person.see(sign);
  await person.page.evaluate(() => (location.hash = '#/'));
  await person.see('create-table');
}
const WARM = 3;
const OFTEN = 8;
// A browser retains parts of the page that was left last.
const NODES = 60;
const LISTENERS = 5;

/** After a few openings the page retains its final amount; after many it retains no more. */
async function flat(person, hash, sign) {
  for (let time = 0; time < WARM; time += 1) await visit(person, hash, sign);
  const early = await held(person);
  for (let time = 0; time < OFTEN; time += 1) await visit(person, hash, sign);
  const late = await held(person);
  const found = `${hash}: ${JSON.stringify(early)} → ${JSON.stringify(late)}`;
  assert.ok(late.nodes <= early.nodes + NODES, found);
  assert.ok(late.listeners <= early.listeners + LISTENERS, found);
  return found;
}

test('leaving a table or an old hand leaks nothing', { timeout: 120_000 }, async (t) => {
  const person = await Person.arrive(browser, server.base, { name: 'Bianca' });
  await newTable(person, { preset: 'pagat' });
  const table = new URL(person.page.url()).hash;
  await withBots(person);
  t.diagnostic(await flat(person, table, 'board'));
  t.diagnostic(await flat(person, '#/printed/minchiate', 'replay-play'));
  assert.deepEqual(person.complaints, []);
  await person.leave();
});

/** Hands after which the heap is measured, with the score sheet open. */
const [EARLY, LATE] = FULL ? [5, 20] : [2, 4];
const GROWTH = 1.5 * KB * KB;

for (const game of FULL ? ['minchiate', 'bolognese', 'siciliano'] : ['bolognese'])
  test(
    `the heap grows by less than 1.5 MB from hand ${EARLY} of ${game} to hand ${LATE}`,
    { timeout: 900_000 },
    async (t) => {
      const person = await Person.arrive(browser, server.base, { name: 'Bianca' });
      await newTable(person, { game });
      await withBots(person);
      const heaps = [];
      for (let hand = 1; hand <= LATE; hand += 1) {
        await clickToSheet(person);
        // Until the table says how the match goes on, the sheet may have the other button.
        await until(() => latest(person, 'table').state !== 'playing', 'the hand is closed');
        if (hand === EARLY || hand === LATE) heaps.push((await held(person)).heap);
        await nextHand(person, person.at('next-hand').or(person.at('again')));
      }
      const [early, late] = heaps;
      t.diagnostic(`${early} and ${late} bytes`);
      assert.ok(late - early < GROWTH, `${early} and ${late} bytes`);
      assert.deepEqual(person.complaints, []);
      await person.leave();
    },
  );
