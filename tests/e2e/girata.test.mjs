// Four guests and a spectator play a whole girata of each preset over the protocol: the frames are valid by the schema
// and match what each viewer may know, refusals go only to their sender, a lost connection resumes by number, and all
// accounts of the girata agree to the last point.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { Client } from './lib/client.mjs';
import { Api } from './lib/http.mjs';
import { agree, skeleton, streams } from './lib/ledger.mjs';
import { playHand, random } from './lib/player.mjs';
import { PAIRS } from './lib/presets.mjs';
import { Server, UNHURRIED } from './lib/start_server.mjs';
import { nothingLeaked, ready, received, seated, witness } from './lib/table.mjs';
import { SPECTATOR } from './lib/timeline.mjs';
import { offered } from './lib/offered.mjs';

const SEED = Number(process.env.SEED ?? 1798);
const HANDS = 4;

let server;
before(async () => (server = await Server.start({ args: UNHURRIED })));
after(() => server.dispose());

/** An id far from every other number at the table, so that it can be searched for. */
const step = random(SEED);
const markedId = (client) => client.nextId(2 ** 32 + Math.floor(step() * 2 ** 32));
/** How often the others' frames name an action that is not theirs. */
const leaks = (others, id) =>
  others
    .flatMap(({ frames }) => frames)
    .filter(({ dir, text }) => dir === 'in' && new RegExp(`(?<!\\d)${id}(?!\\d)`).test(text));

/** Before some moves this client tries illegal actions, or loses its connection; then all is as before. */
function mischief(client, others, hand, counts) {
  let moves = 0;
  return async (choice) => {
    moves += 1;
    const barred = Object.entries(offered(choice.choice, 'play')?.barred ?? {});
    if (choice.choice.phase === 'play' && barred.length > 0 && counts.barred < 40) {
      const [card, clause] = barred[0];
      const id = markedId(client);
      const answer = await client.act({ play: card }, { hand, n: choice.n, id });
      assert.deepEqual([answer.t, answer.rule], ['refused', clause], `${card} barred by ${clause}`);
      assert.deepEqual(leaks(others, id), []);
      counts.barred += 1;
    }
    if (moves === 3) await refusalsOfTheTable(client, choice, others, hand, counts);
    if (moves === 8 || moves === 15) {
      await client.close({ cut: true });
      await client.connect({ afresh: moves === 15 });
      await client.until(() => client.choice !== choice, 'the choice again');
      const messages = received(client).map((text) => JSON.parse(text));
      const again = messages.slice(messages.findLastIndex(({ t }) => t === 'welcome'));
      const first = again.find(({ t }) => t === 'events');
      if (moves === 15) assert.equal(first.n, 1, 'without a number, all of the hand');
      counts.resumed += 1;
      return true;
    }
    return false;
  };
}

const REFUSALS = 6; // per table and hand
async function refusalsOfTheTable(client, { n }, others, hand, counts) {
  const early = others.find((other) => other.seat !== null);
  for (const [who, move, at, asked, rule] of [
    [early, { play: 'T1' }, hand, early.choice?.n ?? n, /^(stale|HOLD-1|TURN-2)$/], // the player may have to discard, too
    [client, { cut: 12 }, hand, n, /^TURN-2$/],
    [client, { cut: 12 }, hand, n - 1, /^stale$/],
    [client, { cut: 12 }, hand, n + 1, /^stale$/],
    [client, { play: 'T1' }, hand + 1, n, /^wrong_hand$/],
    [client, { play: 'T1' }, hand - 1, n, /^stale$/],
  ].filter(([, , of]) => of > 0)) {
    const id = markedId(who);
    const answer = await who.act(move, { hand: at, n: asked, id });
    assert.equal(answer.t, 'refused', JSON.stringify(answer));
    assert.match(answer.rule, rule);
    assert.deepEqual(
      leaks(
        [client, ...others].filter((other) => other !== who),
        id,
      ),
      [],
    );
    counts.refused += 1;
  }
}

/** The same action id again is answered again and performed once. */
async function repeats(client, hand) {
  const before = client.last.n;
  const sent = client.frames.findLast(({ dir, text }) => dir === 'out' && text.includes('"act"'));
  const { id, n, move } = JSON.parse(sent.text);
  const answer = await client.act(move, { hand, n, id });
  assert.equal(answer.t, 'done');
  assert.equal(client.last.n >= before, true);
}

