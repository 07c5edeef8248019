// The tests of the checker of viewers' knowledge: it follows the hand of 1798 as the rules describe it,
// finds no fault in genuine frames, and detects every kind of forged one.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import { CARDS, value } from './lib/cards.mjs';
import { deal } from './lib/deal.mjs';
import { codesIn, Witness } from './lib/knowledge.mjs';
import { tell } from './lib/teller.mjs';
import { SPECTATOR, Timeline } from './lib/timeline.mjs';
import { outbound } from './lib/validate.mjs';

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
const VIEWERS = [0, 1, 2, 3, SPECTATOR];

/** The problems found in a viewer's frames. */
function problems(viewer, messages, record = hand1798) {
  const witness = new Witness(viewer, new Map([[1, record]]));
  for (const message of messages) witness.received(JSON.stringify(message));
  return witness.problems;
}
/** The frames sent to a viewer, with the first matching event changed. */
function forged(viewer, fits, change, record = hand1798) {
  const messages = structuredClone(tell(record, viewer));
  const event = messages.flatMap(({ events }) => events).find(fits);
  assert.ok(event, 'no such event to forge');
  change(event);
  return messages;
}
const caught = (found, pattern) => assert.match(found.join('\n'), pattern);

/** The question which two cards to discard. */
const discards = (cards, more = {}) => ({
  phase: 'discard',
  moves: [{ move: 'discard', takes: 'cards', least: 2, most: 2, cards, ...more }],
});

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

suite('genuine frames', () => {
  for (const viewer of VIEWERS)
    test(`the frames sent to ${viewer ?? 'a spectator'} have no fault`, () => {
      const messages = tell(hand1798, viewer);
      for (const message of messages) assert.equal(outbound(message), null);
      assert.deepEqual(problems(viewer, messages), []);
    });
  test('again from the first event, or from the middle by number', () => {
    const messages = tell(hand1798, 1);
    assert.deepEqual(problems(1, [...messages.slice(0, 20), ...messages]), []);
  });
  test('a choice with the viewer’s own hand, and the echo of a card that the viewer named', () => {
    const witness = new Witness(3, new Map([[1, hand1798]]));
    const [opening] = tell(hand1798, 3);
    witness.received(JSON.stringify(opening));
    const choice = discards(['S10', 'S9']);
    witness.received(JSON.stringify({ t: 'choice', hand: 1, n: opening.events.length, choice }));
    witness.sent(JSON.stringify({ t: 'act', id: 1, hand: 1, n: 2, move: { discard: ['T40', 'S9'] } }));
    witness.received(JSON.stringify({ t: 'refused', id: 1, rule: 'HOLD-1', message: 'T40 is not in your hand.' }));
    assert.deepEqual(witness.problems, []);
    assert.equal(witness.choices, 1);
  });
});

