// Plays a past hand differently in one seat: sends each move with all earlier ones; the server returns the bots'
// replies and stores nothing.
import type { HandSource } from '../history/source';
import { ApiError, call } from '../net/api';
import type { GameUi } from '../games/game_ui';
import type { ActionId, Move, Seat, SeenEvent, WhatIf } from '../protocol/types';
import { sitDown } from '../table/local_table';
import { TableSession } from '../table/session.svelte';

const HAND = 1;

interface Tried {
  id: ActionId;
  move: Move;
}

export class Trial {
  readonly session = new TableSession();
  /** Result by seat, once the trial is over. */
  came = $state.raw<number[] | null>(null);
  /** Error of the last request. */
  wrong = $state.raw<ApiError | null>(null);
  /** Called when a move did not reach the server. */
  lost: () => void = () => {};
  #moves: Move[] = [];
  /** Number of events received. */
  #received = 0;
  #left = false;

  /** All events have been shown. */
  over = $derived.by(() => this.came !== null && this.session.settled);
  begun = $derived(this.session.hand > 0);

  /** `step`: number of events of the original hand that are kept. */
  constructor(
    readonly source: Pick<HandSource, 'game' | 'hand' | 'rules' | 'unitPoints' | 'playOn'>,
    readonly step: number,
    readonly seat: Seat,
    game: GameUi,
    you: string,
  ) {
    const rules = source.rules ?? { preset: '', options: {} };
    const table = { game: source.game, seat, sides: source.hand.sides, rules, unitPoints: source.unitPoints };
    sitDown(this.session, table, game, you, (id, move) => void this.#ask({ id, move }));
  }

  begin(): Promise<void> {
    return this.#ask(null);
  }

  destroy(): void {
    this.#left = true;
    this.session.destroy();
  }

  async #ask(tried: Tried | null): Promise<void> {
    const { session, step } = this;
    const moves = tried ? [...this.#moves, tried.move] : this.#moves;
    let answer: WhatIf;
    try {
      answer = await call('POST what-if', {
        body: { ...this.source.playOn, step, seat: this.seat, last: this.#received, moves },
      });
    } catch (error) {
      if (this.#left) return;
      this.wrong = error instanceof ApiError ? error : new ApiError(0, 'internal_error', '', String(error));
      // The move was not made: the same question is open.
      if (!tried) return;
      session.take({ t: 'refused', id: tried.id, rule: 'stale', message: '' });
      this.lost();
      return;
    }
    if (this.#left) return;
    this.wrong = null;
    const { refused } = answer;
    if (tried && refused) {
      session.take({ t: 'refused', id: tried.id, rule: refused.rule, message: refused.message });
      return;
    }
    if (tried) session.take({ t: 'done', id: tried.id });
    this.#moves = moves;
    this.#receive(answer.n, answer.events);
    if (answer.asked) session.take({ t: 'choice', hand: HAND, ...answer.asked });
    this.came = answer.seats;
  }

  /** Events of the original hand are applied immediately; the trial's are animated. */
  #receive(n: number, events: SeenEvent[]): void {
    const standing = Math.max(0, this.step - this.#received);
    this.#received = n + events.length - 1;
    const [before, after] = [events.slice(0, standing), events.slice(standing)];
    if (before.length) {
      this.session.take({ t: 'events', hand: HAND, n, events: before });
      this.session.settle();
    }
    if (after.length) this.session.take({ t: 'events', hand: HAND, n: n + before.length, events: after });
  }
}
