// How complete combinations are, from the cards that you hold or your side has won and those out of reach.
import type { Card } from '../protocol/types';
import type { GameBoard } from '../games/contract/board';
import { kind, owner } from '../timeline/scene';

/** A kind of combination: any one of these sets makes it. */
export interface Family {
  is: string;
  sets: Card[][];
}
export interface Standing {
  is: string;
  /** The cards that make it; empty: not made. */
  made: Card[];
  /** Cards present and possible missing cards, if exactly one is missing. */
  near: { cards: Card[]; missing: Card[] } | null;
}
/** Cards of your side, and cards that it cannot get. */
export interface CardKnowledge {
  ours: ReadonlySet<Card>;
  gone: ReadonlySet<Card>;
}

/** All subsets of the given size. */
export function choices(cards: readonly Card[], many: number): Card[][] {
  if (many === 0) return [[]];
  return cards.flatMap((card, at) => choices(cards.slice(at + 1), many - 1).map((rest) => [card, ...rest]));
}
/** All runs of `many` neighbouring cards. */
export const runs = (cards: readonly Card[], many: number): Card[][] =>
  cards.slice(many - 1).map((_, at) => cards.slice(at, at + many));

const union = (sets: Card[][]): Card[] => [...new Set(sets.flat())];

export function standing({ is, sets }: Family, { ours, gone }: CardKnowledge): Standing {
  const lacks = (set: Card[]): Card[] => set.filter((card) => !ours.has(card));
  const made = union(sets.filter((set) => lacks(set).length === 0));
  const open = sets.filter((set) => !set.some((card) => gone.has(card)));
  const close = made.length ? [] : open.filter((set) => lacks(set).length === 1);
  const missing = union(close.map(lacks));
  return {
    is,
    made,
    near: close.length ? { cards: union(close).filter((card) => ours.has(card)), missing } : null,
  };
}

/**
 * What this seat knows about the location of cards. `lost`: kinds of zones that count for nobody; `kept`: kinds of
 * zones of a seat that count for its side.
 */
export function cardKnowledge(
  board: GameBoard,
  lost: readonly string[] = [],
  kept: readonly string[] = [],
): CardKnowledge {
  const { seat, ownSide, scene, view } = board;
  const ours = new Set<Card>();
  const gone = new Set<Card>();
  for (const [name, { cards }] of Object.entries(view.zones)) {
    const [what, whose] = [kind(name), owner(name)];
    const side = what === 'pile' ? whose : kept.includes(what) ? (scene.sides[whose] ?? null) : null;
    if ((what === 'hand' && whose === seat) || (side !== null && side === ownSide))
      for (const card of cards) ours.add(card);
    else if (side !== null || lost.includes(what)) for (const card of cards) gone.add(card);
  }
  return { ours, gone };
}

/** "a, b or c" in the given language. */
export const anyOf = (names: string[], lang: string): string =>
  new Intl.ListFormat(lang, { type: 'disjunction' }).format(names);

/** Maximum number of alternatives that are named. */
const FEW = 4;

/**
 * Combinations worth a hint at the start of play: complete ones first, then those with the fewest missing alternatives.
 */
export function notable(all: readonly Standing[], most = 2): Standing[] {
  const made = all.filter((one) => one.made.length);
  const near = all
    .filter((one) => one.near && one.near.missing.length <= FEW)
    .sort((a, b) => (a.near?.missing.length ?? 0) - (b.near?.missing.length ?? 0));
  return [...made, ...near].slice(0, most);
}
