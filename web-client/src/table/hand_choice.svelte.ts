// What the viewer does with the cards of their hand: the selected move, its cards and extras, and the next card chosen
// in advance.
import { untrack } from 'svelte';
import { settings } from '../app/settings.svelte';
import type { Cards } from '../games/game_ui';
import type { AdviceMessage, Card, Choice, OfferedMove } from '../protocol/types';
import { announcer } from '../ui/announcer.svelte';
import { steady } from '../ui/steady';
import { advised, madeWith } from './advice';
import {
  allChosen,
  answer,
  cardsOf,
  cardStates,
  hasEnough,
  toggled,
  NO_CARDS,
  type MoveExtras,
  type Value,
} from './choice';
import { inOrder } from './hand_order';
import { meets } from './marked';
import type { Selection } from './selection';
import type { TableView } from './table_view.svelte';
import { withoutUnfit } from './unfit_extras';

export class HandChoice {
  readonly #seat = $derived.by(() => this.board.from);
  readonly #deck: Cards;
  chosen = $state.raw(NO_CARDS);
  /** Card lifted by a first tap. */
  lifted = $state<Card | null>(null);
  extras = $state.raw<MoveExtras>({});
  /** Selected move of the hand, if several are possible. */
  #way = $state('');
  /** The hint after which a card was lifted: the prompt is about that card now. */
  #passedOver = $state.raw<AdviceMessage | null>(null);

