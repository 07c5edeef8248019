// What a game provides to the client: cards, texts, event handling, timing and its own components. Generic code looks a
// game up by its id and names none.
import type { Component } from 'svelte';
import type { Aid } from '../aids/aids';
import type { CoachMark } from '../coach/marks';
import type { Lang } from '../i18n/index.svelte';
import type { Printed } from '../history/printed';
import type { Lesson } from '../lesson/lesson';
import type {
  Card,
  Choice,
  Emote,
  OfferedMove,
  Options,
  Seat,
  SeatDraw,
  SeenEvent,
  TableRules,
  Word,
} from '../protocol/types';
import type { MatchScoring } from '../match/persons';
import type { Term } from '../rules/glossary';
import type { RuleBook } from '../rules/rule_book';
import type { TableView } from '../table/table_view.svelte';
import type { BoardView } from '../table/board_view.svelte';
import type { Cause } from '../motion/plan';
import type { Scene, Start } from '../timeline/scene';
import type { View } from '../timeline/view';

/** The cards of a game by code; an unknown code is shown as it is. */
export interface Cards {
  /** Name within a sentence. */
  name(code: Card, lang: Lang): string;
  /** Name by itself. */
  title(code: Card, lang: Lang): string;
  /** Points by itself; 0: none. */
  worth(code: Card): number;
  /** Compares cards for a sorted hand. */
  order(a: Card, b: Card): number;
  /** Letter that selects it in a hand by keyboard. */
  kind(code: Card): string;
  /** URL of its picture, with that language's letters; `back` for the back. */
  face(code: Card, lang?: Lang): string;
  /** Preloads the pictures, so that no dealt card waits for the network. */
  preload?(lang: Lang): Promise<void>;
}

/** What the table waits for, addressed to the seat and to the others. */
export interface Asked {
  you: string;
  other(who: string, n: number): string;
}
/** Texts of an offered move. */
export interface MoveWords {
  /** Button label. */
  name: string;
  title?: string;
  /** What it is good for. */
  hint?: string;
  /** Confirmation question. */
  sure?: string;
  /** items: text if there are none, and the button then. */
  none?: string;
  pass?: string;
  /** items: button that announces nothing. */
  silent?: string;
  /** items: button that announces `n` items with a total worth. */
  announce?(n: number, worth: number): string;
  /** cards: progress of the selection; `brief`: little room. */
  chosen?(offered: OfferedMove, n: number, brief: boolean): string;
  /** Extras that may be sent with the move, by key. */
  with?: Record<string, string>;
  /** Clause for an extra that does not fit the card. */
  unfit?: string;
}
/** Texts about matches. `rounds`: number of rounds of the match. */
export interface MatchWords {
  name(rounds: number): string;
  title(rounds: number): string;
  over(rounds: number): string;
  broken(rounds: number): string;
  /** Name of the nth round. */
  nth(n: number): string;
  /** Reason of an amount that comes from no hand. */
  line(reason: Word, hand: number, who: string, n: number): string | undefined;
  /** Name of the unit of the amounts, in the plural. */
  unit?(unit: Word): string;
  /** An amount with its unit. */
  units?(n: number, unit: Word): string;
  /**
   * Result of a hand, in the game's unit: the winners' amount, and that of the others. If nobody wins anything, the
   * losers' negative amount comes first.
   */
  spoils(won: number, others: number): string;
  /** Result of a match without a winner; by default, that it is level. */
  noWinner?: string;
  struck: string;
  nextTitle(n: number): string;
  stays(who: string): string;
  drawHint: string;
  /** Why a drawn card did not count, long and short. */
  drawVoid(card: Card): { text: string; mark: string };
  /** The seating after the draw; names in the order of play from the dealer. */
  drawn(names: string[]): string[];
  breakOffTitle(rounds: number): string;
  breakOffStruck: string;
  breakOffCost(hands: number, each: number): string;
  breakOffBetween: string;
  breakOffDeserters(who: string, n: number, hands: number, each: number): string;
}
export interface OptionText {
  name: string;
  text: string;
  values: Record<string, string>;
  /** Text of a value, for an option with a range. */
  value?(n: number): string;
}
export interface RulesText {
  title: string;
  intro: string;
  sections: { title: string; text: string[] }[];
  glossaryTitle: string;
  /** Cards shown after a section; `after` is its index. */
  examples?: { after: number; label: string; cards: Card[][] };
}
export interface GameWords {
  due(phase: Word): Asked;
  move(move: Word): MoveWords;
  /** Sentence for a clause; undefined if the game has no such clause. */
  refusal(clause: string): string | undefined;
  options: {
    groups: Record<string, string>;
    sources: Record<string, string>;
    /** Text for a value without a source. */
    noSource: string;
    list: Record<string, OptionText>;
  };
  match: MatchWords;
  /** Says that you play for that seat. */
  playFor(who: string): string;
  /** Label of a card that goes to another place than the rest of the selection. */
  passed: string;
  /** Emotes offered first at the table, each with its meaning. */
  talk?: { emote: Emote; gloss: string }[];
  /** Why a bot would make a move, by the reason in a hint. */
  reason?(word: Word): string | undefined;
  /** Help on the keyboard keys of the hand. */
  keys: string;
  rules?: RulesText;
  /** The game's terms and what they mean. */
  glossary: Term[];
}

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

