// What a game gives the house: its cards, words, fold, pace and what it draws beside the table of every game. The
// house looks everything up by the game of the table, and names none.
import type { Component } from 'svelte';
import type { Aid } from '../aids/aids';
import type { CoachMark } from '../coach/marks';
import type { Lang } from '../i18n/index.svelte';
import type { Printed } from '../history/printed';
import type { Lesson } from '../lesson/lesson';
import type { Card, Choice, OfferedMove, Options, Seat, SeatDraw, SeenEvent, Word } from '../protocol/types';
import type { Term } from '../rules/glossary';
import type { RuleBook } from '../rules/rule_book';
import type { TableView } from '../table/table_view.svelte';
import type { BoardView } from '../table/board_view.svelte';
import type { Cause } from '../motion/plan';
import type { Scene, Start } from '../timeline/scene';
import type { View } from '../timeline/view';

/** The cards of a game by their codes; a code that it does not know is shown as it is written. */
export interface Cards {
  /** As in a sentence. */
  name(code: Card, lang: Lang): string;
  /** By itself. */
  title(code: Card, lang: Lang): string;
  /** What it counts by itself; 0: nothing. */
  worth(code: Card): number;
  /** The order of a sorted hand. */
  order(a: Card, b: Card): number;
  /** The letter that finds it in a hand by the keyboard. */
  kind(code: Card): string;
  /** The address of its picture, with the letters of that language; `back` for the back. */
  face(code: Card, lang?: Lang): string;
  /** Fetches the faces, so that no card is dealt that has to come over the network. */
  preload?(lang: Lang): Promise<void>;
}

/** What the table waits for, said to the seat and to the others. */
export interface Asked {
  you: string;
  other(who: string, n: number): string;
}
/** What a move is called where it is offered. */
export interface MoveWords {
  /** On the button that makes it. */
  name: string;
  title?: string;
  /** Why it may be wanted. */
  hint?: string;
  /** Asked before it is made. */
  sure?: string;
  /** items: what is said where there are none, and the button then. */
  none?: string;
  pass?: string;
  /** items: announce nothing. */
  silent?: string;
  /** items: announce so many, worth so much together. */
  announce?(n: number, worth: number): string;
  /** cards: how far one is; `brief`: there is little room. */
  chosen?(offered: OfferedMove, n: number, brief: boolean): string;
  /** What may go with it, by key. */
  with?: Record<string, string>;
  /** The clause for what may not go with a card. */
  unfit?: string;
}
/** The match above its hands. `rounds`: how many it has. */
export interface MatchWords {
  name(rounds: number): string;
  title(rounds: number): string;
  over(rounds: number): string;
  broken(rounds: number): string;
  /** The round of that number. */
  nth(n: number): string;
  /** What a line beside the hands is for. */
  line(reason: Word, hand: number, who: string, n: number): string | undefined;
  /** What its amounts are counted in, where that has a word of its own. */
  unit?: string;
  /** So many of them. */
  units?(n: number): string;
  /** What a hand brought, in the game's unit: the winners' amount, and that of the others. */
  spoils(won: number, others: number): string;
  struck: string;
  nextTitle(n: number): string;
  stays(who: string): string;
  drawHint: string;
  /** Why a card drawn did not count, long and short. */
  drawVoid(card: Card): { text: string; mark: string };
  /** Who sits where after the draw, by the order of play from the dealer. */
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
  /** Of an option that is any number of a range. */
  value?(n: number): string;
}
export interface RulesText {
  title: string;
  intro: string;
  sections: { title: string; text: string[] }[];
  glossaryTitle: string;
  /** Cards laid out after a section, by its place from 0. */
  examples?: { after: number; label: string; cards: Card[][] };
}
export interface GameWords {
  due(phase: Word): Asked;
  move(move: Word): MoveWords;
  /** Of a clause; nothing where the game has no such clause. */
  refusal(clause: string): string | undefined;
  options: {
    groups: Record<string, string>;
    sources: Record<string, string>;
    /** Of a value that stands in no text. */
    noSource: string;
    list: Record<string, OptionText>;
  };
  match: MatchWords;
  /** One plays for that seat. */
  playFor(who: string): string;
  /** Of a card that goes elsewhere than the others chosen with it. */
  passed: string;
  /** Why a bot would do something, by the word that a hint has for it. */
  reason?(word: Word): string | undefined;
  /** The keys of the hand. */
  keys: string;
  rules?: RulesText;
  /** The game's own words, with what they mean. */
  glossary: Term[];
}

