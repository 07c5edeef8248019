// Position of a card's description: beside the card, within the screen.

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

/** Distance from the screen's edge and from the card, in px. */
const EDGE = 8;
/** Minimum readable height, in px. */
const LEAST = 140;

const within = (at: number, size: number, room: number): number => Math.max(EDGE, Math.min(at, room - size - EDGE));

/** Above the card if it fits, else below, else on the larger side; never higher than the screen. */
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
  // A card as high as the screen is covered.
  const height = Math.min(wanted.height, screen.height - 2 * EDGE);
  return { left, top: within(card.top + card.height / 2 - height / 2, height, screen.height), height };
}
