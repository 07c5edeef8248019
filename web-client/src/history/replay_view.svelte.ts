// View of a past hand: every player by name, from a selectable perspective.
import { initial, shortName } from '../app/names';
import type { GameUi } from '../games/game_ui';
import type { MatchLine, Seat, TableRules } from '../protocol/types';
import { BoardView, type SeatOccupant, type Staged } from '../table/board_view.svelte';
import type { ReviewRights } from '../timeline/look_back';
import type { Timeline } from '../timeline/timeline.svelte';
import type { Replay } from './replay.svelte';

/** All hands open; what a bystander was sent; what that seat was sent. */
export type Perspective = 'all' | 'bystander' | Seat;

/** Facts about a hand besides its events. */
export interface About {
  /** Names by seat. */
  names: string[];
  /** They are seat numbers instead of names: the players are unknown. */
  nameless?: boolean;
  /** By seat: whether a bot played. */
  bots: boolean[];
  /** Number within its match, or 1. */
  number: number;
  rules: TableRules | null;
  /** The viewer's own seat in the hand; it is the near one. */
  own?: Seat | null;
}

export class ReplayView extends BoardView {
  perspective = $state<Perspective>('all');

  readonly you = null;
  readonly match: MatchLine | null = null;

  constructor(
    readonly replay: Replay,
    readonly about: About,
    perspective: Perspective = 'all',
  ) {
    super();
    this.perspective = perspective;
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
    return this.seat ?? this.about.own ?? 0;
  }
  override get open(): boolean {
    return this.perspective === 'all';
  }
  get seats(): number {
    return this.about.names.length;
  }
  readonly aided = false;
  get rules(): TableRules | null {
    return this.about.rules;
  }
  get handOfMatch(): number {
    return this.about.number;
  }
  /** Every trick of a finished hand may be reviewed. */
  get lookBack(): ReviewRights {
    return { own: true, side: this.ownSide, all: true };
  }
  name = (seat: Seat): string => shortName(this.t, this.about.names[seat] ?? '');
  override sign = (seat: Seat): string =>
    this.about.nameless ? String(seat + 1) : initial(this.name(seat), this.lang);

  sitter(seat: Seat): SeatOccupant {
    return { bot: this.about.bots[seat] ?? false, presence: '', next: null, clock: null, emote: null };
  }
  perform(on: Staged): void {
    this.replay.perform(on);
  }
}
