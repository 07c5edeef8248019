// The table of section 14b, one event at a time: the record's move that it belongs to, and the cards that a viewer
// must (`all`) or may at most (`some`) be sent in it. What is not listed here is unknown to the rules.
import { partnerOf, SEATS } from './deal.mjs';

const owner = (zone) => Number(zone.split(':')[1]);
const kind = (zone) => zone.split(':')[0];
const NOTHING = { all: [] };
/** At most so many are put into the fola; the cutter's further discards go to the dealer (D-27). */
const FOLA = 13;

/** If the event belongs to a move, a test of the record's move that it must be. */
export function moveTold(event) {
  if (event.e === 'moved') {
    if (event.why === 'cut') return (move) => move.cut === event.count && move.seat === owner(event.to);
    if (event.why === 'discard')
      return (move) =>
        move.discard && Math.min(FOLA, move.discard.length) === event.count && move.seat === owner(event.from);
    if (event.why === 'play')
      return (move) =>
        move.play === event.cards?.[0] &&
        move.seat === owner(event.from) &&
        (move.by ?? move.seat) === (event.by ?? move.seat);
    if (event.why === 'give') return (move) => move.give === event.cards?.[0] && move.seat % 2 === owner(event.from);
  }
  if (event.e === 'said' && event.word === 'declare')
    return (move) => move.declare?.length === event.numbers?.[0] && move.seat === event.seat;
  if (event.e === 'seen' && event.why === 'fall')
    return (move) => move.fall === true && move.seat === owner(event.zone);
  return null;
}

/**
 * What the viewer is sent in this event: `{all}` exactly these, `{some}` none but these, null if any card that
 * the viewer may know is allowed, undefined for an unknown event.
 */
export function expectedCards(timeline, step, viewer, event) {
  const row = ROWS[event.e];
  return row === undefined ? undefined : row(timeline, step, viewer, event);
}

const ROWS = {
  due: () => NOTHING,
  trick: () => NOTHING,
  paid: () => NOTHING,
  over: () => NOTHING,
  scored: () => null,
  said: (timeline, step, viewer, event) => {
    if (['deal', 'fola', 'declare', 'accept', 'play_on'].includes(event.word)) return NOTHING;
    return event.word === 'versicola' ? versicola(timeline, step, event) : undefined;
  },
  seen: (timeline, step, viewer, event) => LOOKS[event.why]?.(timeline, step, viewer, event),
  moved: (timeline, step, viewer, event) => MOVES[event.why]?.(timeline, step, viewer, event),
};

/** One of those that the seat declared in its last move (VERS-13). */
function versicola(timeline, step, event) {
  const declared = timeline.moves[step - 1]?.declare ?? [];
  const same = (cards) => cards.length === event.cards.length && cards.every((card) => event.cards.includes(card));
  return { all: declared.find(same) ?? [] };
}

const only = (viewer, seats, cards) => (seats.includes(viewer) ? { all: cards } : NOTHING);

const LOOKS = {
  stop: ({ deal }, step, viewer, { zone }) => ({ all: [kind(zone) === 'fola' ? deal.dealerStopper : deal.stopper] }),
  peek: ({ deal, cutter }, step, viewer) => only(viewer, [cutter], deal.peeked),
  look: ({ deal, dealer }, step, viewer) =>
    [dealer, partnerOf(dealer)].includes(viewer) ? { all: deal.fola } : { all: deal.openSuits },
  fall: (timeline, step, viewer, { zone }) => ({ all: timeline.hand(owner(zone), step) }),
  claim: (timeline, step, viewer, { zone }) => ({ all: timeline.hand(owner(zone), step) }),
};

const MOVES = {
  cut: () => NOTHING,
  join: () => NOTHING,
  lay: () => NOTHING,
  rob: ({ deal }, step, viewer, { from }) => ({ all: kind(from) === 'fola' ? deal.dealerRobbed : deal.robbed }),
  deal: ({ deal }, step, viewer, event) => {
    if (viewer !== owner(event.to)) return NOTHING;
    return event.cards?.length === event.count ? { some: deal.hidden[viewer] } : { all: deal.hidden[viewer] };
  },
  expose: ({ deal }, step, viewer, { to }) => ({ all: [deal.exposed[owner(to)]] }),
  take: ({ deal }) => ({ all: deal.taken }),
  discard: (timeline, step, viewer, { from }) => only(viewer, [owner(from)], timeline.discards(owner(from)).fola),
  pass: (timeline, step, viewer) =>
    only(viewer, [timeline.cutter, timeline.dealer], timeline.discards(timeline.cutter).passed),
  show: (timeline, step, viewer, { from }) => ({ all: timeline.discards(owner(from)).fola }),
  play: (timeline, step) => ({ all: [timeline.moves[step - 1].play] }),
  gather: (timeline, step, viewer, event) => trick(timeline, step, event),
  debt: (timeline, step, viewer, event) => named(event),
  give: (timeline, step) => ({ all: [timeline.moves[step - 1].give] }),
  surrender: () => ({ all: ['M'] }),
};

/** Some card that all may know, but it must be named (D-9). */
const named = ({ cards }) => (cards?.length === 1 ? null : { all: ['a card'] });

/** A trick is gathered from its own four cards, face up: they were played in the last moves. */
function trick(timeline, step, { cards, count }) {
  const played = timeline.moves.slice(0, step).flatMap((move) => (move.play ? [move.play] : []));
  return cards?.length === count ? { some: played.slice(-SEATS) } : { all: played.slice(-SEATS) };
}
