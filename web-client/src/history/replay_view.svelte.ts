// View of a past hand: every player by name, from a selectable perspective.
import { initial } from '../app/names';
import type { GameUi } from '../games/game_ui';
import type { Seat, TableRules } from '../protocol/types';
import type { ShownMatch } from '../match/closed_hands';
import { BoardView, type SeatOccupant, type Staged } from '../table/board_view.svelte';
import type { ReviewRights } from '../timeline/look_back';
import type { Timeline } from '../timeline/timeline.svelte';
import type { Replay } from './replay.svelte';
import type { HandSource, Perspective } from './source';

export class ReplayView extends BoardView {
  perspective: Perspective = $state('all');

  readonly you = null;
  readonly match: ShownMatch | null = null;

  constructor(
    readonly replay: Replay,
    readonly source: HandSource,
  ) {
    super();
    this.perspective = source.perspective;
  }

  get ui(): GameUi {
    return this.replay.game;
  }
  get timeline(): Timeline {
    return this.replay.timeline;
  }
  get settled(): boolean {
    return this.replay.settled;
  }
  get seat(): Seat | null {
    return typeof this.perspective === 'number' ? this.perspective : null;
  }
  override get from(): number {
    return this.seat ?? this.source.own ?? 0;
  }
  override get open(): boolean {
    return this.perspective === 'all';
  }
  get seats(): number {
    return this.source.hand.sides.length;
  }
  readonly aided = false;
  get rules(): TableRules | null {
    return this.source.rules;
  }
  get handOfMatch(): number {
    return this.source.number;
  }
  /** Every trick of a finished hand may be reviewed. */
  get lookBack(): ReviewRights {
    return { own: true, side: this.ownSide, all: true };
  }
  readonly #names = $derived.by(() => this.source.names(this.t, this.lang));
  name = (seat: Seat): string => this.#names[seat] ?? '';
  override sign = (seat: Seat): string =>
    this.source.nameless ? String(seat + 1) : initial(this.name(seat), this.lang);

  sitter(seat: Seat): SeatOccupant {
    return { bot: this.source.bots.includes(seat), presence: '', next: null, clock: null, emote: null };
  }
  perform(on: Staged): void {
    this.replay.perform(on);
  }
}
