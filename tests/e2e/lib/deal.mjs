// Where every card of a hand's record goes before the first discard: cut, robbing, deal, the dealer's
// taking. Written from the rules' sections 4 to 6 to check what viewers were sent; not the engine's.
import { completesWith29, isRobbable, isSuitCard, trump, value } from './cards.mjs';

export const SEATS = 4;
const PACKET = 13; // ROB-6: the cutter looks at so many first cards
const MOST_ROBBED = 23; // D-27

export const cutterOf = (dealer) => (dealer + 3) % SEATS;
export const partnerOf = (seat) => (seat + 2) % SEATS;
/** The seats in dealing order: dealer's right first, dealer last. */
const dealingOrder = (dealer) => [1, 2, 3, 4].map((step) => (dealer + step) % SEATS);

/** The robbed cards from the lifted packet's bottom upward, and the one that stopped the robbing, if one did. */
function rob(packet, limit) {
  const robbed = [];
  while (robbed.length < limit && robbed.length < packet.length) {
    const card = packet[packet.length - 1 - robbed.length];
    if (!isRobbable(card)) return { robbed, stopper: card };
    robbed.push(card);
  }
  return { robbed, stopper: null };
}

/** Deals the stock: what each seat got face down, and its card dealt face up (DEAL-1, DEAL-2, ROB-8). */
function dealOut(stock, options, dealer, robbed) {
  const hidden = [[], [], [], []];
  const exposed = [null, null, null, null];
  let at = 0;
  const give = (seat, count) => {
    hidden[seat].push(...stock.slice(at, at + count));
    at += count;
  };
  const show = (seat) => {
    exposed[seat] = stock[at];
    at += 1;
  };
  const dealersSecond = robbed > PACKET ? 24 - robbed : 11; // cards of the cutter's second packet, including the exposed one
  for (const seat of dealingOrder(dealer)) give(seat, 10);
  if (options.deal === '10+11') {
    for (const seat of dealingOrder(dealer)) {
      give(seat, (seat === dealer ? dealersSecond : 11) - 1);
      show(seat);
    }
  } else {
    for (const seat of dealingOrder(dealer)) give(seat, seat === dealer ? Math.min(10, dealersSecond) : 10);
    for (const seat of dealingOrder(dealer)) if (seat !== dealer || robbed <= PACKET) show(seat);
  }
  return { hidden, exposed, rest: stock.slice(at) };
}

/** What the dealer has to take out of the rest of the fola (FOLA-3, FOLA-4). */
function takes(rest, options, hand) {
  const counting = rest.filter((card) => value(card) > 0);
  if (!rest.includes('T29') || options.take29 === 'never') return counting;
  const all = new Set([...hand, ...counting, 'T29']);
  if (options.take29 === 'versicola' && !completesWith29(all)) return counting;
  return rest.filter((card) => value(card) > 0 || trump(card) === 29);
}

/**
 * The deal of a record after its cut: `robbed`, `stopper`, `peeked` (those not robbed), `hidden` and `exposed` per
 * seat, `dealerRobbed`, `dealerStopper`, `taken`, `fola` (its final content) and its `openSuits`.
 */
export function deal(record, options) {
  const { pack, dealer } = record;
  const lifted = record.moves[0].cut;
  const packet = pack.slice(0, lifted);
  const { robbed, stopper } = rob(packet, options.rob_limit ?? MOST_ROBBED);
  const looked = options.cutter_peek ? packet.slice(Math.max(0, lifted - options.cutter_peek)) : [];
  const peeked = looked.filter((card) => !robbed.includes(card));
  const stock = [...pack.slice(lifted), ...packet.slice(0, lifted - robbed.length)];
  const { hidden, exposed, rest } = dealOut(stock, options, dealer, robbed.length);
  const top = rob([...rest].reverse(), rest.length);
  const left = rest.slice(top.robbed.length);
  const taken = takes(left, options, [...hidden[dealer], exposed[dealer], ...top.robbed]);
  const fola = left.filter((card) => !taken.includes(card));
  return {
    lifted,
    robbed,
    stopper,
    peeked,
    hidden,
    exposed,
    dealerRobbed: top.robbed,
    dealerStopper: top.stopper,
    taken,
    fola,
    openSuits: options.fola_view === 'faceup_suits' ? fola.filter(isSuitCard) : [],
  };
}
