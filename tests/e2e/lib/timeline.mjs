// A closed hand, step by step: which cards a viewer may know after so many of its moves (section 14b).
// Computed from the record only; the steps are its moves, so that a viewer's frames can be compared with it.
import { expectedCards, moveTold } from './audience.mjs';
import { cutterOf, deal, partnerOf, SEATS } from './deal.mjs';

const FOLA = 13;
/** A viewer without a seat. */
export const SPECTATOR = null;

export class Timeline {
  /** @param record germini-hand/1 with every option named, as the server writes it. */
  constructor(record) {
    this.record = record;
    this.options = record.rules.options;
    this.dealer = record.dealer;
    this.cutter = cutterOf(record.dealer);
    this.moves = record.moves;
    this.deal = deal(record, this.options);
    this.shownAfter = this.#discardsShown();
    this.steps = this.#walk();
  }

  /** Whether this viewer (seat, or SPECTATOR) may know the card once `step` moves have been made. */
  mayKnow(viewer, step, card) {
    const { open, own } = this.steps[step];
    return open.has(card) || (viewer !== SPECTATOR && own[viewer].has(card));
  }

  /** If the event belongs to a move, a test of the record's move that it must be. */
  moveTold(event) {
    return moveTold(event);
  }

  /** What the viewer is sent in this event, `step` moves having been made; see audience.mjs. */
  expected(step, viewer, event) {
    return expectedCards(this, step, viewer, event);
  }

  /** The cards in a seat's hand once `step` moves have been made. */
  hand(seat, step) {
    return this.steps[step].hands[seat];
  }

  /** The plays out of a seat's hand among the first `step` moves. */
  playedBy(seat, step) {
    return this.moves.slice(0, step).filter((move) => move.play && move.seat === seat);
  }

  hasFallen(seat, step) {
    return this.steps[step].fallen.has(seat);
  }

  /** The cards that a seat discarded into the fola, and those that went to the dealer's hand (D-27). */
  discards(seat) {
    const move = this.moves.find((one) => one.seat === seat && one.discard);
    const all = move?.discard ?? [];
    return seat === this.cutter && this.deal.robbed.length > FOLA
      ? { fola: all.slice(0, FOLA), passed: all.slice(FOLA) }
      : { fola: all, passed: [] };
  }

  /** Whether the discards are turned up after the move of this index (DISC-5). */
  showsAfter(at) {
    return at === this.shownAfter;
  }

  /** The open cards, what each seat knows besides, and the hands, after 0, 1, 2 … moves. */
  #walk() {
    const state = {
      open: new Set(),
      own: Array.from({ length: SEATS }, () => new Set()),
      hands: [[], [], [], []],
      fallen: new Set(),
    };
    const steps = [copy(state)];
    this.moves.forEach((move, at) => {
      this.#make(state, move, at);
      if (this.showsAfter(at)) for (let seat = 0; seat < SEATS; seat += 1) add(state.open, this.discards(seat).fola);
      steps.push(copy(state));
    });
    return steps;
  }

  #make(state, move, at) {
    const { open, own, hands, fallen } = state;
    if (move.cut !== undefined) {
      if (at !== 0) throw new Error('a cut that is not the first move');
      this.#dealInto(state);
    } else if (move.discard) {
      hands[move.seat] = without(hands[move.seat], move.discard);
      const { passed } = this.discards(move.seat);
      hands[this.dealer] = [...hands[this.dealer], ...passed];
      add(own[this.dealer], passed);
    } else if (move.declare) {
      for (const versicola of move.declare) add(open, versicola);
    } else if (move.fall) {
      add(open, hands[move.seat]);
      fallen.add(move.seat);
    } else if (move.play) {
      open.add(move.play);
      hands[move.seat] = without(hands[move.seat], [move.play]);
    } else if (move.give) {
      open.add(move.give);
    } else {
      throw new Error(`a move of an unknown kind: ${JSON.stringify(move)}`);
    }
  }

  #dealInto({ open, own, hands }) {
    const dealt = this.deal;
    for (let seat = 0; seat < SEATS; seat += 1) {
      const shown = dealt.exposed[seat] === null ? [] : [dealt.exposed[seat]];
      hands[seat] = [...dealt.hidden[seat], ...shown];
      add(own[seat], dealt.hidden[seat]);
      add(open, shown);
    }
    hands[this.cutter].push(...dealt.robbed);
    hands[this.dealer].push(...dealt.dealerRobbed, ...dealt.taken);
    add(open, [...dealt.robbed, ...dealt.dealerRobbed, ...dealt.taken, ...dealt.openSuits]);
    add(open, [dealt.stopper, dealt.dealerStopper].filter(Boolean));
    add(own[this.cutter], dealt.peeked);
    for (const seat of [this.dealer, partnerOf(this.dealer)]) add(own[seat], dealt.fola);
  }

  /** Index of the move after which the discards are turned up (DISC-5, D-28); −1 if the hand ends before. */
  #discardsShown() {
    const nth = (kind, count) => {
      const found = this.moves.flatMap((move, at) => (move[kind] ? [at] : []));
      return found[count - 1] ?? -1;
    };
    if (this.options.discards_shown === 'before_second_card')
      return nth('declare', this.options.declare === 'after' ? 1 : SEATS);
    const [played, declared] = [nth('play', SEATS), nth('declare', SEATS)];
    return played < 0 || declared < 0 ? -1 : Math.max(played, declared);
  }
}

const add = (set, cards) => cards.forEach((card) => set.add(card));
const without = (cards, gone) => cards.filter((card) => !gone.includes(card));
const copy = ({ open, own, hands, fallen }) => ({
  open: new Set(open),
  own: own.map((set) => new Set(set)),
  hands: hands.map((cards) => [...cards]),
  fallen: new Set(fallen),
});
