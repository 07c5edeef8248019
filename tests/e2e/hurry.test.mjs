// A page that plays faster than the server reads: what was not read is sent again by itself, and the hand continues.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clickToSheet } from './lib/any_game.mjs';
import { Person, served } from './lib/browser.mjs';
import { newTable, withBots } from './lib/new_table.mjs';

const SLOW = ['--message-rate', '4/6']; // of a hand's some 50 messages most are too fast

let server, browser;
served({ args: SLOW }, (started) => ({ server, browser } = started));

test('a client that is too fast for the server plays its hand to the sheet', { timeout: 120_000 }, async () => {
  const person = await Person.arrive(browser, server.base, { name: 'Bianca' });
  await newTable(person, { preset: 'pagat' });
  await withBots(person);
  await clickToSheet(person);
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
  await person.leave();
});
