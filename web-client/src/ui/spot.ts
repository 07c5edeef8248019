// Positions on the screen of highlighted elements, and where a text has room.
export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Vertical offset of the lower of two card rows, as a share of a card. */
const ROW = 0.3;

/** Visible part of an element: in a fan it is covered by the next card and row. */
function seen(node: Element): Spot {
  const { left, top, width, height } = node.getBoundingClientRect();
  const own = node.closest('li');
  const beside = own?.nextElementSibling?.querySelector('[data-card]')?.getBoundingClientRect();
  const covered = beside && beside.left > left && beside.left < left + width && beside.top < top + height * ROW;
  const wide = covered ? beside.left - left : width;
  const middle = left + wide / 2;
  let tall = height;
  for (let next = own?.nextElementSibling; next; next = next.nextElementSibling) {
    const over = next.querySelector('[data-card]')?.getBoundingClientRect();
    if (!over || over.left > middle || over.right < middle) continue;
    const shown = over.top - top;
    if (shown > height * ROW && shown < tall) tall = shown;
  }
  return { left, top, width: wide, height: tall };
}

/** Cards closer than this, in px, are highlighted together. */
const NEAR_PX = 8;

/** Merges neighbouring cards: crossing rings would hide their content. */
function joined(spots: Spot[]): Spot[] {
  const out: Spot[] = [];
  for (const spot of [...spots].sort((a, b) => a.left - b.left)) {
    const before = out.find(
      (one) => Math.abs(spot.left - one.left - one.width) < NEAR_PX && Math.abs(spot.top - one.top) < spot.height * ROW,
    );
    if (!before) {
      out.push({ ...spot });
      continue;
    }
    const top = Math.min(before.top, spot.top);
    const bottom = Math.max(before.top + before.height, spot.top + spot.height);
    Object.assign(before, { top, width: spot.left + spot.width - before.left, height: bottom - top });
  }
  return out;
}

/** Boxes of all visible elements that match the selectors. */
export const spotsOf = (root: ParentNode, selectors: readonly string[]): Spot[] =>
  joined(
    selectors
      .flatMap((selector) => [...root.querySelectorAll(selector)])
      .map(seen)
      .filter(({ width, height }) => width > 0 && height > 0),
  );

/** The edge farther from these boxes, on a screen of that height. */
export function edgeFor(spots: readonly Spot[], height: number): 'top' | 'bottom' {
  const middle = spots.reduce((sum, spot) => sum + spot.top + spot.height / 2, 0) / spots.length;
  return middle < height / 2 ? 'bottom' : 'top';
}
