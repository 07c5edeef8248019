// A closed hand of Tarocco bolognese, step by step: which cards a viewer may know after so many of its moves
// (docs/rules/bolognese.md, who sees what). Computed from the record only, like the Timeline of Minchiate.
import { SPECTATOR } from '../timeline.mjs';

const SEATS = 4;
const PACKET = 5; // DEAL-1: three rounds of these
const PLAYS = 60;
const NOTHING = { all: [] };
const owner = (zone) => Number(zone.split(':')[1]);
const same = (cards, others) => cards.length === others.length && cards.every((card) => others.includes(card));
const without = (cards, gone) => cards.filter((card) => !gone.includes(card));

export class BologneseTimeline {
  /** @param record germini-hand/1 with every option named, as the server writes it. */
  constructor(record) {
    this.dealer = record.dealer;
    this.moves = record.moves;
    this.dealt = [[], [], [], []];
    record.pack.slice(0, -2).forEach((card, at) => {
      const place = Math.floor(at / PACKET) % SEATS;
      this.dealt[(record.dealer + 1 + place) % SEATS].push(card);
    });
    this.lastTwo = record.pack.slice(-2); // DEAL-2: dealt at once if there is no first look
    if (!this.moves[0]?.call) this.dealt[this.dealer].push(...this.lastTwo);
    this.discarded = record.moves.find(({ discard }) => discard)?.discard ?? [];
    this.steps = this.#walk();
  }

  /** Whether this viewer (seat, or SPECTATOR) may know the card once `step` moves have been made. */
  mayKnow(viewer, step, card) {
    const { open, own } = this.steps[step];
    return open.has(card) || (viewer !== SPECTATOR && own[viewer].has(card));
  }

  /** The cards in a seat's hand once `step` moves have been made. */
  hand(seat, step) {
    return this.steps[step].hands[seat];
  }

  /** Nobody declares with a played card, and no hand falls. */
  playedBy() {
    return [];
  }
  hasFallen() {
    return false;
  }

  #walk() {
    const open = new Set();
    const own = this.dealt.map((cards) => new Set(cards));
    const hands = this.dealt.map((cards) => [...cards]);
    const now = () => ({
      open: new Set(open),
      own: own.map((set) => new Set(set)),
      hands: hands.map((one) => [...one]),
    });
    const steps = [now()];
    let plays = 0;
    for (const move of this.moves) {
      const { seat, call, discard = [], declare = [], play } = move;
      for (const cards of [...(call ?? []), ...declare]) for (const card of cards) open.add(card);
      if (call?.length === 0) {
        hands[seat].push(...this.lastTwo);
        for (const card of this.lastTwo) own[seat].add(card);
      }
      hands[seat] = without(hands[seat], [...discard, play]);
      if (play) open.add(play);
      plays += play ? 1 : 0;
      if (plays === PLAYS) for (const card of this.discarded) open.add(card); // D-34
      steps.push(now());
    }
    return steps;
  }

  /** If the event belongs to a move, a test of the record's move that it must be. */
  moveTold({ e, why, word, seat, numbers, cards, from, count }) {
    if (e === 'said' && (word === 'call' || word === 'declare'))
      return (move) => move[word]?.length === numbers[0] && move.seat === seat;
    if (e !== 'moved') return null;
    if (why === 'discard') return (move) => move.discard?.length === count && move.seat === owner(from);
    if (why === 'play') return (move) => move.play === cards?.[0] && move.seat === owner(from);
    if (why === 'cover') return (move) => move.play === 'M' && move.seat === owner(from);
    if (why === 'give') return (move) => move.give === cards?.[0] && move.seat % 2 === owner(from);
    return null;
  }

  /**
   * What the viewer is sent in this event: `{all}` exactly these, `{some}` none but these, null if any card that
   * the viewer may know is allowed, undefined for an unknown event.
   */
  expected(step, viewer, event) {
    const only = (seat, cards) => (viewer === seat ? { all: cards } : NOTHING);
    const last = this.moves[step - 1] ?? {};
    switch (event.e) {
      case 'due':
      case 'trick':
      case 'over':
        return NOTHING;
      case 'scored':
        return null;
      case 'said':
        if (event.cards === undefined) return NOTHING;
        return { all: [...(last.call ?? []), ...(last.declare ?? [])].find((one) => same(one, event.cards)) ?? [] };
      case 'moved':
        return this.#movedCards(event, only, last, step);
      default:
        return undefined;
    }
  }

  #movedCards({ why, to, cards, count }, only, last, step) {
    const whole = (all) => (cards?.length === count ? { some: all } : { all });
    switch (why) {
      case 'deal': {
        const { all } = only(owner(to), this.dealt[owner(to)]);
        return all.length > 0 ? whole(all) : NOTHING;
      }
      case 'lay':
        return NOTHING;
      case 'take':
        return only(this.dealer, this.lastTwo);
      case 'discard':
        return only(this.dealer, this.discarded);
      case 'play':
      case 'cover':
        return { all: [last.play] };
      case 'gather': {
        const played = this.moves.slice(0, step).flatMap(({ play }) => (play ? [play] : []));
        return whole(played.slice(-SEATS));
      }
      case 'show':
        return { all: this.discarded };
      case 'give':
        return { all: [last.give] };
      case 'paid':
      case 'cappotto':
        return cards?.length === count ? null : { all: ['a card'] }; // from a pile that all have seen
      default:
        return undefined;
    }
  }
}
