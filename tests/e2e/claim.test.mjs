// Claiming the rest (CLAIM-1 … CLAIM-6), over the wire: the leader claims at every lead of random hands.
// An unproven claim is reported to the claimant only; a proven one opens the hand, and the others accept it or have it played on.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { agree } from './lib/ledger.mjs';
import { offered } from './lib/offered.mjs';
import { playHand, random } from './lib/player.mjs';
import { Server, UNHURRIED } from './lib/start_server.mjs';
import { answered, ready, received, seated, witness } from './lib/table.mjs';
import { SPECTATOR } from './lib/timeline.mjs';

const SEED = Number(process.env.SEED ?? 1798);
const MOST_HANDS = 40; // until a claim is proven
const LOOKED_AT = 4; // refusals per hand that are compared with what the others received
const PLAYERS = 4;

let server;
before(async () => (server = await Server.start({ args: UNHURRIED })));
after(() => server.dispose());

const told = (client) => client.received('events').flatMap(({ events }) => events);
const cardsPlayed = (events) => events.filter(({ why }) => why === 'play').length;

/** The refusal of a claim went to the claimant; nobody else received anything. */
async function toldToNobodyElse({ everyone }, claimant) {
  for (const client of everyone.filter((one) => one !== claimant)) {
    const { length } = client.frames;
    const { pongs } = client;
    client.send({ t: 'ping' });
    await client.until(() => client.pongs > pongs);
    const came = client.frames.slice(length).filter(({ dir }) => dir === 'in');
    assert.deepEqual([...new Set(came.map(({ text }) => JSON.parse(text).t))], ['pong']);
  }
}

/** Claims at every lead; `answer(client, n)` is called for each seat that has to answer a proven claim. */
function claiming(table, client, seen, answer) {
  const done = new Set();
  const asked = ({ hand, n }) => client.question?.hand === hand && client.question.n === n;
  return async (question) => {
    const { hand, n, choice } = question;
    const mine = choice.phase === 'claim' || offered(choice, 'claim');
    if (!mine || (done.has(n) && choice.phase !== 'claim')) return false;
    if (!done.has(n)) {
      done.add(n);
      if (choice.phase === 'claim') await answer(client, { hand, n });
      else if (!(await claims(table, client, question, seen))) return false;
    }
    await client.until(() => !asked(question) || client.over.has(hand));
    return true;
  };
}

async function claims(table, client, { hand, n }, seen) {
  const answer = await client.act({ claim: true }, { hand, n });
  if (answer.t === 'done') {
    seen.claimant = client;
    return true;
  }
  assert.deepEqual([answer.t, answer.rule], ['refused', 'CLAIM-2'], JSON.stringify(answer));
  if (seen.refusals < LOOKED_AT) await toldToNobodyElse(table, client);
  seen.refusals += 1;
  return false;
}

/** Random hands, each at a table of its own, until a claim is proven; then to the end of that hand. */
async function played(answer) {
  for (let hand = 0; hand < MOST_HANDS; hand += 1) {
    const table = await seated(server, { preset: 'pagat', watched: true, stubborn: true });
    const { clients, everyone } = table;
    await ready(clients, 1);
    const seen = { claimant: null, refusals: 0 };
    await Promise.all(
      clients.map((client) =>
        playHand(client, 1, random(SEED + PLAYERS * hand + client.seat), {
          before: claiming(table, client, seen, answer),
        }),
      ),
    );
    for (const client of everyone) await client.until(() => client.over.has(1));
    if (seen.claimant) return { ...table, ...seen };
    await Promise.all(everyone.map((client) => client.close()));
  }
  throw new Error(`no claim was proven in ${MOST_HANDS} hands`);
}

/** All accounts of the hand agree, its record replays, and nobody was sent too much. */
async function settled({ clients, everyone, spectator, apis }) {
  for (const client of everyone) await client.until(() => client.table.state === 'between');
  const hands = await agree(server, apis[0], clients[0].table.match.id, received(spectator));
  for (const client of everyone) {
    assert.deepEqual(client.problems, []);
    assert.deepEqual(witness(client.seat ?? SPECTATOR, client.frames, hands).problems, []);
  }
  const [{ record }] = hands;
  assert.ok(
    record.moves.every((move) => !('claim' in move) && !('accept' in move) && !('play_on' in move)),
    'the record knows no claim',
  );
  await Promise.all(everyone.map((client) => client.close()));
}

/** What the spectator received from the claim on, and the claim. */
function sinceClaim({ spectator, claimant }) {
  const events = told(spectator);
  const at = events.findIndex(({ e, why }) => e === 'seen' && why === 'claim');
  const claim = events[at];
  assert.equal(claim.zone, `hand:${claimant.seat}`);
  assert.equal(claim.cards.length, claim.count, 'all see the whole hand');
  return { claim, rest: events.slice(at + 1) };
}

suite('claiming the rest', () => {
  test(
    'accepted by all, with the server killed between two answers, the claim ends the hand',
    { timeout: 240_000 },
    async () => {
      let line = Promise.resolve();
      let answers = 0;
      const accept = async (client, about) => {
        answered(await client.act({ accept: true }, about));
        answers += 1;
        if (answers % (PLAYERS - 1) !== 1) return;
        await server.kill();
        await server.again();
      };
      const table = await played((client, about) => (line = line.then(() => accept(client, about))));
      assert.equal(answers, PLAYERS - 1);
      assert.ok(table.refusals > 0, 'some claim was refused before');
      const { claim, rest } = sinceClaim(table);
      assert.deepEqual(rest.filter(({ word }) => word === 'accept').map(({ seat }) => seat).length, PLAYERS - 1);
      assert.equal(cardsPlayed(rest), PLAYERS * claim.count, 'every card that was left is played');
      assert.deepEqual(
        [...new Set(rest.filter(({ e }) => e === 'trick').map(({ winner }) => winner))],
        [table.claimant.seat],
      );
      await settled(table);
    },
  );

  test('played on, the hand continues face up and is not claimed again', { timeout: 240_000 }, async () => {
    const answers = [];
    let line = Promise.resolve();
    const table = await played(
      (client, about) =>
        (line = line.then(async () => {
          // The other player's answer comes too late.
          const answer = await client.act({ play_on: true }, about);
          answers.push(answer.t === 'done' ? 'done' : answer.rule);
        })),
    );
    assert.equal(answers[0], 'done');
    assert.ok(
      answers.slice(1).every((one) => one === 'stale' || one === 'TURN-1'),
      answers.join(),
    );
    const { claim, rest } = sinceClaim(table);
    assert.equal(rest.filter(({ word }) => word === 'play_on').length, 1);
    assert.equal(rest.filter(({ why }) => why === 'claim').length, 0);
    assert.deepEqual(
      [...new Set(rest.filter(({ e }) => e === 'trick').map(({ winner }) => winner))],
      [table.claimant.seat],
    );
    assert.equal(cardsPlayed(rest), PLAYERS * claim.count);
    const offers = table.claimant.received('choice').filter(({ choice }) => offered(choice, 'claim'));
    assert.ok(offers.length > 0);
    await settled(table);
  });
});
