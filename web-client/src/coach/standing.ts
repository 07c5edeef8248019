// How far combinations have come, by the cards that one holds or one's side has won, and those that are out of reach.
import type { Card, SeenEvent } from '../protocol/types';
import type { BoardView } from '../table/board_view.svelte';
import { kind, owner } from '../timeline/scene';

/** A kind of combination: it is made by any one of these sets. */
export interface Family {
  is: string;
  sets: Card[][];
}
export interface Standing {
  is: string;
  /** The cards that make it; none: it is not made. */
  made: Card[];
  /** Where one card is lacking: those that are there, and those of which any would do. */
  near: { cards: Card[]; missing: Card[] } | null;
  /** It cannot be made any more. */
  dead: boolean;
}
/** Cards of one's own side, and those that it will not have. */
export interface Lying {
  ours: ReadonlySet<Card>;
  gone: ReadonlySet<Card>;
}

/** Every choice of so many of the cards. */
export function choices(cards: readonly Card[], many: number): Card[][] {
  if (many === 0) return [[]];
  return cards.flatMap((card, at) => choices(cards.slice(at + 1), many - 1).map((rest) => [card, ...rest]));
}
/** Every run of so many neighbours. */
export const runs = (cards: readonly Card[], many: number): Card[][] =>
  cards.slice(many - 1).map((_, at) => cards.slice(at, at + many));

const union = (sets: Card[][]): Card[] => [...new Set(sets.flat())];

export function standing({ is, sets }: Family, { ours, gone }: Lying): Standing {
  const lacks = (set: Card[]): Card[] => set.filter((card) => !ours.has(card));
  const made = union(sets.filter((set) => lacks(set).length === 0));
  const open = sets.filter((set) => !set.some((card) => gone.has(card)));
  const close = made.length ? [] : open.filter((set) => lacks(set).length === 1);
  const missing = union(close.map(lacks));
  return {
    is,
    made,
    near: close.length ? { cards: union(close).filter((card) => ours.has(card)), missing } : null,
    dead: open.length === 0 && made.length === 0,
  };
}

/**
 * What this seat knows of where cards are. `lost`: kinds of zones that count for nobody; `kept`: kinds of zones of a
 * seat that count for its side.
 */
export function lying(board: BoardView, lost: readonly string[] = [], kept: readonly string[] = []): Lying {
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

export interface Change {
  is: string;
  /** Of what was gathered, what made it or undid it. */
  card: Card;
  /** All cards that make it; none: it is undone. */
  made: Card[];
}

/** The cards of a trick that was gathered by this. */
export const trickOf = (event: SeenEvent): Card[] | null =>
  event.e === 'moved' && event.why === 'gather' ? (event.cards ?? null) : null;

/** What has become true or false with the trick that was gathered: what stood near or was made before. */
export function changes(families: readonly Family[], now: Lying, trick: Card[], board: BoardView): Change[] {
  const gathered = new Set(trick);
  const played = board.scene.tricks.at(-1)?.plays ?? [];
  const mine = played.filter(({ seat }) => seat === board.seat).map(({ card }) => card);
  const without = (cards: ReadonlySet<Card>): Card[] => [...cards].filter((card) => !gathered.has(card));
  const before = { ours: new Set([...without(now.ours), ...mine]), gone: new Set(without(now.gone)) };
  return families.flatMap((family): Change[] => {
    const [was, is] = [standing(family, before), standing(family, now)];
    const card = trick.find((one) => is.made.includes(one) && !mine.includes(one));
    if (card && !was.made.length) return [{ is: family.is, card, made: is.made }];
    const lost = trick.find((one) => now.gone.has(one) && family.sets.some((set) => set.includes(one)));
    if (is.dead && !was.dead && lost && (was.made.length || was.near)) return [{ is: family.is, card: lost, made: [] }];
    return [];
  });
}

/** "a, b or c", as a language says it. */
export const anyOf = (names: string[], lang: string): string =>
  new Intl.ListFormat(lang, { type: 'disjunction' }).format(names);

/** So many alternatives are named, and no more. */
const FEW = 4;

/** What is said at the beginning of play: those that are made, then those that lack the fewest alternatives. */
export function worthSaying(all: readonly Standing[], most = 2): Standing[] {
  const made = all.filter((one) => one.made.length);
  const near = all
    .filter((one) => one.near && one.near.missing.length <= FEW)
    .sort((a, b) => (a.near?.missing.length ?? 0) - (b.near?.missing.length ?? 0));
  return [...made, ...near].slice(0, most);
}
