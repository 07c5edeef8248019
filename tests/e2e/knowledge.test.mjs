// The tests of the checker of viewers' knowledge: it follows the hand of 1798 as the rules describe it, finds no fault
// in the frames of a real hand, and detects every kind of forged one.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, suite, test } from 'node:test';
import { CARDS, value } from './lib/cards.mjs';
import { deal } from './lib/deal.mjs';
import { codesIn, Witness } from './lib/knowledge.mjs';
import { playHand, random } from './lib/player.mjs';
import { Server, UNHURRIED } from './lib/start_server.mjs';
import { ready, received, seated } from './lib/table.mjs';
import { SPECTATOR, Timeline } from './lib/timeline.mjs';

const fixture = JSON.parse(readFileSync(new URL('../golden/minchiate-1798.json', import.meta.url), 'utf8'));
const GERMINI = {
  deal: '10+11',
  cutter_peek: 13,
  rob_limit: null,
  take29: 'never',
  fola_view: 'counts',
  discards_shown: 'before_second_card',
  declare: 'after',
};
const hand1798 = { ...fixture, rules: { preset: 'germini', options: GERMINI } };

suite('the rules as the checker reads them', () => {
  test('97 cards worth 142 (CARD-1, CARD-7)', () => {
    assert.equal(CARDS.size, 97);
    assert.equal(
      [...CARDS].reduce((sum, card) => sum + value(card), 0),
      142,
    );
  });

  test('the deal of 1798: V-W1, V-W2', () => {
    const dealt = deal(hand1798, GERMINI);
    assert.deepEqual(dealt.robbed, ['T21', 'T33']);
    assert.deepEqual(dealt.exposed, ['BN', 'T32', 'D4', 'CK']);
    assert.equal(dealt.dealerStopper, 'T17');
    assert.deepEqual(dealt.dealerRobbed, []);
    assert.deepEqual(dealt.taken, ['SK', 'BK', 'T20']);
    assert.equal(dealt.fola.length, 8);
    assert.equal(dealt.fola.filter((card) => card[0] === 'T').length, 5);
    assert.equal(dealt.peeked.length, 11);
    const everywhere = [...dealt.hidden.flat(), ...dealt.exposed, ...dealt.robbed, ...dealt.taken, ...dealt.fola];
    assert.equal(new Set(everywhere).size, 97);
  });

  test('more than 13 robbed: a short dealer, no fola (ROB-8)', () => {
    const plain = [...CARDS].filter((card) => value(card) === 0 && !/^T(2[1-9])$/.test(card));
    const rich = [...CARDS].filter((card) => !plain.includes(card));
    const pack = [...plain.slice(0, 10), plain[10], ...rich.slice(0, 15), ...plain.slice(11), ...rich.slice(15)];
    const record = { ...hand1798, pack, moves: [{ seat: 3, cut: 26 }] };
    const eleven = deal(record, GERMINI);
    assert.equal(eleven.robbed.length, 15);
    assert.equal(eleven.hidden[0].length + 1, 34 - 15);
    assert.deepEqual([eleven.hidden[1].length, eleven.hidden[3].length, eleven.fola.length], [20, 20, 0]);
    assert.notEqual(eleven.exposed[0], null);
    const singly = deal(record, { ...GERMINI, deal: '10+10+1' });
    assert.equal(singly.hidden[0].length, 34 - 15);
    assert.equal(singly.exposed[0], null);
    assert.deepEqual(
      [1, 2, 3].map((seat) => singly.hidden[seat].length),
      [20, 20, 20],
    );
  });

  test('discards become public after the leader has declared, under `after` (D-28)', () => {
    const timeline = new Timeline(hand1798);
    const declared = hand1798.moves.findIndex((move) => move.declare) + 1;
    assert.equal(timeline.mayKnow(SPECTATOR, declared - 1, 'S10'), false);
    assert.equal(timeline.mayKnow(3, declared - 1, 'S10'), true);
    assert.equal(timeline.mayKnow(SPECTATOR, declared, 'S10'), true);
  });
  test('under `lead` after all four have, under `end_first_trick` after the trick', () => {
    const spoken = ['B5', 'B8', 'B6', 'BK'].map((card, at) => ({ seat: (1 + at) % 4, play: card }));
    const silent = [1, 2, 3, 0].map((seat) => ({ seat, declare: [] }));
    const begin = hand1798.moves.slice(0, 3);
    const lead = { ...hand1798, moves: [...begin, spoken[0], ...silent, ...spoken.slice(1)] };
    const early = new Timeline({ ...lead, rules: { options: { ...GERMINI, declare: 'lead' } } });
    assert.deepEqual(
      [7, 8].map((step) => early.mayKnow(1, step, 'S9')),
      [false, true],
    );
    const late = new Timeline({
      ...lead,
      rules: { options: { ...GERMINI, declare: 'lead', discards_shown: 'end_first_trick' } },
    });
    assert.deepEqual(
      [8, 10, 11].map((step) => late.mayKnow(1, step, 'S9')),
      [false, false, true],
    );
  });
});