/** A sentence about a card, with the clauses that it is from. */
export interface AboutLine {
  text: string;
  clauses: string[];
}
/** A combination that a card may stand in. */
export interface AboutCombination extends AboutLine {
  name: string;
  /** All that may be in it; `text` says which and how many. */
  cards: Card[];
}
/** What a card is. */
export interface About {
  /** Of its worth by itself. */
  worth: string[];
  lines: AboutLine[];
  combinations: AboutCombination[];
}

/** What lies open before a seat. */
export interface RailCards {
  /** Cards that belong together are one group. */
  groups: Card[][];
  label: string;
  note?(card: Card): string;
  /** The cards lie there and nowhere else. */
  mark: boolean;
}
export interface SentenceContext {
  lang: Lang;
  name(seat: Seat): string;
  side(side: number): string;
  /** So many points of lead make one of the game's unit; left out where that is not known. */
  unitPoints?: number | null;
}
/** What a sheet needs of a hand that is played, or was. */
export interface SheetProps {
  scene: Scene;
  /** A side in a line of figures, and in a heading. */
  side: (side: number) => string;
  heading?: ((side: number) => string) | undefined;
  names: string[];
  /** The seats in the order in which people are listed; without, in their own. */
  order?: Seat[] | undefined;
  /** What the hand came to, by seat; null where that is not known. */
  seats?: number[] | null | undefined;
}
/** Asks for one move in the middle of the table. */
export interface PanelProps {
  board: TableView;
  offered: OfferedMove;
  onmove: (value: number | string | string[] | string[][] | true) => void;
}
export interface Tab {
  id: string;
  label(lang: Lang): string;
  count?(scene: Scene): number;
  of: Component<{ board: BoardView }>;
}

/** Of a hand's record what its deal follows from. */
export interface DealRecord {
  pack: readonly Card[];
  dealer?: Seat;
  moves?: readonly Record<string, unknown>[];
}
/** How a game makes its pack of the words of chance, and what it deals of it. */
export interface DealRules {
  /** The whole pack before it is shuffled. */
  laid: readonly Card[];
  /** The rules ask for another shuffle of the whole pack. */
  again?(pack: readonly Card[], options: Options): boolean;
  /** What a seat is dealt from the pack, before anything else is taken or put down; null: the record does not say. */
  hand?(record: DealRecord, options: Options, seat: Seat): Card[] | null;
  /** The draw for seats from a shuffled pack; left out where the game has none. */
  seats?(pack: readonly Card[]): SeatDraw;
}

/** Only what a game has of its own; the rest is as the plain one has it. */
export interface GameUi {
  game: Word;
  cards: Cards;
  words(lang: Lang): GameWords;
  /** Cards in the pack; 0: not known. */
  pack: number;
  /** How its pack is shuffled, so that a deal can be checked; without, it cannot be here. */
  dealt?: DealRules;
  /** So many cards one's place is for. */
  hand: number;
  /** Tricks of a hand; 0: not known. */
  tricks: number;

  empty(start: Start): Scene;
  applyEvent(scene: Scene, event: SeenEvent): Scene;
  /** Kind and words of the event are known. */
  knows(event: SeenEvent): boolean;
  /** The seat that has done with this what it was asked. */
  answered(event: SeenEvent): Seat | null;
  /** Milliseconds that an event stays on the table before the next. */
  lasts(event: SeenEvent): number;
  /** What it moves on a table that stands as it did before it. */
  motion(event: SeenEvent, before: Scene, view: View): Cause[];
  /** Cards of the trick on the table that were struck down in it. */
  dead(scene: Scene): Card[];
  /** Its sentence; null where there is nothing to tell. */
  sentence(event: SeenEvent, context: SentenceContext): string | null;
  /** The clause by which it scores or is paid, in a hand that has come as far as this event; else nothing. */
  clause(event: SeenEvent, scene: Scene): string | undefined;

