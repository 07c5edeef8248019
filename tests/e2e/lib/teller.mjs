// Generates a record's hand as a correct server would send it, for one viewer, written from the protocol's table: the
// checker's own tests forge it. Tricks and scores are left out; they name no card that is not public by then.
import { cutterOf, dealingOrder, partnerOf } from './deal.mjs';
import { Timeline } from './timeline.mjs';

/** The events messages of the whole hand for a viewer, one per move (the first one contains the deal as well). */
export function tell(record, viewer, hand = 1) {
  const timeline = new Timeline(record);
  const batches = [opening(timeline, viewer)];
  record.moves.slice(1).forEach((move, at) => batches.push(afterMove(timeline, viewer, move, at + 1)));
  batches.at(-1).push({ e: 'over', numbers: [0] });
  let n = 1;
  return batches.map((events) => {
    const message = { t: 'events', hand, n, events };
    n += events.length;
    return message;
  });
}

const moved = (from, to, why, cards, knows) => ({
  e: 'moved',
  from,
  to,
  why,
  count: cards.length,
  ...(knows ? { cards } : {}),
});
const due = (seats, phase) => ({ e: 'due', seats, phase });

function opening({ deal, dealer, record }, viewer) {
  const cutter = cutterOf(dealer);
  const [packet, cutters, dealers] = [`packet:${cutter}`, `hand:${cutter}`, `hand:${dealer}`];
  const all = [0, 1, 2, 3];
  const events = [
    { e: 'said', seat: dealer, word: 'deal' },
    due([cutter], 'cut'),
    { e: 'moved', from: 'pack', to: packet, why: 'cut', count: deal.lifted },
  ];
  if (deal.robbed.length) events.push(moved(packet, cutters, 'rob', deal.robbed, true));
  if (deal.stopper) events.push({ e: 'seen', zone: packet, why: 'stop', by: all, count: 1, cards: [deal.stopper] });
  if (deal.peeked.length)
    events.push({
      e: 'seen',
      zone: packet,
      why: 'peek',
      by: [cutter],
      count: deal.peeked.length,
      ...(viewer === cutter ? { cards: deal.peeked } : {}),
    });
  events.push({ e: 'moved', from: packet, to: 'pack', why: 'join', count: deal.lifted - deal.robbed.length });
  for (const seat of dealingOrder(dealer)) {
    events.push(moved('pack', `hand:${seat}`, 'deal', deal.hidden[seat], viewer === seat));
    if (deal.exposed[seat]) events.push(moved('pack', `hand:${seat}`, 'expose', [deal.exposed[seat]], true));
  }
  events.push({ e: 'moved', from: 'pack', to: 'fola', why: 'lay', count: 13 - deal.robbed.length });
  if (deal.dealerRobbed.length) events.push(moved('fola', dealers, 'rob', deal.dealerRobbed, true));
  if (deal.dealerStopper)
    events.push({ e: 'seen', zone: 'fola', why: 'stop', by: all, count: 1, cards: [deal.dealerStopper] });
  if (deal.taken.length) events.push(moved('fola', dealers, 'take', deal.taken, true));
  const by = [dealer, partnerOf(dealer)];
  const cards = by.includes(viewer) ? deal.fola : deal.openSuits;
  events.push({
    e: 'seen',
    zone: 'fola',
    why: 'look',
    by,
    count: deal.fola.length,
    ...(cards.length ? { cards } : {}),
  });
  events.push({ e: 'said', seat: partnerOf(dealer), word: 'fola', numbers: [0, 0, 0, 0] });
  events.push(asking(record.moves[1]));
  return events;
}

function asking(move) {
  const kind = move && ['discard', 'declare', 'play', 'give'].find((name) => move[name] !== undefined);
  return move ? due([move.by ?? move.seat], kind ?? 'play') : due([], 'over');
}

function afterMove(timeline, viewer, move, at) {
  const { seat } = move;
  const hand = `hand:${seat}`;
  const events = [];
  if (move.discard) {
    const { fola, passed } = timeline.discards(seat);
    events.push(moved(hand, `discard:${seat}`, 'discard', fola, viewer === seat));
    const dealer = timeline.dealer;
    if (passed.length) events.push(moved(hand, `hand:${dealer}`, 'pass', passed, viewer === seat || viewer === dealer));
  }
  if (move.play)
    events.push({
      ...moved(hand, 'trick', 'play', [move.play], true),
      ...(move.by === undefined ? {} : { by: move.by }),
    });
  if (move.give) events.push(moved(`pile:${seat % 2}`, `pile:${1 - (seat % 2)}`, 'give', [move.give], true));
  if (move.fall)
    events.push({
      e: 'seen',
      zone: hand,
      why: 'fall',
      by: [0, 1, 2, 3],
      count: timeline.hand(seat, at).length,
      cards: timeline.hand(seat, at),
    });
  if (move.declare) {
    events.push({ e: 'said', seat, word: 'declare', numbers: [move.declare.length] });
    for (const cards of move.declare) events.push({ e: 'said', seat, word: 'versicola', cards });
  }
  if (timeline.showsAfter(at))
    for (const one of dealingOrder(timeline.dealer)) {
      const { fola } = timeline.discards(one);
      if (fola.length) events.push(moved(`discard:${one}`, 'fola', 'show', fola, true));
    }
  events.push(asking(timeline.moves[at + 1]));
  return events;
}
