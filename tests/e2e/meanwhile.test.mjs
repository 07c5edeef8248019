// Three friends who wait for a fourth play in three meanwhile; the fourth comes, all agree, and they go on in pairs at the
// same table: by clicks, on a desktop and on phones.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { clickToSheet } from './lib/any_game.mjs';
import { DESKTOP, Person, PHONE, served } from './lib/browser.mjs';
import { question } from './lib/hands_on.mjs';
import { Api } from './lib/http.mjs';
import { latest, newTable } from './lib/new_table.mjs';
import { UNHURRIED } from './lib/start_server.mjs';

let server, browser;
served({ args: UNHURRIED }, (started) => ({ server, browser } = started));

const people = [];
after(() => Promise.all(people.map((person) => person.leave())));
const table = (person) => latest(person, 'table');
const all = (press) => Promise.all(people.map((person) => person.press(press)));

async function arrive(name, look, link) {
  const person = await Person.enter(browser, server.base, { name, ...look });
  people.push(person);
  await person.page.goto(link);
  await person.giveName();
  return person;
}

test('in three until the fourth comes', { timeout: 240_000 }, async () => {
  const host = await arrive('Ginevra', { viewport: DESKTOP, locale: 'it-IT' }, '/');
  await newTable(host, { preset: 'pagat' });
  const link = await host.at('invitation-link').inputValue();
  for (const [seat, name] of ['Lapo', 'Nannina'].entries()) {
    const friend = await arrive(name, { viewport: PHONE, touch: true, locale: 'en-GB' }, link);
    await friend.press(`sit-${seat + 1}`);
    await friend.see('stand');
  }
  assert.equal(await people[1].at('meanwhile-three').count(), 0, 'it is the host who decides');
  await host.press('meanwhile-three');
  for (const person of people) await person.see('later');
  await host.shot('meanwhile-desktop-waiting');
  await people[1].shot('meanwhile-phone-waiting');
  await all('ready');
  await Promise.all(people.map(clickToSheet));
  assert.equal(table(host).rules.preset, 'three');

  const fourth = await arrive('Vieri', { viewport: PHONE, touch: true, locale: 'it-IT' }, link);
  await fourth.see('council-line');
  await fourth.shot('meanwhile-phone-fourth');
  const three = people.slice(0, 3);
  await Promise.all(three.map((person) => person.press('next-hand')));
  await Promise.all(three.map((person) => person.at('sheet-dialog').waitFor({ state: 'hidden' })));
  await host.shot('meanwhile-desktop-come');
  for (const person of three) {
    await person.page.locator('[data-testid="council-line"][data-kind="later"]').waitFor();
    await person.press('council-open');
  }
  for (const person of people) await person.see('waiting-room');
  assert.deepEqual([table(host).rules.preset, table(host).later], ['pagat', undefined]);
  await fourth.press('sit-3');
  await fourth.see('stand');
  await host.shot('meanwhile-desktop-four');
  await all('ready');
  await Promise.all(people.map((person) => person.see('board')));
  await Promise.race(people.map((person) => question(person)));
  const { matches } = await new Api(server.base, await host.secret()).must('GET', '/api/history');
  assert.deepEqual(
    matches.map(({ preset }) => preset),
    ['three'],
  );
  for (const person of people) assert.deepEqual([person.complaints, person.strays], [[], []]);
});
