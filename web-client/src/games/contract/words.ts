// The texts of a game.
import type { Card, Emote, OfferedItem, OfferedMove, Reason, Seat, Word, Statement } from '../../protocol/types';
import type { Term } from '../../rules/glossary';
import type { Scene } from '../../timeline/scene';

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
  /** It must be made quickly: its button is large. */
  urgent?: boolean;
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
  /** statement: what is said, as a player says it; empty if nothing. */
  said?(statement: Statement): string;
  /** positions: a hint's text instead of the places, about which nothing is known. */
  blind?: string;
  /** Extras that may be sent with the move, and parts of a statement, by key. */
  with?: Record<string, string>;
  /** What each of these words says, in a sentence. */
  gloss?: Record<string, string>;
  /** The same of a signal, with the name of the partner to whom it says something. */
  tells?: Record<string, (partner: string) => string>;
  /** Clause for an extra that does not fit the card. */
  unfit?: string;
}
/** What a game adds to a panel of items, from the table's state. */
export interface ItemsWords extends Partial<MoveWords> {
  note?: string;
  /** Name of an item; by default those of its cards. */
  item?(item: OfferedItem): string;
  /** Total worth; by default the sum. */
  worth?(items: OfferedItem[]): number;
  /** Worth that must be reached; Infinity: out of reach. */
  least?: number;
}
/** Texts about matches. `rounds`: number of rounds of the match. */
export interface MatchWords {
  name(rounds: number): string;
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
  /** Why these seats have lost a hand that nobody wins; by default, what they pay. */
  lost?(scene: Scene, losers: Seat[]): string | undefined;
  /** Result of a match without a winner; by default, that it is level. */
  noWinner?: string;
  struck: string;
  nextTitle(n: number): string;
  stays(who: string): string;
  drawHint: string;
  /** The seating after the draw; names in the order of play from the dealer. */
  drawn(names: string[]): string[];
}
export interface OptionText {
  name: string;
  text: string;
  /** By the value's word; of a range, `#` stands for the number. */
  values: Record<string, string>;
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
  /** Why a card is better than another, as a sentence with its clause; `cards`: the names of the reason's cards. */
  because?(reason: Reason, cards: string): { text: string; clause: string } | undefined;
  /** Help on the keyboard keys of the hand. */
  keys: string;
  rules?: RulesText;
  /** The game's terms and what they mean. */
  glossary: Term[];
}
