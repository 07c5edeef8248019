// Where what is told of a card stands: beside the card, within the screen.

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
interface Size {
  width: number;
  height: number;
}

/** From the screen's edge, and from the card. */
const EDGE = 8;
/** Less than this is no room to read in. */
const LEAST = 140;

const within = (at: number, size: number, room: number): number => Math.max(EDGE, Math.min(at, room - size - EDGE));

/** Above the card, else below it, else where there is more of the two; never higher than the screen. */
export function placePopup(card: Box, wanted: Size, screen: Size): { left: number; top: number; height: number } {
  const above = card.top - 2 * EDGE;
  const below = screen.height - (card.top + card.height) - 2 * EDGE;
  const left = within(card.left + card.width / 2 - wanted.width / 2, wanted.width, screen.width);
  const up = above >= wanted.height || (below < wanted.height && above >= below);
  const room = up ? above : below;
  if (room >= Math.min(LEAST, wanted.height)) {
    const height = Math.min(wanted.height, room);
    return { left, top: up ? card.top - EDGE - height : card.top + card.height + EDGE, height };
  }
  // A card as high as the screen: over it.
  const height = Math.min(wanted.height, screen.height - 2 * EDGE);
  return { left, top: within(card.top + card.height / 2 - height / 2, height, screen.height), height };
}