suite('forged frames are detected', () => {
  test('another seat’s dealt cards', () => {
    for (const viewer of [0, 2, 3, SPECTATOR]) {
      const found = problems(
        viewer,
        forged(
          viewer,
          (e) => e.why === 'deal' && e.to === 'hand:1',
          (e) => (e.cards = deal(hand1798, GERMINI).hidden[1]),
        ),
      );
      caught(found, /may not be known yet/);
    }
  });
  test('one card of another seat, in any corner of a frame', () => {
    const [opening] = tell(hand1798, 0);
    const secret = deal(hand1798, GERMINI).hidden[2][0];
    for (const message of [
      { t: 'table', seats: [{ name: 'Ginevra', hint: secret }] },
      { t: 'table', seats: [{ [secret]: 1 }] },
      { t: 'said', seat: 2, emote: secret },
      { t: 'clock', clock: { note: `left with ${secret}.` } },
      { t: 'welcome', you: { name: 'Lapo', seat: 0 }, extra: [[secret]] },
      { t: 'error', code: 'bad_field', path: '/move/play', message: `Lapo holds ${secret}` },
      { t: 'refused', id: 1, rule: 'HOLD-1', message: `${secret} lies elsewhere` },
      { t: 'done', id: 1, card: secret },
      { t: 'events', hand: 1, n: opening.events.length + 1, events: [], next: secret },
    ])
      caught(problems(0, [opening, message]), new RegExp(`${secret} `));
  });
  test('the peek to others than the cutter', () => {
    for (const viewer of [0, 1, 2, SPECTATOR])
      caught(
        problems(
          viewer,
          forged(
            viewer,
            (e) => e.why === 'peek',
            (e) => (e.cards = deal(hand1798, GERMINI).peeked),
          ),
        ),
        /may not be known|not for this viewer/,
      );
  });
  test('the fola to a seat that has not looked through it; under `counts` its suit cards too', () => {
    for (const viewer of [1, SPECTATOR])
      caught(
        problems(
          viewer,
          forged(
            viewer,
            (e) => e.why === 'look',
            (e) => (e.cards = deal(hand1798, GERMINI).fola),
          ),
        ),
        /may not be known yet/,
      );
    const suits = deal(hand1798, { ...GERMINI, fola_view: 'faceup_suits' }).openSuits;
    assert.ok(suits.length > 0);
    caught(
      problems(
        1,
        forged(
          1,
          (e) => e.why === 'look',
          (e) => (e.cards = suits),
        ),
      ),
      /may not be known yet/,
    );
  });
  test('the fola’s trumps if only its suit cards are open', () => {
    const open = { ...hand1798, rules: { preset: 'x', options: { ...GERMINI, fola_view: 'faceup_suits' } } };
    assert.deepEqual(problems(1, tell(open, 1), open), []);
    const trumps = deal(open, open.rules.options).fola.filter((card) => card[0] === 'T');
    caught(
      problems(
        1,
        forged(
          1,
          (e) => e.why === 'look',
          (e) => e.cards.push(trumps[1]),
          open,
        ),
        open,
      ),
      /may not be known yet/,
    );
  });
  test('a discard before it is turned up, even of a card that all have seen', () => {
    caught(
      problems(
        1,
        forged(
          1,
          (e) => e.why === 'discard',
          (e) => (e.cards = ['S10', 'S9']),
        ),
      ),
      /may not be known yet/,
    );
    const moves = structuredClone(hand1798.moves);
    moves[1].discard = ['T21', 'S9']; // robbed, so known to all; its discard is not
    const record = { ...hand1798, moves };
    caught(
      problems(
        1,
        forged(
          1,
          (e) => e.why === 'discard',
          (e) => Object.assign(e, { cards: ['T21'] }),
          record,
        ),
        record,
      ),
      /T21 not there by the record, or not for this viewer/,
    );
  });
  test('a card before it is played, and another than was played', () => {
    const next = hand1798.moves.filter((move) => move.play)[1].play;
    caught(
      problems(
        0,
        forged(
          0,
          (e) => e.word === 'declare',
          (e) => (e.cards = [next]),
        ),
      ),
      /may not be known yet/,
    );
    caught(
      problems(
        0,
        forged(
          0,
          (e) => e.why === 'play',
          (e) => (e.cards = [next]),
        ),
      ),
      /the record has/,
    );
  });
  test('a versicola that nobody declared', () => {
    caught(
      problems(
        0,
        forged(
          0,
          (e) => e.word === 'versicola',
          (e) => (e.cards = ['T1', 'T2', 'T3']),
        ),
      ),
      /not there by the record/,
    );
  });
  test('something public, withheld from one viewer', () => {
    for (const why of ['rob', 'stop', 'expose', 'take', 'show', 'play'])
      assert.notDeepEqual(
        problems(
          1,
          forged(
            1,
            (e) => e.why === why,
            (e) => delete e.cards,
          ),
        ),
        [],
        why,
      );
    caught(
      problems(
        1,
        forged(
          1,
          (e) => e.why === 'deal' && e.to === 'hand:1',
          (e) => delete e.cards,
        ),
      ),
      /not told to one who may see/,
    );
  });
  test('gaps and repetitions in the numbers', () => {
    const messages = tell(hand1798, 1);
    caught(
      problems(
        1,
        messages.filter((_, at) => at !== 5),
      ),
      /was next/,
    );
    caught(problems(1, [...messages.slice(0, 6), ...messages.slice(5)]), /was next/);
  });
  test('a choice for a seat that is not due, for a spectator, or with a card of others', () => {
    const [opening] = tell(hand1798, 3);
    const choice = (cards) => ({
      t: 'choice',
      hand: 1,
      n: opening.events.length,
      choice: discards(cards),
    });
    caught(problems(1, [tell(hand1798, 1)[0], choice([])]), /due is 3/);
    caught(problems(SPECTATOR, [tell(hand1798, SPECTATOR)[0], choice([])]), /for a spectator/);
    caught(problems(3, [opening, choice(['S9', 'T32'])]), /T32 offered, but not in this hand/);
    const other = deal(hand1798, GERMINI).hidden[1][0];
    const barred = discards(['S9'], { barred: { [other]: 'DISC-2' } });
    caught(problems(3, [opening, { ...choice([]), choice: barred }]), new RegExp(`${other} offered`));
  });
  test('a choice that names another event than the one that asked', () => {
    const [opening] = tell(hand1798, 3);
    const { length } = opening.events;
    const choice = (n) => ({ t: 'choice', hand: 1, n, choice: discards(['S9']) });
    assert.deepEqual(
      problems(3, [opening, choice(length)]).filter((one) => /asked/.test(one)),
      [],
    );
    for (const n of [length - 1, length + 1])
      caught(problems(3, [opening, choice(n)]), new RegExp(`a choice of event ${n}, but event ${length} asked`));
  });
  test('events of kinds that the table does not have', () => {
    caught(
      problems(
        1,
        forged(
          1,
          (e) => e.why === 'lay',
          (e) => (e.why = 'turn'),
        ),
      ),
      /does not have/,
    );
    caught(
      problems(
        1,
        forged(
          1,
          (e) => e.word === 'fola',
          (e) => (e.word = 'hint'),
        ),
      ),
      /does not have/,
    );
  });
  test('malformed JSON', () => {
    const witness = new Witness(1, new Map());
    witness.received('T40');
    assert.equal(witness.problems.length, 1);
  });
});

test('codes are found as values, keys and words, not within other words', () => {
  const found = codesIn({ a: 'T1', B2: [{ c: 'it was DK.' }], d: 'D-10 MAT-6 CT5 T41 T5x', invitation: 'ab-T9-cd' });
  assert.deepEqual([...found].sort(), ['B2', 'DK', 'T1']);
});
