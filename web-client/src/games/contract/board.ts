// What a game shows of a table, and what its components are given.
import type { language, Lang } from '../../i18n/index.svelte';
import type { Card, Move, OfferedMove, Person, Seat, SeenEvent, TableRules } from '../../protocol/types';
import type { ShownMatch } from '../../match/closed_hands';
import type { ReviewRights } from '../../timeline/look_back';
import type { Scene } from '../../timeline/scene';
import type { View } from '../../timeline/view';
import type { AccountEntry, ScoreRow } from '../plain/score';

/** How the amounts of a match are read. */
export interface MatchScoring {
  /** Winners of a match with these totals. */
  winners(totals: number[]): Person[];
  /** An amount as shown. */
  amount(n: number): string;
}

/** What a game may read of a table in play or of a past hand; `BoardView` describes each field. */
export interface GameBoard {
  readonly ui: {
    readonly pack: number;
    rests(scene: Scene, seat: Seat): boolean;
    taken?(scene: Scene, seat: Seat): number | null;
  };
  readonly seat: Seat | null;
  readonly seats: number;
  readonly from: number;
  readonly ownSide: number | null;
  readonly rules: TableRules | null;
  readonly match: ShownMatch | null;
  readonly handOfMatch: number;
  readonly scoring: MatchScoring;
  readonly lookBack: ReviewRights;
  readonly view: View;
  readonly scene: Scene;
  readonly events: SeenEvent[];
  readonly still: boolean;
  readonly lang: Lang;
  readonly t: typeof language.t;
  name: (seat: Seat) => string;
  called: (seat: Seat) => string;
  side: (side: number) => string;
}

/** Open cards in front of a seat. */
export interface RailCards {
  /** Cards that belong together form a group. */
  groups: Card[][];
  /** Other cards of the seat, which are shown when the open cards are enlarged. */
  more?: Card[][];
  label: string;
  note?(card: Card): string;
  /** The cards are only there, not also in the hand. */
  mark: boolean;
}
export interface SentenceContext {
  lang: Lang;
  name(seat: Seat): string;
  side(side: number): string;
  /** The hand so far; omitted if unknown. */
  scene?: Scene;
}
/** Input of the score sheet of a current or past hand. */
export interface SheetProps {
  scene: Scene;
  /** Name of a side in a row, and in a heading. */
  side: (side: number) => string;
  heading?: ((side: number) => string) | undefined;
  names: string[];
  /** Order of the players in lists; by default that of the seats. */
  order?: Seat[] | undefined;
  /** Result of the hand by seat; null if unknown. */
  seats?: number[] | null | undefined;
}
/** Panel in the middle of the table that asks for one move. */
export interface PanelProps {
  board: GameBoard;
  offered: OfferedMove;
  onmove: (value: Exclude<Move[string], false>) => void;
}
/** Score in the table's header: an entry per side or player. */
export interface Account {
  entries: AccountEntry[];
  /** Target of the match. */
  target?: string;
  data?: Record<`data-${string}`, unknown>;
}
/** The game's own page of the notebook, before the log and the chat: points in order. */
export interface NotebookPage {
  label(lang: Lang): string;
  count?(scene: Scene): number;
  /** Whether the page is needed; by default it is. */
  shown?(scene: Scene): boolean;
  rows(board: GameBoard): ScoreRow[];
  /** Heading of the last column, if there is one. */
  after?(lang: Lang, scene: Scene): string;
  /** Text if there are no rows. */
  none?(lang: Lang): string;
}