suite('the frames of a hand', () => {
  let server, record, dealt, frames; // frames: viewer → messages
  before(async () => {
    server = await Server.start({ args: UNHURRIED });
    const { clients, everyone, apis } = await seated(server, { preset: 'germini', watched: true });
    await ready(clients, 1);
    await Promise.all(clients.map((client) => playHand(client, 1, random(1798 + client.seat))));
    for (const client of everyone) await client.until(() => client.over.has(1));
    await clients[0].until(() => clients[0].table.match.hands.length === 1);
    ({ record } = await apis[0].hand(clients[0].table.match.hands[0].hand));
    dealt = deal(record, record.rules.options);
    const parsed = (client) => received(client).map((text) => JSON.parse(text));
    frames = new Map(everyone.map((client) => [client.seat ?? SPECTATOR, parsed(client)]));
    await Promise.all(everyone.map((client) => client.close()));
  });
  after(() => server.dispose());

  const hidden = () => (record.dealer + 1) % 4; // a seat that neither cut nor looked through the fola
  const others = () => [0, 1, 2, 3, SPECTATOR].filter((viewer) => viewer !== hidden());
  /** The problems found in a viewer's frames. */
  function problems(viewer, messages) {
    const witness = new Witness(viewer, new Map([[1, record]]));
    for (const message of messages) witness.received(JSON.stringify(message));
    return witness.problems.join('\n');
  }
  /** The same once the first matching event is changed; undefined if the hand had none. */
  function forged(viewer, fits, change) {
    const messages = structuredClone(frames.get(viewer));
    const event = messages.flatMap(({ events = [] }) => events).find(fits);
    if (event) change(event);
    return event && problems(viewer, messages);
  }
  const because = (why) => (event) => event.why === why;
  const shows = (cards) => (event) => (event.cards = cards);

  test('have no fault, also again from the first event', () => {
    for (const [viewer, messages] of frames) {
      assert.equal(problems(viewer, messages), '');
      const events = messages.filter(({ t }) => t === 'events');
      assert.equal(problems(viewer, [...events.slice(0, 20), ...events]), '');
    }
  });

  test('another seat’s dealt cards are detected, and a discard before it is turned up', () => {
    const toHidden = (event) => event.why === 'deal' && event.to === `hand:${hidden()}`;
    const NOT_YET = /may not be known yet/;
    for (const viewer of others()) assert.match(forged(viewer, toHidden, shows(dealt.hidden[hidden()])), NOT_YET);
    for (const move of record.moves.filter((one) => one.discard))
      for (const viewer of [0, 1, 2, 3, SPECTATOR].filter((one) => one !== move.seat)) {
        const its = (event) => event.why === 'discard' && event.from === `hand:${move.seat}`;
        const found = forged(viewer, its, shows(move.discard));
        assert.match(found, /may not be known yet|not for this viewer/);
      }
  });

  test('the fola and the peek are detected where they do not belong', () => {
    for (const viewer of [hidden(), SPECTATOR]) {
      if (dealt.fola.length > 0) assert.match(forged(viewer, because('look'), shows(dealt.fola)), /may not be known/);
      const found = forged(viewer, because('peek'), shows(dealt.peeked));
      if (found !== undefined) assert.match(found, /may not be known|not for this viewer/);
    }
  });

  test('one card of another seat is detected in any corner of a frame', () => {
    const viewer = (hidden() + 1) % 4;
    const [secret] = dealt.hidden[hidden()];
    const at = frames.get(viewer).findIndex(({ t }) => t === 'events');
    const opening = frames.get(viewer)[at];
    for (const message of [
      { t: 'table', seats: [{ name: 'Ginevra', hint: secret }] },
      { t: 'table', seats: [{ [secret]: 1 }] },
      { t: 'clock', clock: { note: `left with ${secret}.` } },
      { t: 'welcome', you: { name: 'Lapo', seat: 0 }, extra: [[secret]] },
      { t: 'error', code: 'bad_field', path: '/move/play', message: `Lapo holds ${secret}` },
      { t: 'refused', id: 1, rule: 'HOLD-1', message: `${secret} lies elsewhere` },
      { t: 'events', hand: 1, n: opening.n + opening.events.length, events: [], next: secret },
    ])
      assert.match(problems(viewer, [opening, message]), new RegExp(`${secret} `));
  });

  test('public cards withheld, a wrong card, and an unknown event are detected', () => {
    const viewer = hidden();
    for (const why of ['rob', 'stop', 'expose', 'take', 'show', 'play'])
      assert.notEqual(
        forged(viewer, because(why), (event) => delete event.cards),
        '',
        why,
      );
    const next = record.moves.filter(({ play }) => play)[1].play;
    assert.match(forged(viewer, because('play'), shows([next])), /the record has/);
    assert.match(
      forged(viewer, because('lay'), (event) => (event.why = 'turn')),
      /does not have/,
    );
    assert.match(
      forged(
        viewer,
        ({ word }) => word === 'fola',
        (event) => (event.word = 'hint'),
      ),
      /does not have/,
    );
  });

  test('gaps, repetitions, malformed JSON and forged choices are detected', () => {
    const viewer = hidden();
    const messages = frames.get(viewer).filter(({ t }) => t === 'events');
    assert.match(problems(viewer, messages.toSpliced(5, 1)), /was next/);
    assert.match(problems(viewer, [...messages.slice(0, 6), ...messages.slice(5)]), /was next/);
    const choices = frames.get(viewer).filter(({ t }) => t === 'choice');
    const before = (choice) => frames.get(viewer).slice(0, frames.get(viewer).indexOf(choice));
    const choice = choices.find(({ choice: { phase } }) => phase === 'play');
    const [other] = dealt.hidden[(viewer + 1) % 4].filter(
      (card) => !before(choice).some((one) => codesIn(one).has(card)),
    );
    const offers = structuredClone(choice);
    offers.choice.moves.find(({ move }) => move === 'play').cards.push(other);
    assert.match(problems(viewer, [...before(choice), offers]), new RegExp(`${other} offered`));
    assert.match(problems(viewer, [...before(choice), { ...choice, n: choice.n - 1 }]), /asked/);
    assert.match(problems((viewer + 1) % 4, [...messages.slice(0, 1), choices[0]]), /due is/);
    assert.match(problems(SPECTATOR, [messages[0], choices[0]]), /for a spectator/);
    const witness = new Witness(1, new Map());
    witness.received('T40');
    assert.equal(witness.problems.length, 1);
  });
});

test('codes are found as values, keys and words, not within other words', () => {
  const found = codesIn({ a: 'T1', B2: [{ c: 'it was DK.' }], d: 'D-10 MAT-6 CT5 T41 T5x', invitation: 'ab-T9-cd' });
  assert.deepEqual([...found].sort(), ['B2', 'DK', 'T1']);
});
