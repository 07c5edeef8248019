// What a game provides to the client: cards, texts, event handling, timing and its own components. Generic code looks a
// game up by its id and names none.
import type { Component } from 'svelte';
import type { Lang } from '../i18n/index.svelte';
import type { Card, Choice, OfferedMove, Options, Seat, SeenEvent, TableRules, Word } from '../protocol/types';
import type { RuleBook } from '../rules/rule_book';
import type { Cause } from '../motion/plan';
import type { Scene, Start } from '../timeline/scene';
import type { View } from '../timeline/view';
import type { Aid } from './contract/aids';
import type {
  Account,
  GameBoard,
  MatchScoring,
  NotebookPage,
  PanelProps,
  RailCards,
  SentenceContext,
  SheetProps,
} from './contract/board';
import type { Cards } from './contract/cards';
import type { CoachMark } from './contract/coach';
import type { DealRules } from './contract/deal';
import type { Exercises } from './contract/exercise';
import type { LessonEntry } from './contract/lesson';
import type { Printed } from './contract/printed';
import type { TellStory } from './contract/story';
import type { GameWords, ItemsWords } from './contract/words';

export type * from './contract/board';
export type * from './contract/cards';
export type * from './contract/deal';
export type * from './contract/words';

/** A sentence about a card, with its clauses. */
export interface AboutLine {
  text: string;
  clauses: string[];
}
/** A combination that a card can be part of. */
export interface AboutCombination extends AboutLine {
  name: string;
  /** All cards that it may contain; `text` says which and how many. */
  cards: Card[];
}
/** Facts about a card. */
export interface About {
  /** Sentences about its own points. */
  worth: string[];
  lines: AboutLine[];
  combinations: AboutCombination[];
}

/** A game defines only what differs from the plain game. */
export interface GameUi {
  game: Word;
  cards: Cards;
  /** Texts under a preset's rules; without it, those of the game in general. */
  words(lang: Lang, preset?: Word): GameWords;
  /** Number of cards in the pack; 0: unknown. */
  pack: number;
  /** How the pack is dealt, so that a deal can be verified; omitted if it cannot be. */
  dealRules?: DealRules;
  /** Number of cards that a hand's area has room for, by the preset. */
  hand(preset: Word | undefined): number;
  /** Tricks per hand by the preset; 0: unknown. */
  tricks(preset: Word | undefined): number;

  empty(start: Start): Scene;
  applyEvent(scene: Scene, event: SeenEvent): Scene;
  /** Whether the event's kind and words are known. */
  knows(event: SeenEvent): boolean;
  /** The seat that has answered its question with this event. */
  answered(event: SeenEvent): Seat | null;
  /** Milliseconds until the next event is shown. */
  duration(event: SeenEvent): number;
  /** What the event moves; `before`: the table before the event. */
  motion(event: SeenEvent, before: Scene, view: View): Cause[];
  /** Cards of the current trick that were captured in it. */
  dead(scene: Scene): Card[];
  /** Sentence about the event; null if there is nothing to report. */
  sentence(event: SeenEvent, context: SentenceContext): string | null;