  /** The viewer's cards. */
  readonly cards = $derived.by(() => this.#sorted(this.board.nearCards));
  /** The move that the hand is currently used for. */
  readonly current = $derived.by(() => {
    const { hand } = this.board.offers;
    return hand.find(({ move }) => move === this.#way) ?? hand[0] ?? null;
  });
  readonly several = $derived(this.current?.takes === 'cards' ? this.current : null);
  readonly single = $derived(this.current?.takes === 'card' ? this.current : null);
  /** A move with an open hand that the viewer plays for. */
  readonly other = $derived.by(() => this.board.offers.other);
  /** Cards selected for the move. */
  readonly meant = $derived.by(() =>
    this.several ? allChosen(this.several, this.chosen) : this.lifted ? [this.lifted] : [],
  );
  readonly ready = $derived(this.several !== null && hasEnough(this.several, this.chosen.size));
  /** The viewer plays their own seat, and the table continues. */
  readonly #going = $derived.by(() => {
    const { session, scene } = this.board;
    const own = session.seat === null ? null : session.table?.seats[session.seat];
    const connected = session.status === 'open' || session.status === 'moving';
    return connected && session.going && !!own && !own.substitute && !own.vacated && scene.over === null;
  });
  /** Others play: the next card may be selected in advance. */
  readonly marking = $derived.by(() => {
    const { session, scene } = this.board;
    const free = session.marks() && !session.choice && !session.sending;
    return this.#going && free && scene.phase === 'play' && !scene.due.includes(this.#seat);
  });
  /** Cards of the hint. */
  readonly #hinted = $derived.by(() => {
    const { advice, pointed } = this.board.session;
    return advice ? madeWith(advice.move) : pointed;
  });
  readonly #advice = $derived.by(() => {
    const { advice } = this.board.session;
    return advice && advice !== this.#passedOver ? advised(this.board, advice) : null;
  });
  readonly #states = $derived.by(() => cardStates(this.current, this.cards, this.chosen));
  readonly #loose = $derived.by(() => {
    const { session, scene } = this.board;
    return this.single !== null || (!session.choice && scene.phase === 'play');
  });
  readonly #passed = $derived.by(() =>
    this.several ? this.board.ui.passedCards(this.several, allChosen(this.several, this.chosen)) : [],
  );
  readonly #keepOpen = steady<readonly Card[]>();
  readonly #open = $derived.by(() => this.#keepOpen(this.board.ui.open(this.board.scene, this.#seat)));
  /** The text below the prompt reacts to the current action: nothing replaces it. */
  readonly busy = $derived.by(() => Boolean(this.#advice || this.lifted || this.several || this.board.session.marked));

  /** Call during initialisation of the component that shows the hand. */
  constructor(
    readonly board: TableView,
    deck: Cards,
  ) {
    this.#deck = deck;
    const { session } = board;
    $effect(() => {
      if (this.#advice) announcer.say(this.#advice);
    });
    // A new question starts without a selection and without a refusal, before the pre-selected card is tried, which may
    // be refused too. The same question keeps both, e.g. after a refused move.
    let answered: Choice | null = null;
    $effect.pre(() => {
      const { choice } = session;
      if (!choice || choice === answered) return;
      answered = choice;
      session.notice = null;
      this.#clear();
    });
    // A pre-selected card is dropped when it can no longer be played: another page or the clock played it, the match is
    // halted, the connection is lost, or the hand is over.
    $effect.pre(() => {
      const { marked } = session;
      if (marked && (!this.#going || !session.marks() || !this.cards.includes(marked))) session.marked = null;
    });
    // Runs before the turn is announced.
    $effect.pre(() => {
      if (session.choice && session.marked) untrack(() => this.#playMarked(session.marked ?? ''));
    });
  }

  /** What the cards in front of the viewer are used for; renewed only if some of it changes, not at every event. */
  readonly selection: Selection = $derived.by(() => ({
    states: this.#states,
    several: this.several !== null,
    twice: this.single !== null || this.marking,
    loose: this.#loose,
    passed: this.#passed,
    marking: this.marking,
    marked: this.board.session.marked,
    advised: this.#hinted,
    open: this.#open,
    pick: this.pick,
    bar: this.#bar,
    lift: this.#lift,
    mark: this.#mark,
  }));
  /** The hand that the viewer plays for, and what its cards are used for. */
  get others(): { cards: Card[]; seat: number; selection: Selection } | null {
    const { other, board } = this;
    if (!other) return null;
    const cards = this.#sorted(cardsOf(other));
    return {
      cards,
      seat: other.for ?? 0,
      selection: {
        states: cardStates(other, cards),
        advised: this.#hinted,
        twice: true,
        loose: true,
        pick: (card) => this.act(other, card),
        bar: (card) => board.session.refuse(other.barred?.[card] ?? board.ui.barredClause(other.move)),
        lift: this.#lift,
      },
    };
  }
  /** Text below the prompt; `tiny`: as short as possible. */
  hint(tiny: boolean): string {
    const { board, several, chosen } = this;
    const { session, t } = board;
    if (session.sending) return t.moves.sent;
    if (this.#advice) return this.#advice;
    if (this.lifted) return this.#meaning(this.lifted);
    if (session.marked) return t.hand.marked(board.card(session.marked));
    if (session.choice && this.single) return board.ui.instruction(session.choice, board.scene, board.lang);
    if (!several) return '';
    const n = chosen.size + (several.must?.length ?? 0);
    const words = board.words.move(several.move);
    return words.chosen?.(several, n, tiny) ?? t.moves.chosenOf(n, several.most ?? several.least ?? 0);
  }

  /** Extras were selected for the hand's current move and are not sent with others. */
  act = (offered: OfferedMove, value: Value): void =>
    this.board.session.act(answer(offered, value, offered === this.current ? this.extras : {}));

  confirm = (): void => {
    if (this.several) this.act(this.several, this.meant);
  };

  /** Selects another move for the hand. */
  turn = (move: string): void => {
    this.#clear();
    this.#way = move;
    this.lifted = null;
  };

  pick = (card: Card): void => {
    const { single, several, chosen } = this;
    const { advice } = this.board.session;
    // Without the removed extra, another press is needed.
    if (single) return void (this.#unsaid(single, [card]) || this.act(single, card));
    if (!several) return;
    if (advice && !this.#hinted.includes(card)) this.#passedOver = advice;
    this.chosen = toggled(chosen, card, several);
    this.#unsaid(several, this.meant);
  };

  #sorted = (cards: readonly Card[]): Card[] => inOrder(cards, this.#deck, settings.order);

  #clear(): void {
    this.chosen = NO_CARDS;
    this.extras = {};
    this.#way = '';
  }

  /** Effect of another press on the lifted card. */
  #meaning(card: Card): string {
    const { t } = this.board;
    return `${this.board.card(card)}: ${this.marking ? t.hand.onceMore : t.moves.onceMore}`;
  }

  #lift = (card: Card | null): void => {
    this.lifted = card;
    this.#passedOver = card ? this.board.session.advice : null;
    if (!card) return;
    announcer.say(this.#meaning(card));
    if (this.single) this.#unsaid(this.single, [card]);
  };

  #bar = (card: Card): void => {
    const { board, current } = this;
    const { session } = board;
    if (current) session.refuse(current.barred?.[card] ?? board.ui.barredClause(current.move));
    else if (session.seat !== null && board.scene.phase === 'play' && !session.sending) session.refuse('TURN-1');
  };

  #mark = (card: Card): void => {
    const { board } = this;
    const off = board.session.marked === card;
    board.session.marked = off ? null : card;
    announcer.say((off ? board.t.hand.unmarked : board.t.hand.marked)(board.card(card)));
  };

  #playMarked(card: Card): void {
    const { board } = this;
    board.session.marked = null;
    const met = meets(board.offers, card);
    if ('by' in met) return board.session.act(answer(met.by, card));
    const clause = 'barred' in met ? met.barred : met.asked ? board.ui.barredClause(met.asked.move) : '';
    board.session.refuse(clause, '', board.t.hand.dropped(board.card(card)));
  }

  /** Removes extras that do not fit these cards; returns whether there were any. */
  #unsaid(offered: OfferedMove, cards: readonly Card[]): boolean {
    const before = this.extras;
    this.extras = withoutUnfit(this.board, offered, before, cards);
    return this.extras !== before;
  }
}
