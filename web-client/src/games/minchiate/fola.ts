// The viewer's knowledge about the fola, by source: the view has the cards that are certainly in it; cards seen at the
// cut were seen in another place and are labelled so.
import type { Card } from '../../protocol/types';
import { zone } from '../../timeline/fold';
import type { View } from '../../timeline/view';
import type { Scene } from './scene';

export interface FolaKnown {
  /** Cards that are in it. */
  lying: readonly Card[];
  /** Cards seen in the cutter's packet and not since. */
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
