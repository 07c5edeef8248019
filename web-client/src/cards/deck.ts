// The cards of a game, read from its table (deck.json); the same code for every game.
import { Pictures } from './pictures.svelte';

export type Suit = 'C' | 'D' | 'S' | 'B';
/** Group of a card, in the game's own terms; `pip` and `court` in the suits of all games. */
export type Group = string;

/** A row of a game's card table. */
export interface CardRow {
  code: string;
  /** A suit's letter, `T` for trumps, `M` for the Matto. */
  suit: string;
  /** Strength within the suit or the trumps, 1 the weakest; equal cards have the same rank. The Matto has none. */
  rank?: number;
  /** Corner index; empty if only a mark is printed there. */
  index: string;
  /** Number used in the spoken name, if the pack prints one on the card and the name does not state it. */
  printed?: string;
  group: Group;
  it: string;
  en: string;
  /** Points by the game's rules. */
  worth: number;
}

export interface CardInfo extends CardRow {
  /** Position in a sorted hand: suits from weak to strong, trumps, the Matto. Unique per card. */
  order: number;
}

export interface Deck {
  cards: readonly CardInfo[];
  /** Card of a code; a code of another game is shown as it is, after all others. */
  info(code: string): CardInfo;
  byOrder(a: string, b: string): number;
  /** Card name within a sentence, with its number if the pack prints one. */
  said(code: string, lang: 'it' | 'en'): string;
  /**
   * URL of a card's picture, courts with that language's letters; `back` for the back (also of an unknown card),
   * `suit-C` for an emblem alone.
   */
  face(code: string, lang?: 'it' | 'en'): string;
  /** Resolves once all pictures are here. */
  preload(): Promise<void>;
}

export const SUITS: readonly Suit[] = ['C', 'D', 'S', 'B'];

/** Suit of a card, `T` for trumps, `M` for the Matto. */
export const kindOf = (code: string): string => code[0] ?? '';

/** All results of `kindOf`, in the order of a sorted hand. */
export const KINDS: readonly string[] = [...SUITS, 'T', 'M'];

/** Sorts by suit, from weak to strong; equal cards in table order. */
function sorted(rows: readonly CardRow[]): CardInfo[] {
  const strength = (row: CardRow) => KINDS.indexOf(row.suit) * 100 + (row.rank ?? 0);
  return [...rows].sort((a, b) => strength(a) - strength(b)).map((row, order) => ({ ...row, order }));
}

/** `rows`: the game's card table; `file`: address of its pictures. */
export function readDeck(rows: readonly CardRow[], file: string): Deck {
  const cards = sorted(rows);
  const byCode = new Map(cards.map((card) => [card.code, card]));
  const pictures = new Pictures(file);
  const info = (code: string): CardInfo =>
    byCode.get(code) ?? {
      code,
      suit: kindOf(code),
      index: code,
      group: 'pip',
      it: code,
      en: code,
      worth: 0,
      order: cards.length,
    };
  return {
    cards,
    info,
    byOrder: (a, b) => info(a).order - info(b).order,
    said: (code, lang) => {
      const card = info(code);
      return card.printed ? `${card.printed} ${card[lang]}` : card[lang];
    },
    face: (code, lang) => pictures.url([`${code}-${lang}`, code, 'back']),
    preload: () => pictures.load(),
  };
}
