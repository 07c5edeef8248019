// Plays whatever is offered: at random from a seed, so that a run can be repeated.
import { free, offered, offeredFor } from './offered.mjs';

/** Numbers 0 ≤ x < 1 from a seed (mulberry32). */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const below = (rng, count) => Math.floor(rng() * count);
const pick = (rng, list) => list[below(rng, list.length)];

/** So many of a list, at random. */
function some(rng, list, count) {
  const rest = [...list];
  return Array.from({ length: count }, () => rest.splice(below(rng, rest.length), 1)[0]);
}

const DECLARES = 0.8; // of the versicole on offer
const FALLS = 0.3; // of the times when it may
const CALLS_OUT = 0.3;
const SPEAKS = 0.3;

/** A legal move for a choice. */
export function moveFor(choice, rng) {
  const { phase } = choice;
  if (phase === 'play') return play(choice, rng);
  const move = offered(choice, phase);
  switch (move?.takes) {
    case 'number':
      return { [phase]: move.least + below(rng, move.most - move.least + 1) };
    case 'cards': {
      const { count, cards } = free(move);
      return { [phase]: [...(move.must ?? []), ...some(rng, cards, count)] };
    }
    case 'items':
      return announce(move, rng);
    case 'card':
      return { [phase]: pick(rng, move.cards) };
    default:
      throw new Error(`a choice of an unknown kind: ${JSON.stringify(choice)}`);
  }
}

/** Some of the items; if all of them suffice to call out, sometimes that, with all. */
function announce({ move, items, notes, with: beside }, rng) {
  const all = items.map(({ cards }) => cards);
  if (notes?.missing !== undefined && rng() < CALLS_OUT) return { [move]: all, ...(beside?.out ? { out: true } : {}) };
  // A player who shows anything at the first look calls out with it.
  return { [move]: move === 'call' ? [] : all.filter(() => rng() < DECLARES) };
}

/** A word that may be said with the card, or none. */
function said({ with: beside, with_only: only }, card, rng) {
  const words = (beside?.signal ?? []).filter((word) => !only?.signal?.[word] || only.signal[word].includes(card));
  return words.length > 0 && rng() < SPEAKS ? { signal: pick(rng, words) } : {};
}

function play(choice, rng) {
  if (offered(choice, 'fall') && rng() < FALLS) return { fall: true };
  const own = offered(choice, 'play');
  const cards = (own?.cards ?? []).map((card) => ({ play: card, ...said(own, card, rng) }));
  const others = offeredFor(choice, 'play').flatMap(({ for: seat, cards: fallen }) =>
    fallen.map((card) => ({ play: card, for: seat })),
  );
  return pick(rng, [...cards, ...others]);
}

/**
 * Plays a seat of a client until the given hand is over; every refusal is a fault. `before(choice)` is called before
 * each move; if it returns true the choice is checked again (a connection may have closed and reopened). `after` is
 * called with each accepted move.
 */
export async function playHand(client, hand, rng, { before = () => false, after = () => {} } = {}) {
  let taken = null;
  const asked = () => client.question?.hand === hand && client.question !== taken;
  const lost = () => client.closed && !client.stubborn;
  for (;;) {
    await client.until(() => client.over.has(hand) || asked() || lost(), `a choice or the end of hand ${hand}`);
    if (client.over.has(hand)) return;
    if (lost()) throw new Error(`${client.label}: the connection ended (${client.closed.code})`);
    const choice = client.question;
    if (!asked()) continue; // withdrawn in the meantime
    if (await before(choice)) continue;
    taken = choice;
    const move = moveFor(choice.choice, rng);
    const answer = await client.act(move, { hand, n: choice.n });
    if (answer.t !== 'done')
      throw new Error(`${client.label}: ${JSON.stringify(answer)} to a move out of ${JSON.stringify(choice)}`);
    await after(move);
  }
}