  /** Facts about a card under these options, besides its name and points. */
  about(card: Card, options: Options, lang: Lang): About;
  /** Memory aids, for tables that allow them. */
  aids: Aid[];
  /** Hints for beginners. */
  marks: CoachMark[];
  /** A game of chance, in which there is nothing to advise or to try otherwise. */
  chance?: boolean;
  /** Whether the player is called to a question of this phase; by default they are. Without an answer play goes on. */
  calls?(phase: Word): boolean;
  /** Seconds for a question of this phase that the page counts down by itself, whatever the table's clock. */
  seconds?(phase: Word, options: Options): number | undefined;
  /** What to do with the cards, as a sentence. */
  instruction(choice: Choice, scene: Pick<Scene, 'trick'>, lang: Lang): string;
  /** Question to the viewer that depends on the table's state or on what is offered; by default the phase's own. */
  question?(board: GameBoard, offered: readonly OfferedMove[]): string | undefined;
  /** Texts of a panel of items that depend on the table's state. */
  items?(board: GameBoard, offered: OfferedMove): ItemsWords;
  /** Clause for a card that may not be chosen, if the choice names none. */
  barredClause(move: Word): string;
  /** Selected cards that go to another place than the rest. */
  passedCards(offered: OfferedMove, chosen: Card[]): Card[];
  /** Whether your own side's tricks may be reviewed at any time. */
  mayReviewTricks(options: Options): boolean;
  railCards(board: GameBoard, seat: Seat): RailCards;
  /** Number of cards that a seat has discarded face down. */
  discardCount(scene: Scene, seat: Seat): number;
  /** Role of a seat in this hand, besides dealer and partner. */
  role(board: GameBoard, seat: Seat): string;
  /** Points in this seat's tricks so far, where each player counts alone. */
  taken?(scene: Scene, seat: Seat): number | null;
  /** Cards in this seat's hand that everybody has seen. */
  open(scene: Scene, seat: Seat): Card[];
  /** Whether the seat sits the hand out. */
  rests(scene: Scene, seat: Seat): boolean;
  /** Whether this seat's hand is open. */
  isHandOpen(scene: Scene, seat: Seat): boolean;
  /** Whether there are cards beside the middle of the table. */
  laid(scene: Scene, zones: Record<string, unknown>): boolean;
  /** Number of the event with which a replay should begin. */
  firstStep(events: SeenEvent[]): number;
  /** Points by which each side leads after a finished hand, if they are not what the hand is played for. */
  leads?(scene: Scene): number[];
  /** Points from which a worse card is a mistake, in the review of a hand. */
  grave: number;
  /** Loads what tells the story of a finished hand. */
  story?(): Promise<TellStory>;
  /** How amounts decide a match under these rules; by default, the highest total wins. */
  scoring?(rules: TableRules): MatchScoring | undefined;
  /** Whether seats are drawn by default in a match of so many rounds. */
  drawsSeats(rounds: number, preset: Word): boolean;

  account(board: GameBoard): Account;
  page: NotebookPage;
  parts: {
    /** Score sheet of a hand. */
    sheet: Component<SheetProps>;
    /** A zone beside the middle of the table. */
    corner?: {
      zone: string;
      of: Component<{ board: GameBoard; compact: boolean }>;
      /** At the viewer's right hand instead of the far left. */
      near?: boolean;
    };
    /** Replaces the trick; null while the trick is shown. `asking`: a panel is open. */
    middle?(board: GameBoard, asking: boolean): Component<{ board: GameBoard }> | null;
    /** Panels that replace the generic ones, by move. */
    panels?: Record<string, Component<PanelProps>>;
  };
}

/** Texts for pages outside the game itself. */
export interface SignWords {
  name: string;
  tagline: string;
  intro: string;
  presets: Record<string, { name: string; line: string; text: string }>;
  /** A match of so many rounds; undefined if it has no name. */
  length(rounds: number, preset: Word): { name: string; text: string } | undefined;
  /** Sources of its rules. */
  credits: string;
  /** What results of one deal are compared by. */
  compared?: string;
  /** Name of the hand from a historical book. */
  printed?: string;
  /** Name of a match of so many rounds, in a list; empty for the usual length. */
  short(rounds: number, preset: Word): string;
}
export interface GameSign {
  game: Word;
  words(lang: Lang): SignWords;
  /** Default preset for new players. */
  first: string;
  /** Presets that are games of their own, listed one by one. */
  apart?: readonly Word[];
  /** The numbers of players of presets that are not for four. */
  players?: Record<Word, string>;
  /** Pictures of cards that represent the game, as that language prints them. */
  fan(lang: Lang): readonly string[];
  load(): Promise<GameUi>;
  /** Its rule book, if there is one. */
  rules?: Record<Lang, () => Promise<RuleBook>>;
  /** Its tutorial hands, if there are any. */
  lessons?: () => Promise<LessonEntry[]>;
  /** Positions to be solved, if there are any. */
  exercises?: () => Promise<Exercises>;
  /** A hand from a historical book, if there is one. */
  printed?: () => Promise<Printed>;
  /** Sources of the card pictures, each with its author. */
  art(): Promise<Record<string, string>>;
}
