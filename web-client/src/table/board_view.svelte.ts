// What a board shows and from where: a table in play, or a hand of long ago. A board needs no line to a server; who
// moves the cursor on is told on what stage.
import { prefersReducedMotion } from 'svelte/motion';
import { initial } from '../app/names';
import { settings } from '../app/settings.svelte';
import type { Emote, MatchLine, Seat, SeenEvent, TableRules } from '../protocol/types';
import type { GameUi, GameWords, SentenceContext } from '../games/game_ui';
import { language } from '../i18n/index.svelte';
import { mayLook, type Leave } from '../timeline/look_back';
import type { Scene } from '../timeline/scene';
import { seatsOf, sidesOf } from '../timeline/scene';
import type { Timeline } from '../timeline/timeline.svelte';
import type { View } from '../timeline/view';

/** Shows one event: must call `apply`, may animate what changed. */
export type Stage = (event: SeenEvent, apply: () => void) => void;

/** Where events are shown: each on the stage, and `land` ends what is still being animated. */
export interface Staged {
  stage: Stage;
  land: () => void;
}
/** Without any motion. */
export const bare = (): Staged => ({ stage: (_event, apply) => apply(), land: () => {} });

/** Who sits in a seat, as its plaque shows it. */
export interface SeatOccupant {
  /** A bot plays, its own or somebody's in the seat. */
  bot: boolean;
  /** Has an account. */
  member?: boolean;
  /** What is to be said of him beside his name; empty where he simply is there. */
  presence: string;
  /** Who takes the seat at the next deal. */
  next: string | null;
  /** The time that he has for his move: when it came, and all that there was. */
  clock: { left: number; came: number; total: number } | null;
  emote: Emote | null;
}

export abstract class BoardView {
  /** The game that is looked at. */
  abstract readonly ui: GameUi;
  abstract readonly timeline: Timeline;
  /** All that has come is on the board. */
  abstract readonly settled: boolean;
  /** Whose eyes see it; null for a bystander's. */
  abstract readonly seat: Seat | null;
  /** The seat that is spoken to as you; null where it is told of all by their names. */
  abstract readonly you: Seat | null;
  /** How many sit at it. */
  abstract readonly seats: number;
  abstract readonly rules: TableRules | null;
  /** Aids to the memory are agreed on. */
  abstract readonly aided: boolean;
  /** The match as far as it is known here. */
  abstract readonly match: MatchLine | null;
  /** The number in its match of the hand that is looked at; 0 before the first. */
  abstract readonly handOfMatch: number;
  /** What may be looked at again of what was played. */
  abstract readonly lookBack: Leave;
  abstract name: (seat: Seat) => string;
  abstract sitter(seat: Seat): SeatOccupant;
  /** From now on events are shown there. */
  abstract perform(on: Staged): void;

  /** The last trick is looked at, or no longer: whoever would cover it may wait. */
  holds(_open: boolean): void {}

  get t() {
    return language.t;
  }
  get lang() {
    return language.lang;
  }
  get words(): GameWords {
    return this.ui.words(this.lang);
  }
  get view(): View {
    return this.timeline.view;
  }
  get scene(): Scene {
    return this.timeline.scene;
  }
  /** Events shown so far, for the chronicle. */
  get events(): SeenEvent[] {
    return this.timeline.shown;
  }
  /** The chair from which the table is looked at; a bystander looks from seat 0. */
  get from(): number {
    return this.seat ?? 0;
  }
  get ownSide(): number | null {
    return this.seat === null ? null : (this.scene.sides[this.seat] ?? null);
  }
  /** Nothing is to move by itself. */
  get still(): boolean {
    return prefersReducedMotion.current || settings.pace === 'none';
  }
  /** How long a motion takes, as a part of what it takes at the table's own pace. */
  get tempo(): number {
    return settings.pace === 'fast' ? 0.55 : 1;
  }
  /** The last trick lies open: until the next lead, and after the hand. */
  get lastOpen(): boolean {
    const { tricks } = this.scene;
    return tricks.length > 0 && mayLook(this.scene, tricks.length - 1, this.lookBack);
  }
  /** All hands lie open. */
  get open(): boolean {
    return false;
  }

  /** A side: we and they where there are two and one plays; else the names. */
  side = (side: number): string => {
    const { sides } = this.scene;
    const own = this.you === null ? null : (sides[this.you] ?? null);
    const two = sidesOf(sides).length === 2 && seatsOf(sides, side).length > 1;
    if (own !== null && two) return side === own ? this.t.table.we : this.t.table.they;
    if (own === side && seatsOf(sides, side).length === 1) return this.t.table.you;
    return this.pair(side);
  };

  /** What the page calls who sits there: the reader is you, wherever the table speaks of that seat. */
  called = (seat: Seat): string => (seat === this.you ? this.t.table.you : this.name(seat));

  /** The names of a side. */
  pair = (side: number): string => this.t.app.list(seatsOf(this.scene.sides, side).map(this.name));

  /** One sign for who sits there. */
  sign = (seat: Seat): string => initial(this.name(seat), this.lang);

  card = (code: string): string => this.ui.cards.name(code, this.lang);

  get sentenceContext(): SentenceContext {
    return { lang: this.lang, name: this.called, side: this.side, unitPoints: this.scene.start.unitPoints };
  }
}