  /** How the hand stands, beside the tricks: for a hand that is stepped through. */
  figures(scene: Scene, context: SentenceContext): { label: string; value: string }[];
  /** By how much side 0 leads, below nought the other, where the game counts that on the way. */
  lead?(scene: Scene): number;
  /** What there is to know of a card under these options, beside its name and its worth. */
  about(card: Card, options: Options, lang: Lang): About;
  /** Aids to the memory, at tables that allow them. */
  aids: Aid[];
  /** What a newcomer is told in his first hands; none: nothing. */
  marks: CoachMark[];
  /** What to do with the cards, in a sentence. */
  instruction(choice: Choice, scene: Scene, lang: Lang): string;
  /** The clause for a card that may not be chosen, where the choice names none. */
  barredClause(move: Word): string;
  /** Chosen cards that go elsewhere than the others. */
  passedCards(offered: OfferedMove, chosen: Card[]): Card[];
  /** Whether one's own side's tricks may be looked through at any time. */
  mayReviewTricks(options: Options): boolean;
  /** What a hand costs that is not played because a match is broken off, in the game's unit. */
  owed(options: Options): number;
  railCards(board: BoardView, seat: Seat): RailCards;
  /** Cards that a seat has put down, unseen. */
  putDown(scene: Scene, seat: Seat): number;
  /** What a seat is in this hand, beside dealer and partner. */
  role(board: BoardView, seat: Seat): string;
  /** Cards of this seat all have seen, while it still has them in hand. */
  open(scene: Scene, seat: Seat): Card[];
  /** The hand of this seat lies open. */
  laidOpen(scene: Scene, seat: Seat): boolean;
  /** Something lies beside the table's middle. */
  laid(scene: Scene, zones: Record<string, unknown>): boolean;
  /** The step at which an old hand is best begun with: the number of the event. */
  beginning(events: SeenEvent[]): number;
  /** The rounds of a match for which seats are drawn unless something else is wished. */
  draws(rounds: number): boolean;

  parts: {
    /** The account in the table's head. */
    account: Component<{ board: BoardView }>;
    /** A sheet of what the hand came to. */
    sheet: Component<SheetProps>;
    /** Beside the table's middle: a zone of its own. */
    corner?: { zone: string; of: Component<{ board: BoardView; compact: boolean }> };
    /** Instead of the trick; null where that is to be seen. `asking`: a panel stands there. */
    middle?(board: BoardView, asking: boolean): Component<{ board: BoardView }> | null;
    /** In the place of the panel that any game has for such a move. */
    panels?: Record<string, Component<PanelProps>>;
    /** Of the notebook, after the chronicle. */
    tabs: Tab[];
  };
}

/** What stands outside the house: what pages show that do not play the game. */
export interface SignWords {
  name: string;
  tagline: string;
  intro: string;
  presets: Record<string, { name: string; line: string; text: string }>;
  lengths: Record<number, { name: string; text: string }>;
  /** Where its rules are from. */
  credits: string;
  /** What the hand is called that an old book tells. */
  printed?: string;
  /** What a match of so many rounds is called in a list; empty for the usual. */
  short(rounds: number): string;
}
export interface GameSign {
  game: Word;
  words(lang: Lang): SignWords;
  /** The preset for whoever only wants to play. */
  first: string;
  /** Pictures of cards that stand for the game. */
  fan: readonly string[];
  load(): Promise<GameUi>;
  /** Its book of rules, where there is one. */
  rules?: Record<Lang, () => Promise<RuleBook>>;
  /** A hand that teaches it, where there is one. */
  lesson?: () => Promise<Lesson>;
  /** A hand that an old book tells, where there is one. */
  printed?: () => Promise<Printed>;
  /** The pictures that its cards are made of, each with who made it. */
  art(): Promise<Record<string, string>>;
}
