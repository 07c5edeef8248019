// Runs an exercise: shows the position, and judges each card that the learner plays. The position stays, so that another
// card can be tried.
import type { Position } from '../games/contract/exercise';
import type { GameUi } from '../games/game_ui';
import type { ActionId, Card, Move } from '../protocol/types';
import { sitDown } from '../table/local_table';
import { TableSession } from '../table/session.svelte';

const HAND = 1;

export interface Verdict {
  card: Card;
  right: boolean;
  /** What the card costs, in points on average; null: nothing. */
  cost: number | null;
}

export class Exercise {
  readonly session = new TableSession();
  /** Judgement of the last card; null before the first. */
  verdict = $state.raw<Verdict | null>(null);
  /** Called with each judgement. */
  judged: (verdict: Verdict) => void = () => {};

  constructor(
    readonly position: Position,
    game: GameUi,
    /** Name of the reader at the table. */
    name: string,
  ) {
    const { events, choice } = position;
    sitDown(this.session, { ...position, game: game.game }, game, name, this.#played);
    this.session.take({ t: 'events', hand: HAND, n: 1, events });
    this.session.settle();
    this.session.take({ t: 'choice', hand: HAND, n: events.length, choice });
  }

  #played = (id: ActionId, move: Move): void => {
    // Not an error: the card goes back to the hand.
    this.session.take({ t: 'refused', id, rule: 'stale', message: '' });
    const card = String(move['play']);
    const cost = this.position.costs[card] ?? null;
    this.verdict = { card, right: card === this.position.best || !cost, cost };
    this.judged(this.verdict);
  };
}
