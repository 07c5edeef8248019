// What a viewer was told of the fola, apart by how: which cards are certain to lie in it is the view's alone; those
// seen at the cut were told of another place, and are called by that.
import type { Card } from '../../protocol/types';
import { zone } from '../../timeline/fold';
import type { View } from '../../timeline/view';
import type { Scene } from './scene';

export interface FolaKnown {
  /** They lie in it. */
  lying: readonly Card[];
  /** Seen in the cutter's packet, and nowhere since. */
  atCut: Card[];
}

export function folaKnown({ stoppers, peeked }: Scene, view: View): FolaKnown {
  const found = new Set(Object.values(view.zones).flatMap(({ cards }) => cards));
  const stopped = stoppers.flatMap(({ by, card }) => (by === 'cutter' ? [card] : []));
  return {
    lying: zone(view, 'fola').cards,
    atCut: [...new Set([...stopped, ...peeked])].filter((card) => !found.has(card)),
  };
}
