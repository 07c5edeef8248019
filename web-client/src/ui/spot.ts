// Where on the screen something lies that is spoken of, and where there is room to say it.
export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What can be seen of it: in a fan the next card lies on it. */
function seen(node: Element): Spot {
  const { left, top, width, height } = node.getBoundingClientRect();
  const next = node.closest('li')?.nextElementSibling?.querySelector('[data-card]')?.getBoundingClientRect();
  const covered = next && next.left > left && next.left < left + width;
  return { left, top, width: covered ? next.left - left : width, height };
}

/** The boxes of all that the selectors find, as far as they are to be seen. */
export const spotsOf = (root: ParentNode, selectors: readonly string[]): Spot[] =>
  selectors
    .flatMap((selector) => [...root.querySelectorAll(selector)])
    .map(seen)
    .filter(({ width, height }) => width > 0 && height > 0);

/** The edge that is farther from them, on a screen of that height. */
export function edgeFor(spots: readonly Spot[], height: number): 'top' | 'bottom' {
  const middle = spots.reduce((sum, spot) => sum + spot.top + spot.height / 2, 0) / spots.length;
  return middle < height / 2 ? 'bottom' : 'top';
}
