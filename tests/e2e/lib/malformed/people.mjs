// Well-formed but invalid messages: data of other tables and other seats, outdated or repeated messages.
// A case is {text, rule} for an open connection: the `refused` that answers it, or `done` where `again` says so.
import { below, many, pick, word } from './values.mjs';

const json = JSON.stringify;
const CARDS = ['M', 'T1', 'T40', 'T29', 'CK', 'D1', 'S10', 'BJ', 'T13', 'C5'];
const card = (rng) => pick(rng, CARDS);
let highest = 10_000;
/** A fresh id, since an id is answered as the first time; and higher than those before. */
export const nextId = () => (highest += 1);
const move = (rng) =>
  pick(rng, [
    { play: card(rng) },
    { play: card(rng), for: below(rng, 4) },
    { give: card(rng) },
    { cut: 1 + below(rng, 96) },
    { discard: [card(rng)] },
    { declare: [] },
    { declare: [['T1', 'T2', 'T3']] },
    { fall: true },
  ]);
const act = (rng, hand, more = {}) =>
  json({ t: 'act', id: nextId(), hand, n: 1 + below(rng, 300), move: move(rng), ...more });
const perform = (what) => json({ t: 'do', id: nextId(), what });

/** A spectator, at a table with all seats held. */
const onlooker = (hand) => (rng) => {
  if (rng() < 0.5) return { text: act(rng, hand), rule: /^not_seated$/ };
  const [what, rule] = pick(rng, [
    [{ sit: below(rng, 4) }, /^(seat_taken|already_seated)$/],
    [{ sit: 4 + below(rng, 2) }, /^unknown_seat$/],
    [{ bot: below(rng, 4) }, /^(not_seated|seat_taken|not_vacated|not_host|no_bots)$/],
    [{ unbot: below(rng, 4) }, /^started$/],
    [{ swap: [below(rng, 2), 2 + below(rng, 2)] }, /^started$/],
    [{ stand: true }, /^not_seated$/],
    [{ ready: true }, /^(not_seated|ready_not_expected)$/],
    [{ takeback: true }, /^(nothing_to_take_back|not_seated)$/],
    [{ invite: true }, /^not_host$/],
  ]);
  return { text: perform(what), rule };
};

// A clause of the game.
const CLAUSE = /^(TURN|PLAY|KING|CUT|DISC|VERS|HOLD|FORM|VAR|D|MAT|FOLA)-[0-9]+$/;

/** A seat that is asked one thing, with everything else. */
const outOfPhase = (hand, wanted, n) => (rng) => {
  const others = [
    { play: card(rng) },
    { play: card(rng), for: 1 + below(rng, 3) },
    { give: card(rng) },
    { discard: [card(rng)] },
    { declare: [] },
    { fall: true },
    { cut: pick(rng, [0, 97 + below(rng, 1e5), -below(rng, 99)]) },
  ].filter((other) => !(wanted in other) || wanted === 'cut');
  const fits = wanted === 'play' ? others.filter((other) => !other.fall) : others;
  return { text: act(rng, hand, { n, move: pick(rng, fits) }), rule: CLAUSE };
};
/** Answers to other questions than the seat's current one, legal or not. */
const otherQuestions = (hand, wanted, n) => (rng) => {
  const other = pick(rng, [n - 1, n + 1, n + 2 + below(rng, 1000), 1 + below(rng, n - 1), 1_000_000]);
  const lawful = wanted === 'cut' ? { move: { cut: 40 } } : {};
  return { text: act(rng, hand, { n: other, ...lawful }), rule: /^stale$/ };
};
/** What a guest with a seat may not do to others' seats during a hand. */
const otherSeats = () => (rng) => {
  const [what, rule] = pick(rng, [
    [{ sit: 1 + below(rng, 3) }, /^(already_seated|seat_taken)$/],
    [{ sit: 4 + below(rng, 2) }, /^(unknown_seat|already_seated)$/],
    [{ bot: below(rng, 4) }, /^(not_vacated|seat_taken|already_seated|unknown_seat)$/],
    [{ unbot: 1 + below(rng, 3) }, /^started$/],
    [{ swap: [0, 1 + below(rng, 3)] }, /^started$/],
    [{ ready: true }, /^ready_not_expected$/],
    [{ takeback: true }, /^nothing_to_take_back$/],
  ]);
  return { text: perform(what), rule };
};
const otherHands = (hand) => (rng) => ({
  text: act(rng, pick(rng, [hand + 1, hand + 2 + below(rng, 1000), 1_000_000])),
  rule: /^wrong_hand$/,
});

const COUNT = 250;
/** Class → (the current hand, the seat's question, its event) → seed → its cases. */
export const SEATED = {
  'moves out of phase': (hand, wanted, n) => many(COUNT, outOfPhase(hand, wanted, n)),
  'answers to other questions': (hand, wanted, n) => many(COUNT, otherQuestions(hand, wanted, n)),
  "others' seats": () => many(COUNT, otherSeats()),
  'other hands': (hand) => many(COUNT, otherHands(hand)),
};
export const onlookers = (hand) => many(COUNT, onlooker(hand));

/** The same id again, with other words: it is answered as the first time and nothing is done. */
export const replayed = (first) =>
  many(COUNT, (rng) => ({
    text:
      rng() < 0.3
        ? json(first)
        : rng() < 0.5
          ? act(rng, first.hand ?? 1, { id: first.id })
          : json({
              t: 'do',
              id: first.id,
              what: pick(rng, [{ stand: true }, { sit: 1 }, { invite: true }, { leave: true }]),
            }),
  }));

/** A last-seen number that nobody can have: the hand is sent again. */
export const staleSince = many(120, (rng) => ({
  hand: pick(rng, [0, 1, 2, 999, 1_000_000]),
  n: pick(rng, [5000, 999_999, 1_000_000]),
  ...(rng() < 0.7 ? { seat: pick(rng, [null, 0, 1, 2, 3]) } : {}),
}));

/** Entering without a required invitation. */
export const strangers = (tables) =>
  many(240, (rng) => {
    const table = pick(rng, tables);
    return pick(rng, [
      { table },
      { table, invitation: word(rng, 22, 22) },
      { table, invitation: 'A'.repeat(22) },
      { table: word(rng, 1, 32) },
      { table: `${table.slice(0, -1)}${table.at(-1) === 'a' ? 'b' : 'a'}` },
      { table: table.toUpperCase() },
      { table: '../../etc/passwd' },
      { table, since: { hand: 1, n: 1, seat: 0 } },
    ]);
  });

/** Valid messages with some of their characters changed: whatever they have become, they are answered. */
export const changed = (sound) =>
  many(600, (rng) => {
    const message = pick(rng, sound);
    const text = [...json(message.id ? { ...message, id: nextId() } : message)];
    for (let count = 1 + below(rng, 4); count > 0; count -= 1) {
      const place = below(rng, text.length);
      text[place] = pick(rng, [
        '',
        String.fromCharCode(32 + below(rng, 95)),
        text[below(rng, text.length)] + text[place],
      ]);
    }
    return { text: text.join('') };
  });