/** Open cards in front of a seat. */
export interface RailCards {
  /** Cards that belong together form a group. */
  groups: Card[][];
  label: string;
  note?(card: Card): string;
  /** The cards are only there, not also in the hand. */
  mark: boolean;
}
export interface SentenceContext {
  lang: Lang;
  name(seat: Seat): string;
  side(side: number): string;
  /** Points per unit of the game; omitted if unknown. */
  unitPoints?: number | null;
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
  board: TableView;
  offered: OfferedMove;
  onmove: (value: number | string | string[] | string[][] | true) => void;
}
export interface Tab {
  id: string;
  label(lang: Lang): string;
  count?(scene: Scene): number;
  /** Whether the tab is needed; by default it is. */
  shown?(scene: Scene): boolean;
  of: Component<{ board: BoardView }>;
}

/** The parts of a hand's record that the deal depends on. */
export interface DealRecord {
  rules?: { preset?: Word };
  pack: readonly Card[];
  dealer?: Seat;
  moves?: readonly Record<string, unknown>[];
  /** Number of seats at the table; the record may number only those that were dealt cards. */
  seats?: number;
}
/** How a game builds its pack from random words, and how it deals. */
export interface DealRules {
  /** The whole pack before shuffling. */
  laid: readonly Card[];
  /** Whether the rules require the pack to be shuffled again. */
  again?(pack: readonly Card[], options: Options): boolean;
  /** The cards that a seat is dealt, before anything is taken or discarded; null if the record does not contain it. */
  hand?(record: DealRecord, options: Options, seat: Seat): Card[] | null;
  /** The seat draw from a shuffled pack; omitted if the game has none. */
  seats?(pack: readonly Card[]): SeatDraw;
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
  /** Clause by which the event scores or is paid; `scene` includes the event. */
  clause(event: SeenEvent, scene: Scene): string | undefined;

  /** Figures of a hand that is being replayed, besides the tricks. */
  figures(scene: Scene, context: SentenceContext): { label: string; value: string }[];
  /** Lead of side 0, negative if the other side leads; omitted if the game does not count during play. */
  lead?(scene: Scene): number;
  /** Facts about a card under these options, besides its name and points. */
  about(card: Card, options: Options, lang: Lang): About;
  /** Memory aids, for tables that allow them. */
  aids: Aid[];
  /** Hints for beginners. */
  marks: CoachMark[];
  /** What to do with the cards, as a sentence. */
  instruction(choice: Choice, scene: Scene, lang: Lang): string;
  /** Clause for a card that may not be chosen, if the choice names none. */
  barredClause(move: Word): string;
  /** Selected cards that go to another place than the rest. */
  passedCards(offered: OfferedMove, chosen: Card[]): Card[];
  /** Whether your own side's tricks may be reviewed at any time. */
  mayReviewTricks(options: Options): boolean;
  /** Cost of an unplayed hand when a match is broken off, in the game's unit. */
  unplayedHandCost(options: Options): number;
  railCards(board: BoardView, seat: Seat): RailCards;
  /** Number of cards that a seat has discarded face down. */
  discardCount(scene: Scene, seat: Seat): number;
  /** Role of a seat in this hand, besides dealer and partner. */
  role(board: BoardView, seat: Seat): string;
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
  /** How amounts decide a match under these rules; by default, the highest total wins. */
  scoring?(rules: TableRules): MatchScoring | undefined;
  /** Whether seats are drawn by default in a match of so many rounds. */
  drawsSeats(rounds: number): boolean;

  parts: {
    /** Score display in the table's header. */
    account: Component<{ board: BoardView }>;
    /** Score sheet of a hand. */
    sheet: Component<SheetProps>;
    /** A zone beside the middle of the table. */
    corner?: { zone: string; of: Component<{ board: BoardView; compact: boolean }> };
    /** Replaces the trick; null while the trick is shown. `asking`: a panel is open. */
    middle?(board: BoardView, asking: boolean): Component<{ board: BoardView }> | null;
    /** Panels that replace the generic ones, by move. */
    panels?: Record<string, Component<PanelProps>>;
    /** Tabs of the notebook, after the chronicle. */
    tabs: Tab[];
  };
}

/** Texts for pages outside the game itself. */
export interface SignWords {
  name: string;
  tagline: string;
  intro: string;
  presets: Record<string, { name: string; line: string; text: string }>;
  lengths: Record<number, { name: string; text: string }>;
  /** Sources of its rules. */
  credits: string;
  /** Name of the hand from a historical book. */
  printed?: string;
  /** Name of a match of so many rounds, in a list; empty for the usual length. */
  short(rounds: number): string;
}
export interface GameSign {
  game: Word;
  words(lang: Lang): SignWords;
  /** Default preset for new players. */
  first: string;
  /** Pictures of cards that represent the game. */
  fan: readonly string[];
  load(): Promise<GameUi>;
  /** Its rule book, if there is one. */
  rules?: Record<Lang, () => Promise<RuleBook>>;
  /** Its tutorial hand, if there is one. */
  lesson?: () => Promise<Lesson>;
  /** A hand from a historical book, if there is one. */
  printed?: () => Promise<Printed>;
  /** Sources of the card pictures, each with its author. */
  art(): Promise<Record<string, string>>;
}
