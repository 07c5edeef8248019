// A seat's choice in the terms of any game: which moves use cards of the hand, which need a panel, which are a button,
// and what is sent for a selection.
import type { Card, Choice, Move, OfferedMove } from '../protocol/types';

export type CardState = 'playable' | 'barred' | 'chosen' | 'locked';
/** Selection for a move: a card, cards, a number, the cards of each item, a word, positions, a statement, or `true`. */
export type Value = Exclude<Move[string], false>;
/** Extras sent along, by key; a list for a key that takes several words. */
export type MoveExtras = Record<string, string | string[] | true>;

/** All cards that a move mentions. */
export const cardsOf = ({ must = [], cards = [], barred = {} }: OfferedMove): Card[] => [
  ...new Set([...must, ...cards, ...Object.keys(barred)]),
];

const takesCards = ({ takes }: OfferedMove): boolean => takes === 'card' || takes === 'cards';
/** Whether the move uses cards of your hand; other cards have an area of their own. */
const fromHand = (offered: OfferedMove, hand: readonly Card[]): boolean =>
  takesCards(offered) && offered.for === undefined && cardsOf(offered).every((card) => hand.includes(card));

export interface Offers {
  /** Moves with cards of your own hand; the first one is the default. */
  hand: OfferedMove[];
  /** Move with a card of another, open hand. */
  other: OfferedMove | null;
  /** Moves asked for in a panel. */
  panels: OfferedMove[];
  /** Moves made by a button. */
  buttons: OfferedMove[];
}

export function offers(choice: Choice | null, hand: readonly Card[]): Offers {
  const moves = choice?.moves ?? [];
  const own = moves.filter((offered) => fromHand(offered, hand));
  const other = moves.find((offered) => offered.takes === 'card' && offered.for !== undefined) ?? null;
  const buttons = moves.filter(({ takes }) => takes === 'nothing');
  const placed = new Set<OfferedMove | null>([...own, other, ...buttons]);
  return { hand: own, other, panels: moves.filter((offered) => !placed.has(offered)), buttons };
}

/** The only possible answer if there is no choice: announcing none of no items, or the one word. */
export function onlyAnswer(choice: Choice | null): { offered: OfferedMove; value: Value } | null {
  const [only, ...others] = choice?.moves ?? [];
  if (!only || others.length || only.with) return null;
  if (only.takes === 'items') return only.items?.length ? null : { offered: only, value: [] };
  const [word = '', ...words] = only.words ?? [];
  return only.takes === 'word' && word && !words.length ? { offered: only, value: word } : null;
}

/** Number of cards to select. */
const wanted = ({ most = 0, must = [] }: OfferedMove): number => Math.max(0, most - must.length);

export const NO_CARDS: ReadonlySet<Card> = new Set();

/** Adds or removes a card; at the limit it replaces the last one. */
export function toggled(chosen: ReadonlySet<Card>, card: Card, offered: OfferedMove): ReadonlySet<Card> {
  if (chosen.has(card)) return new Set([...chosen].filter((other) => other !== card));
  const most = wanted(offered);
  return most > 0 ? new Set([...[...chosen].slice(0, most - 1), card]) : chosen;
}

/** The list with one more element, or without it if it has it. */
export const switched = <T>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** Whether enough is selected to make the move. */
export const hasEnough = ({ least = 0, must = [] }: OfferedMove, chosen: number): boolean =>
  chosen + must.length >= least;

/** State of every card; empty if no card is asked for. */
export function cardStates(
  offered: OfferedMove | null,
  cards: readonly Card[],
  chosen: ReadonlySet<Card> = NO_CARDS,
): Map<Card, CardState> {
  if (!offered || !takesCards(offered)) return new Map();
  const may = new Set(offered.cards ?? []);
  const must = new Set(offered.takes === 'cards' ? (offered.must ?? []) : []);
  return new Map(
    cards.map((card): [Card, CardState] => {
      if (must.has(card)) return [card, 'locked'];
      if (chosen.has(card)) return [card, 'chosen'];
      return [card, may.has(card) ? 'playable' : 'barred'];
    }),
  );
}

/** All cards of a move: the mandatory ones, then the selected ones. */
export const allChosen = ({ must = [] }: OfferedMove, chosen: Iterable<Card>): Card[] => [...must, ...chosen];

/** Whether the word may be sent with these cards; before a selection, whether there is any such card. */
export function extraFits(
  { with_only: only }: OfferedMove,
  key: string,
  word: string,
  cards: readonly Card[],
): boolean {
  const allowed = only?.[key]?.[word];
  return !allowed || (allowed.length > 0 && cards.every((card) => allowed.includes(card)));
}

/** Extras that fit these cards; the same object if all of them do. */
export function fittingExtras(offered: OfferedMove, extras: MoveExtras, cards: readonly Card[]): MoveExtras {
  const fits = (key: string, word: string): boolean => extraFits(offered, key, word, cards);
  const kept = Object.entries(extras).filter(
    ([key, said]) => said === true || [said].flat().every((word) => fits(key, word)),
  );
  return kept.length === Object.keys(extras).length ? extras : Object.fromEntries(kept);
}

/** Whether the move accepts this word, list of words or flag. */
const acceptsExtra = ({ with: offered = {} }: OfferedMove, key: string, said: MoveExtras[string]): boolean => {
  const words = Object.hasOwn(offered, key) ? offered[key] : undefined;
  if (words === true || said === true) return words === said;
  return [said].flat().every((word) => words?.includes(word) ?? false);
};

/** The move to send: the selection, the seat played for, and extras. Extras of other moves are left out. */
export function answer(offered: OfferedMove, value: Value, extras: MoveExtras = {}): Move {
  const { move, for: seat } = offered;
  const sent = Object.entries(extras).filter(([key, word]) => acceptsExtra(offered, key, word));
  return { [move]: value, ...(seat === undefined ? {} : { for: seat }), ...Object.fromEntries(sent) };
}