for (const [at, preset] of PAIRS.entries())
  suite(`a girata by ${preset}`, () => {
    const counts = { barred: 0, refused: 0, resumed: 0 };
    let table, hands;

    test('four hands are played to their end', { timeout: 300_000 }, async () => {
      table = await seated(server, { preset, names: ['Lapo', 'Lippo', 'Lisa', 'Lotto'], watched: true });
      const { clients, spectator, everyone } = table;
      for (let hand = 1; hand <= HANDS; hand += 1) {
        await ready(clients, hand);
        await Promise.all(
          clients.map((client) => {
            const others = everyone.filter((other) => other !== client);
            const clumsy = client.seat === hand % 4;
            const before = clumsy ? mischief(client, others, hand, counts) : undefined;
            return playHand(client, hand, random(SEED * 1000 + at * 100 + hand * 10 + client.seat), { before });
          }),
        );
        await repeats(clients[hand % 4], hand);
        await spectator.until(() => spectator.over.has(hand));
      }
      for (const client of everyone) await client.until(() => client.table.state === 'over');
      // A seat that falls early makes few moves of its own.
      assert.ok(counts.resumed >= HANDS);
      assert.equal(counts.refused, REFUSALS * HANDS - 1, 'there is no hand before the first');
      assert.ok(counts.barred > 0);
    });

    test('SQLite, pages, stream, replay and the checker agree to the last point', async () => {
      const { clients, spectator, apis } = table;
      const match = clients[0].table.match;
      assert.equal(match.hands.length, HANDS);
      hands = await agree(server, apis[1], match.id, received(spectator));
      for (const { record } of hands) assert.equal(record.rules.preset, preset);
      const dealers = hands.map(({ record }) => record.dealer);
      assert.deepEqual(
        dealers,
        [0, 1, 2, 3].map((step) => (dealers[0] + step) % 4),
        'the deal passes to the right',
      );
      const { matches } = await apis[2].must('GET', '/api/history');
      assert.deepEqual(matches.find(({ id }) => id === match.id).totals, match.totals);
      for (const client of clients) assert.deepEqual(client.table.match.totals, match.totals);
    });

    test('every frame is valid by the schema and names no card that its viewer may not know', (t) => {
      const { frames, codes, choices } = nothingLeaked(table.everyone, hands);
      t.diagnostic(`${frames} frames, ${codes} card codes, ${choices} choices held against what was known`);
    });

    test('the numbered events are the same for every viewer except for the cards', () => {
      const [first, ...rest] = table.everyone.map((client) => streams(received(client)));
      for (const other of rest)
        for (let hand = 1; hand <= HANDS; hand += 1) assert.deepEqual(bare(other.get(hand)), bare(first.get(hand)));
    });

    test('what one viewer was sent is too much for another', () => {
      const [one, other] = table.clients;
      for (const viewer of [other.seat, SPECTATOR])
        assert.match(witness(viewer, one.frames, hands).problems.join('\n'), /may not be known yet/);
    });

    test('the table is closed to strangers, even with the same name', async () => {
      const { table: id, apis, invitation, clients } = table;
      const stranger = await Api.guest(server.base, 'Lapo');
      for (const client of [new Client(stranger, id), new Client(stranger, id, { invitation: 'A'.repeat(22) })]) {
        await client.connect();
        assert.deepEqual([client.bye?.code, client.welcome], ['gone', null]);
        await client.ended;
        assert.equal(client.closed.code, 4004);
      }
      assert.equal((await stranger.send('GET', `/api/tables/${id}`)).status, 404);
      const { hand } = clients[0].table.match.hands[0];
      assert.equal((await stranger.send('GET', `/api/hands/${hand}`)).status, 404);
      const forged = new Api(server.base, apis[0].secret.split('').reverse().join(''));
      await assert.rejects(new Client(forged, id, { invitation }).connect(), { status: 401 });
      await assert.rejects(new Client(new Api(server.base), id, { invitation }).connect(), { status: 401 });
    });
  });

const bare = (events) => skeleton(events).map(({ some, ...rest }) => rest);
