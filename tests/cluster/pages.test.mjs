// A hand at two pages, desktop and phone, through HAProxy: the table's node is killed in the middle of it, then the
// other one is stopped, then PostgreSQL is killed. Screenshots for people to look at: SHOTS=folder.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, PHONE, Person } from '../e2e/lib/browser.mjs';
import { answer, question } from '../e2e/lib/hands_on.mjs';
import { latest, sitTogether } from '../e2e/lib/new_table.mjs';
import { random } from '../e2e/lib/player.mjs';
import { haproxy } from './lib/haproxy.mjs';
import { Cluster } from './lib/nodes.mjs';

const KILLED_AT = 6; // question of the first player
const STOPPED_AT = 10;
const DATABASE_KILLED_AT = 14;
// What a browser reports of requests and sockets that have ended.
const CONNECTION = /WebSocket|Failed to load resource|ERR_/;

let cluster, proxy, browser, rng;
before(async () => {
  cluster = await Cluster.start(['a', 'b'], { flags: () => ['--trusted-proxy', '127.0.0.1/32'], web: true });
  proxy = await haproxy(cluster.node('a').address, cluster.node('b').address);
  browser = await launch();
  rng = random(1798);
});
after(async () => {
  await browser?.close();
  await proxy?.close();
  await cluster.dispose();
});

/** The name of the node that has the only table that is played. */
async function node() {
  const [[name]] = await cluster.query(
    `SELECT n.name FROM cluster.leases l JOIN cluster.nodes n ON n.key = l.node
     JOIN tables t ON t.key = l.table_key WHERE t.state = 'playing'`,
  );
  return name;
}

const held = (person) =>
  person.page.evaluate(() =>
    [...document.querySelectorAll('button[data-testid^="card-"]')].map(({ dataset }) => dataset.card).sort(),
  );

/** Plays to the hand's sheet; `beforeAnswer(number)` is called with the number of each question. */
async function play(person, beforeAnswer = () => {}) {
  let number = 0;
  for (let what = await question(person); what.kind !== 'sheet'; what = await question(person)) {
    await beforeAnswer((number += 1));
    await answer(person, what, rng);
  }
  return number;
}

test('a hand goes on in the browsers while nodes and PostgreSQL are killed', { timeout: 180_000 }, async (t) => {
  const people = [
    await Person.enter(browser, proxy.base, { name: 'Ginevra', locale: 'en-GB' }),
    await Person.enter(browser, proxy.base, { name: 'Lapo', viewport: PHONE, touch: true }),
  ];
  const [first, second] = people;
  await sitTogether(people, { preset: 'germini' }, 4);
  const { id } = latest(first, 'table').match;

  /** Ends something while a question is open: the page loses its connection, comes back, and shows the same cards. */
  async function interrupted(how, end) {
    const cards = await Promise.all(people.map(held));
    assert.ok(cards.every(({ length }) => length > 0));
    const home = await node();
    const welcomes = () => first.frames.filter(({ dir, text }) => dir === 'in' && text.includes('"welcome"')).length;
    const before = welcomes();
    const since = performance.now();
    await end(home);
    await first.shot(`${how}-ended`);
    while (welcomes() === before) await first.page.waitForTimeout(20);
    t.diagnostic(`${how}: the page is back after ${Math.round(performance.now() - since)} ms`);
    await question(first);
    await Promise.all(people.map((person) => person.shot(`${how}-back-${person.name}`)));
    assert.deepEqual(await Promise.all(people.map(held)), cards, how);
    return home;
  }
  const faults = {
    [KILLED_AT]: async () => {
      const home = await interrupted('kill', (name) => cluster.node(name).kill());
      assert.notEqual(await node(), home);
      await cluster.revive(home);
    },
    [STOPPED_AT]: async () => {
      const home = await interrupted('stop', (name) => cluster.node(name).stop());
      assert.notEqual(await node(), home);
      await cluster.revive(home);
    },
    [DATABASE_KILLED_AT]: async () => {
      const cards = await held(second);
      cluster.postgres.kill();
      // A server that cannot say who asks takes nobody for a stranger.
      await second.page.reload();
      await second.see('unreachable');
      await Promise.all(people.map((person) => person.shot(`database-killed-${person.name}`)));
      await cluster.postgres.again();
      await second.see('board');
      await second.when(
        (count) => document.querySelectorAll('button[data-testid^="card-"]').length === count,
        cards.length,
      );
      assert.deepEqual(await held(second), cards);
    },
  };
  const [asked] = await Promise.all([play(first, (number) => faults[number]?.()), play(second)]);
  assert.ok(asked > DATABASE_KILLED_AT, `${asked} questions`);
  await Promise.all(people.map((person) => person.shot(`sheet-${person.name}`)));
  for (const person of people) {
    const { match } = latest(person, 'table');
    assert.deepEqual([match.id, match.hands.length], [id, 1]);
    assert.deepEqual(
      person.complaints.filter((one) => !CONNECTION.test(one)),
      [],
    );
    await person.leave();
  }
  cluster.verify();
});
