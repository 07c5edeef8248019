// The cards of a game as the page knows them: its table (deck.json) is read here, the same for every game.

export type Suit = 'C' | 'D' | 'S' | 'B';
/** What a card belongs to, in its game's own words; `pip` and `court` in the suits of all. */
export type Group = string;

/** A row of a game's table. */
export interface CardRow {
  code: string;
  /** A suit's letter, `T` for trumps, `M` for the Matto. */
  suit: string;
  /** How strong it is among its suit or the trumps, 1 the weakest; equal cards have the same. The Matto has none. */
  rank?: number;
  /** What stands in its corner; nothing where a mark stands there alone. */
  index: string;
  /** The number that is said with its name, where the pack has one on the card. */
  printed?: string;
  group: Group;
  it: string;
  en: string;
  /** What it counts, as its game's rules have it. */
  worth: number;
}

export interface CardInfo extends CardRow {
  /** Place in a sorted hand: suits from weak to strong, trumps, the Matto. No two cards have the same. */
  order: number;
}

export interface Deck {
  cards: readonly CardInfo[];
  /** The card of a code; a code of another game is shown as it is written, behind all others. */
  info(code: string): CardInfo;
  byOrder(a: string, b: string): number;
  /** A card in a sentence: with its number, where the pack has one on the card. */
  said(code: string, lang: 'it' | 'en'): string;
  /**
   * The address of a card's picture, courts with that language's letters; `back` for the back (also of an unknown card),
   * `suit-C` for an emblem alone.
   */
  face(code: string, lang?: 'it' | 'en'): string;
  /** Addresses of all pictures in that language, to be fetched ahead. */
  faces(lang: 'it' | 'en'): string[];
}

export const SUITS: readonly Suit[] = ['C', 'D', 'S', 'B'];

/** The suit of a card, `T` for trumps, `M` for the Matto. */
export const kindOf = (code: string): string => code[0] ?? '';

/** What a card may be of, as `kindOf` has it, in the order of a sorted hand. */
export const KINDS: readonly string[] = [...SUITS, 'T', 'M'];

/** By suit, from weak to strong; equal cards as the table has them. */
function sorted(rows: readonly CardRow[]): CardInfo[] {
  const strength = (row: CardRow) => KINDS.indexOf(row.suit) * 100 + (row.rank ?? 0);
  return [...rows].sort((a, b) => strength(a) - strength(b)).map((row, order) => ({ ...row, order }));
}

/** `rows`: the game's table; `pictures`: addresses by file, as Vite's glob has them. */
export function readDeck(rows: readonly CardRow[], pictures: Record<string, string>): Deck {
  const cards = sorted(rows);
  const byCode = new Map(cards.map((card) => [card.code, card]));
  const named = new Map(
    Object.entries(pictures).map(([file, address]) => [file.replace(/^.*\/|\.svg$/g, ''), address]),
  );
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
  const face = (code: string, lang?: 'it' | 'en'): string =>
    named.get(`${code}-${lang}`) ?? named.get(code) ?? named.get('back') ?? '';
  const besides = ['back', ...SUITS.map((suit) => `suit-${suit}`)];
  return {
    cards,
    info,
    byOrder: (a, b) => info(a).order - info(b).order,
    said: (code, lang) => {
      const card = info(code);
      return card.printed ? `${card.printed} ${card[lang]}` : card[lang];
    },
    face,
    faces: (lang) => [...cards.map(({ code }) => code), ...besides].map((name) => face(name, lang)),
  };
}
