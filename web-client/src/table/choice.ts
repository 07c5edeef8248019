// What a seat is asked, in the words of any game: which moves ask for cards of the hand, which for a panel, which are
// a mere button, and what is to be sent for what was chosen.
import type { Card, Choice, Move, OfferedMove } from '../protocol/types';

export type CardState = 'playable' | 'barred' | 'chosen' | 'locked';
/** What was chosen for a move: a card, cards, a number, the cards of each item, a word, or that it is made. */
export type Value = true | string | string[] | string[][] | number;
/** What is sent along, by its key. */
export type MoveExtras = Record<string, string | true>;

/** Every card that a move speaks of. */
export const cardsOf = ({ must = [], cards = [], barred = {} }: OfferedMove): Card[] => [
  ...new Set([...must, ...cards, ...Object.keys(barred)]),
];

const takesCards = ({ takes }: OfferedMove): boolean => takes === 'card' || takes === 'cards';
/** It is made of cards that one holds; those of others, and those that lie elsewhere, have a place of their own. */
const fromHand = (offered: OfferedMove, hand: readonly Card[]): boolean =>
  takesCards(offered) && offered.for === undefined && cardsOf(offered).every((card) => hand.includes(card));

export interface Offers {
  /** Made with cards of one's own hand: the first, unless another is wished. */
  hand: OfferedMove[];
  /** Made with a card of another's hand, that lies open. */
  other: OfferedMove | null;
  /** Asked in the middle of the table. */
  panels: OfferedMove[];
  /** Made by a button. */
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

/** The only answer there is, where nothing can be chosen: to announce none of nothing. */
export function foregone(choice: Choice | null): OfferedMove | null {
  const [only, ...others] = choice?.moves ?? [];
  if (!only || others.length || only.takes !== 'items' || only.with) return null;
  return only.items?.length ? null : only;
}

/** How many cards one has still to choose oneself. */
export const wanted = ({ most = 0, must = [] }: OfferedMove): number => Math.max(0, most - must.length);

/** One card more; where that is too many it takes the place of the one that was chosen last. */
export const taken = (chosen: ReadonlySet<Card>, card: Card, most: number): ReadonlySet<Card> =>
  most > 0 ? new Set([...[...chosen].slice(0, most - 1), card]) : chosen;

/** Enough has been chosen for the move to be made. */
export const enough = ({ least = 0, must = [] }: OfferedMove, chosen: number): boolean => chosen + must.length >= least;

/** The state of every card there; empty where nothing is asked of them. */
export function cardStates(
  offered: OfferedMove | null,
  cards: readonly Card[],
  chosen: ReadonlySet<Card> = new Set(),
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

/** All the cards of a move of several: those that must be among them first, the others as they were chosen. */
export const allChosen = ({ must = [] }: OfferedMove, chosen: Iterable<Card>): Card[] => [...must, ...chosen];

/** The word may be said with these cards, as many as are chosen; with no card yet, where there is one at all. */
export function fits({ with_only: only }: OfferedMove, key: string, word: string, cards: readonly Card[]): boolean {
  const allowed = only?.[key]?.[word];
  return !allowed || (allowed.length > 0 && cards.every((card) => allowed.includes(card)));
}

/** What still goes along with these cards: the same again where nothing has to be taken back. */
export function fittingExtras(offered: OfferedMove, extras: MoveExtras, cards: readonly Card[]): MoveExtras {
  const kept = Object.entries(extras).filter(([key, word]) => word === true || fits(offered, key, word, cards));
  return kept.length === Object.keys(extras).length ? extras : Object.fromEntries(kept);
}

/** The move takes this word, or this mere fact, along. */
const acceptsExtra = ({ with: offered = {} }: OfferedMove, key: string, word: string | true): boolean => {
  const words = Object.hasOwn(offered, key) ? offered[key] : undefined;
  return words === true || word === true ? words === word : (words?.includes(word) ?? false);
};

/** What is sent for a move: what was chosen for it, whose card it is, what goes with it. Words of other moves stay out. */
export function answer(offered: OfferedMove, value: Value, extras: MoveExtras = {}): Move {
  const { move, for: seat } = offered;
  const sent = Object.entries(extras).filter(([key, word]) => acceptsExtra(offered, key, word));
  return { [move]: value, ...(seat === undefined ? {} : { for: seat }), ...Object.fromEntries(sent) };
}
