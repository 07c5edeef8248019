// Positions of all cards on the screen. The boxes of areas are measured rarely; positions within an area are computed
// by the component that shows the cards, so that a layout needs no access to the page.

/** Height of a card divided by its width. */
export const RATIO = 1.68;

/** A card by its code, a card shown a second time (`rail:2:T38`), or an unknown card (`hand:2#7`). */
export type Token = string;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
/** Centre of an element in screen pixels; `turn` in degrees. Areas have no width of their own. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  turn: number;
}
/** Position of a card within its area: its centre, from the upper left corner. */
export interface CardPosition extends Spot {
  token: Token;
  /** Only a part of it is visible, so no motion may begin there. */
  cropped?: boolean;
}
/** An area's names, and its cards for a box of that size. */
export interface AreaContents {
  names: readonly string[];
  cards?: (box: Box) => readonly CardPosition[];
}
export interface Place extends AreaContents {
  box: Box;
}
/** `at`: index of its area. */
export interface PlacedCard extends CardPosition {
  at: number;
}
export interface Layout {
  cards: ReadonlyMap<Token, PlacedCard>;
  places: ReadonlyMap<string, Spot>;
}
/** Names of an area, best first; owners' areas are fallbacks. */
export type AreaNames = readonly string[];

/** Hidden elements have an empty box in the corner of the screen. */
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

/** The same layout with some cards at their current positions. */
export function over(base: Layout, running: ReadonlyMap<Token, Spot>): Layout {
  if (running.size === 0) return base;
  const cards = new Map(base.cards);
  for (const [token, spot] of running) cards.set(token, { ...spot, token, at: base.cards.get(token)?.at ?? NaN });
  return { ...base, cards };
}

/** Returns the first area that exists. */
export const find = (all: Layout, where: AreaNames): Spot | undefined => {
  const name = where.find((one) => all.places.has(one));
  return name === undefined ? undefined : all.places.get(name);
};
