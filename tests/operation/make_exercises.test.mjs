// The exercises of the web client are what the search says of their records.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { judges, positionOf, sources } from '../exercises/make.mjs';

test('an exercise is made again from its record as it was', { timeout: 120_000 }, async () => {
  const judge = await judges();
  try {
    const [source] = sources('siciliano');
    const file = new URL('../../web-client/src/games/siciliano/exercises/positions.json', import.meta.url);
    const [kept] = JSON.parse(readFileSync(file, 'utf8'));
    assert.deepEqual(await positionOf(source, judge), kept);
  } finally {
    await judge.server.dispose();
  }
});
