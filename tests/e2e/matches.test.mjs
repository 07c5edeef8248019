// Random matches over the wire, of each game in turn, with one to four guests, who vacate, leave, lose connections,
// come back, are replaced, take others' seats, desert, stop early, with server kills among them. Seats, dealers,
// lines, accounts and deserters must match a model made from the rules' text only.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { tellStories } from './lib/match_stories.mjs';

const SEED = Number(process.env.SEED ?? 1798);
const MATCHES = Number(process.env.MATCHES ?? 400);
const SECONDS = Number(process.env.SECONDS ?? 12); // no match begins after them

suite('matches against the model', () => {
  test('every match gives the result in the text', { timeout: (SECONDS + 240) * 1000 }, async (t) => {
    const { passed, failed, text, counts, kills } = await tellStories({
      matches: MATCHES,
      seconds: SECONDS,
      seed: SEED,
    });
    t.diagnostic(`${kills} kills, ${JSON.stringify(counts)}`);
    assert.equal(failed, 0, text);
    assert.equal(passed, counts.matches);
    assert.ok(kills > 0);
    for (const happened of 'minchiate bolognese hands wishes stands leaves bot back sits lost'.split(' '))
      assert.ok(counts[happened] > 0, `nobody ever: ${happened}`);
  });
});
