// A table in play as this viewer sees it: server state, choices, and the transport for answers.
import type { Card, Person, TableRules } from '../protocol/types';
import type { ShownMatch } from '../match/closed_hands';
import { seatName, shortName } from '../app/names';
import { hasLeft } from '../council/seats';
import type { GameUi, PanelProps } from '../games/game_ui';
import { zone } from '../timeline/fold';
import type { ReviewRights } from '../timeline/look_back';
import type { Timeline } from '../timeline/timeline.svelte';
import { offers, type Offers } from './choice';
import type { TableSession } from './session.svelte';
import { BoardView, type SeatOccupant, type Staged } from './board_view.svelte';

/** Seconds per move at tables without a time limit. */
const SECONDS = 60;

export class TableView extends BoardView {
  constructor(readonly session: TableSession) {
    super();
  }

  get ui(): GameUi {
    return this.session.ui;
  }
  get timeline(): Timeline {
    return this.session.timeline;
  }
  get settled(): boolean {
    return this.session.settled;
  }
  get seat(): number | null {
    return this.session.seat;
  }
  get you(): number | null {
    return this.session.seat;
  }
  get seats(): number {
    return this.session.table?.seats.length ?? this.scene.start.seats;
  }
  override get single(): boolean {
    return this.session.single;
  }
  get aided(): boolean {
    return this.session.table?.settings.aids === true;
  }
  /** The player is called to the question that is open. */
  get isCalled(): boolean {
    const { choice } = this.session;
    return choice !== null && (this.ui.calls?.(choice.phase) ?? true);
  }
  /** A bot may be asked for a hint. */
  get hinted(): boolean {
    return this.session.table?.settings.hints === true && !this.ui.chance;
  }
  get rules(): TableRules | null {
    return this.session.table?.rules ?? null;
  }
  get match(): ShownMatch | null {
    return this.session.table?.match ?? null;
  }
  get handOfMatch(): number {
    const { hand, table } = this.session;
    const number = hand || table?.hand || 0;
    return table?.match ? Math.max(0, number - table.match.from + 1) : number;
  }

  /** Cards known to be in the hand that the table is seen from. */
  readonly nearCards: Card[] = $derived.by(() => zone(this.view, `hand:${this.from}`).cards);
  /** Current choices, by where they are made. */
  readonly offers: Offers = $derived.by(() => offers(this.session.choice, this.nearCards));

  get lookBack(): ReviewRights {
    return { own: this.ui.mayReviewTricks(this.rules?.options ?? {}), side: this.ownSide };
  }

  /** The viewer's person in the match; null for a spectator. */
  get person(): Person | null {
    return this.seat === null ? null : (this.match?.seating[this.seat] ?? null);
  }
  /** Names of the match's persons, in order; the viewer is "you". */
  get persons(): string[] {
    return (this.match?.names ?? []).map((name, person) =>
      person === this.person ? this.t.table.you : shortName(this.t, name),
    );
  }
  name = (seat: number): string => seatName(this.t, this.session.table, seat);

  sitter(seat: number): SeatOccupant {
    const { table, emotes } = this.session;
    const holder = table?.seats[seat] ?? null;
    return {
      bot: holder?.kind === 'bot' || (holder?.substitute ?? false),
      member: holder?.member ?? false,
      presence: this.#presence(seat),
      next: holder?.next ?? null,
      clock: this.#clock(seat),
      emote: emotes.bySeat[seat] ?? null,
    };
  }

  override holds(open: boolean): void {
    this.session.transport?.post({ t: 'look', open });
  }

  perform(on: Staged): void {
    this.session.stage = on.stage;
    this.session.land = on.land;
  }

  /** The table's clock, or the viewer's own time for a question that the page counts down. */
  #clock(seat: number): SeatOccupant['clock'] {
    const { table, clock, choice, shownAt } = this.session;
    const seconds = choice ? this.ui.seconds?.(choice.phase, this.rules?.options ?? {}) : undefined;
    if (seconds !== undefined && seat === this.seat) {
      const total = seconds * 1000;
      return { left: total, came: shownAt, total };
    }
    if (!clock?.seats.includes(seat)) return null;
    return { left: clock.left, came: clock.came, total: (table?.settings.seconds ?? SECONDS) * 1000 };
  }

  #presence(seat: number): string {
    const { table, council, match } = this.t;
    const holder = this.session.table?.seats[seat] ?? null;
    if (!holder) return '';
    if (holder.substitute) return table.substitute;
    if (holder.kind === 'bot') return '';
    if (hasLeft(holder)) return council.gone;
    if (holder.vacated) return table.left;
    if (holder.here && holder.silent && this.you !== seat) return table.silent;
    if (holder.here) return holder.break_off ? match.wishMark : '';
    return table.away;
  }
}

/** Props of the panels for any game. */
export interface TablePanelProps extends PanelProps {
  board: TableView;
}
