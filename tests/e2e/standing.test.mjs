// A choice stays open until it is answered, even if another's discard comes between: the example client, whose connection is cut
// before it receives the answer to its cut, is asked to discard while it still waits for that answer, and the dealer discards
// first. From a prepared pack (a build with GERMINI_TEST_SETTINGS) in which both have to.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { CARDS } from './lib/cards.mjs';
import { Client } from './lib/client.mjs';
import { holdingProxy } from './lib/holding_proxy.mjs';
import { Api } from './lib/http.mjs';
import { moveFor, random } from './lib/player.mjs';
import { EXE, ROOT, Server, UNHURRIED } from './lib/start_server.mjs';
import { answered } from './lib/table.mjs';

const EXAMPLE = join(ROOT, 'tests/examples/one_hand.mjs');
const LIFTED = 47; // half of the maximum: the example's own cut
const DEALER = 1; // the cutter is at the dealer's left, in seat 0
const CUTTER = 0;
const LOOK_MS = 20;
const SEED = Number(process.env.SEED ?? 1798);

const known = /--packs/.test(spawnSync(EXE, ['serve', '--help'], { encoding: 'utf8' }).stdout);
const skip = known ? false : 'the program has no settings for tests';

/** The cutter robs one card (ROB-1, ROB-3), and the fola has one that the dealer takes (FOLA-3). */
function pack() {
  const laid = { [LIFTED - 2]: 'C5', [LIFTED - 1]: 'T40', [LIFTED - 5]: 'T39', 96: 'S5' };
  const rest = [...CARDS].filter((card) => !Object.values(laid).includes(card));
  return Array.from({ length: CARDS.size }, (_, at) => laid[at] ?? rest.shift());
}

suite('an open choice', { skip }, () => {
  test('the other discards while the first still waits for an answer', { timeout: 90_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'germini-pack-'));
    writeFileSync(join(folder, 'pack.jsonl'), `${JSON.stringify({ dealer: DEALER, pack: pack() })}\n`);
    const server = await Server.start({ args: [...UNHURRIED, '--packs', join(folder, 'pack.jsonl')] });
    const proxy = await holdingProxy(server.port, (text, number) => {
      if (!text.includes('"act"')) return 'pass';
      if (number === 1) return 'cut';
      return number === 2 && text.includes('"cut"') ? 'hold' : 'pass';
    });
    let example;
    try {
      const api = await Api.guest(server.base, 'Lapo');
      const request = { game: 'minchiate', preset: 'pagat', open: false, options: {} };
      const { table, invitation } = await api.create(request);
      const dealer = new Client(api, table, { invitation, label: 'dealer' });
      await dealer.connect();
      answered(await dealer.do({ sit: DEALER }));
      for (const seat of [2, 3]) answered(await dealer.do({ bot: seat }));
      const args = [EXAMPLE, '--server', proxy.base, '--table', table, '--invitation', invitation];
      example = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
      const ended = new Promise((done) => example.once('close', done));
      answered(await dealer.do({ ready: true }));

      await dealer.until(() => dealer.question?.choice.phase === 'discard', 'the question what to discard');
      assert.deepEqual([...dealer.due.seats].sort(), [CUTTER, DEALER], 'both have to discard');
      // The example has reconnected, was asked, and repeats its cut; that is delayed.
      while (!proxy.isHolding()) await sleep(LOOK_MS);
      await proxy.quiet();
      answered(await dealer.act(moveFor(dealer.question.choice, random(SEED)), { hand: 1 }));
      await dealer.until(() => !dealer.due.seats.includes(DEALER) || dealer.due.phase !== 'discard', 'the discard');
      await proxy.quiet();
      proxy.release();

      const rng = random(SEED);
      let taken = null;
      const isAsked = () => dealer.question !== null && dealer.question !== taken;
      while (!dealer.over.has(1)) {
        await dealer.until(() => dealer.over.has(1) || isAsked(), 'a choice or the end of the hand');
        if (dealer.over.has(1)) break;
        taken = dealer.question;
        answered(await dealer.act(moveFor(taken.choice, rng), { hand: 1 }));
      }
      assert.equal(await ended, 0);
      assert.deepEqual(dealer.problems, []);
      await dealer.close();
    } finally {
      example?.kill('SIGKILL');
      proxy.close();
      await server.dispose();
      rmSync(folder, { recursive: true });
    }
  });
});
