// What a board shows, from whose perspective: a table in play or a past hand. Independent of any connection.
import { prefersReducedMotion } from 'svelte/motion';
import { initial } from '../app/names';
import { settings } from '../app/settings.svelte';
import type { Emote, Seat, SeenEvent, TableRules } from '../protocol/types';
import type { ShownMatch } from '../match/closed_hands';
import type { GameBoard, GameUi, GameWords, SentenceContext } from '../games/game_ui';
import { language } from '../i18n/index.svelte';
import type { MatchScoring } from '../games/contract/board';
import { HIGHEST_WINS } from '../match/persons';
import { mayReview, ownTricks, type ReviewRights } from '../timeline/look_back';
import type { Scene } from '../timeline/scene';
import { seatsOf, sidesOf } from '../timeline/scene';
import type { Timeline } from '../timeline/timeline.svelte';
import type { View } from '../timeline/view';

/** Shows one event: must call `apply`, may animate the change. */
export type Stage = (event: SeenEvent, apply: () => void) => void;

/** Where events are shown; `land` ends running animations. */
export interface Staged {
  stage: Stage;
  land: () => void;
}
/** Shows events without motion. */
export const withoutMotion = (): Staged => ({ stage: (_event, apply) => apply(), land: () => {} });

/** A seat's occupant as shown on its plaque. */
export interface SeatOccupant {
  /** A bot plays, as itself or as a substitute. */
  bot: boolean;
  /** Has an account. */
  member?: boolean;
  /** Text beside the name; empty if the player is simply present. */
  presence: string;
  /** Name of the player who takes the seat at the next deal. */
  next: string | null;
  /** Move clock: remaining and total time, and when it was received. */
  clock: { left: number; came: number; total: number } | null;
  emote: Emote | null;
}

export abstract class BoardView implements GameBoard {
  /** UI of the game. */
  abstract readonly ui: GameUi;
  abstract readonly timeline: Timeline;
  /** All received events are shown. */
  abstract readonly settled: boolean;
  /** Seat of the perspective; null for a bystander's. */
  abstract readonly seat: Seat | null;
  /** The seat addressed as "you"; null if everybody is named. */
  abstract readonly you: Seat | null;
  /** Number of seats. */
  abstract readonly seats: number;
  abstract readonly rules: TableRules | null;
  /** Memory aids are allowed. */
  abstract readonly aided: boolean;
  /** The match as far as known. */
  abstract readonly match: ShownMatch | null;
  /** Number of the hand within its match; 0 before the first. */
  abstract readonly handOfMatch: number;
  /** Which tricks may be reviewed. */
  abstract readonly lookBack: ReviewRights;
  abstract name: (seat: Seat) => string;
  abstract sitter(seat: Seat): SeatOccupant;
  /** Sets where events are shown. */
  abstract perform(on: Staged): void;

  /** Reports whether the last trick is being viewed, so that the table may wait. */
  holds(_open: boolean): void {}

  get t() {
    return language.t;
  }
  get lang() {
    return language.lang;
  }
  readonly words: GameWords = $derived.by(() => this.ui.words(this.lang, this.rules?.preset));
  get scoring(): MatchScoring {
    return (this.rules && this.ui.scoring?.(this.rules)) ?? HIGHEST_WINS;
  }
  /** Number of cards that a hand's area has room for. */
  get handRoom(): number {
    return this.ui.hand(this.rules?.preset);
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
  /** Seat from which the table is seen; a bystander's is 0. */
  get from(): number {
    return this.seat ?? 0;
  }
  get ownSide(): number | null {
    return this.seat === null ? null : (this.scene.sides[this.seat] ?? null);
  }
  /** Motion is turned off. */
  get still(): boolean {
    return prefersReducedMotion.current || settings.pace === 'none';
  }
  /** Factor for durations of motions; 1 is the normal pace. */
  get tempo(): number {
    return settings.pace === 'fast' ? 0.55 : 1;
  }
  /** Whether the last trick may be viewed: until the next lead, and after the hand. */
  get lastOpen(): boolean {
    const { tricks } = this.scene;
    return tricks.length > 0 && mayReview(this.scene, tricks.length - 1, this.lookBack);
  }
  /** Some trick may be reviewed: the last one, or one of your own side. */
  get reviewable(): boolean {
    return this.lastOpen || ownTricks(this.scene, this.lookBack).length > 0;
  }
  /** The deal of the day, which is no part of a match. */
  get single(): boolean {
    return false;
  }
  /** All hands are open. */
  get open(): boolean {
    return false;
  }

  /** Name of a side: "we" and "they" for a player with two sides, otherwise the names. */
  side = (side: number): string => {
    const { sides } = this.scene;
    const own = this.you === null ? null : (sides[this.you] ?? null);
    const two = sidesOf(sides).length === 2 && seatsOf(sides, side).length > 1;
    if (own !== null && two) return side === own ? this.t.table.we : this.t.table.they;
    if (own === side && seatsOf(sides, side).length === 1) return this.t.table.you;
    return this.pair(side);
  };

  /** Name of a player, or "you" for the viewer. */
  called = (seat: Seat): string => (seat === this.you ? this.t.table.you : this.name(seat));

  /** Names of a side. */
  pair = (side: number): string => this.t.app.list(seatsOf(this.scene.sides, side).map(this.name));

  /** Initial of a player. */
  sign = (seat: Seat): string => initial(this.name(seat), this.lang);

  card = (code: string): string => this.ui.cards.name(code, this.lang);

  get sentenceContext(): SentenceContext {
    return { lang: this.lang, name: this.called, side: this.side, scene: this.scene };
  }
}
