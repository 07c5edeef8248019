// Where everything lies on the screen. The boxes of the places are measured seldom; where a card lies in its place is
// reckoned by whoever lays it there, so that a layout costs no look at the page.

/** A card's height by its width. */
export const RATIO = 1.68;

/** A card by its code, one that is shown beside itself (`rail:2:T38`), or one that nobody knows (`hand:2#7`). */
export type Token = string;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
/** The middle of something, in pixels of the screen; `turn` in degrees. A place has no width of its own. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  turn: number;
}
/** Where a card lies in its place: its middle, from the upper left corner. */
export interface CardPosition extends Spot {
  token: Token;
  /** The place shows only a part of it: it cannot be seen to come from elsewhere. */
  cropped?: boolean;
}
/** What a place says of itself: its names, and what lies there in a box of that size. */
export interface AreaContents {
  names: readonly string[];
  cards?: (box: Box) => readonly CardPosition[];
}
export interface Place extends AreaContents {
  box: Box;
}
/** `at`: in which of the places, in their order. */
export interface PlacedCard extends CardPosition {
  at: number;
}
export interface Layout {
  cards: ReadonlyMap<Token, PlacedCard>;
  places: ReadonlyMap<string, Spot>;
}
/** Names of a place, the best first: what has none of its own lies with its owner. */
export type AreaNames = readonly string[];

/** What is not shown has a box without size in the corner of the screen. */
const hidden = ({ left, top, width, height }: Box): boolean => !left && !top && !width && !height;

export function layout(all: readonly Place[]): Layout {
  const cards = new Map<Token, PlacedCard>();
  const places = new Map<string, Spot>();
  for (const [at, { names, box, cards: laid }] of all.entries()) {
    if (hidden(box)) continue;
    const spot = { x: box.left + box.width / 2, y: box.top + box.height / 2, width: 0, turn: 0 };
    for (const name of names) places.set(name, spot);
    for (const card of laid?.(box) ?? [])
      cards.set(card.token, { ...card, x: box.left + card.x, y: box.top + card.y, at });
  }
  return { cards, places };
}

/** The same with some cards where they are on their way. */
export function over(base: Layout, running: ReadonlyMap<Token, Spot>): Layout {
  if (running.size === 0) return base;
  const cards = new Map(base.cards);
  for (const [token, spot] of running) cards.set(token, { ...spot, token, at: base.cards.get(token)?.at ?? NaN });
  return { ...base, cards };
}

/** The first of the names that there is. */
export const find = (all: Layout, where: AreaNames): Spot | undefined => {
  const name = where.find((one) => all.places.has(one));
  return name === undefined ? undefined : all.places.get(name);
};
