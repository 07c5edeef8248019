// Matches at random over the wire, of each game by turns, with one to four guests, who stand up, leave, lose their lines,
// come back, are replaced, take others' seats, desert, break off, with the server killed among them. Seats, dealers,
// lines, accounts and deserters must be what a model made from the rules' text alone reckons.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { tellStories } from './lib/match_stories.mjs';

const SEED = Number(process.env.SEED ?? 1798);
const MATCHES = Number(process.env.MATCHES ?? 400);
const SECONDS = Number(process.env.SECONDS ?? 25); // no match begins after them

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
    for (const happened of [
      'minchiate',
      'bolognese',
      'hands',
      'wishes',
      'stands',
      'leaves',
      'bot',
      'back',
      'sits',
      'lost',
    ])
      assert.ok(counts[happened] > 0, `nobody ever: ${happened}`);
  });
});
