// A Fool that does not go with the trick: it is shown, put on its side's pile, and takes its seat's turn in the trick.
import type { Cause } from '../../motion/plan';
import type { Moved } from '../../protocol/types';
import { owner, type Scene } from '../../timeline/scene';
import type { View } from '../../timeline/view';
import { moved, where } from '../plain/motion';

export function covered<S extends Scene>(scene: S, { from, cards = [] }: Moved): S {
  const before = scene.trick.winner === null ? scene.trick.plays : [];
  const plays = cards.map((card) => ({ seat: owner(from), card }));
  return { ...scene, trick: { plays: [...before, ...plays], winner: null } };
}

/** The Fool stays out of the gathered trick: its player gets it back when the other cards are gathered. */
export function gathered(event: Moved, before: Scene, view: View): Cause[] {
  const kept = before.trick.plays.filter(({ card }) => !event.cards?.includes(card));
  const home = ({ seat, card }: (typeof kept)[number]): Cause => ({
    what: 'go',
    cards: [card],
    from: ['trick'],
    to: where(`pile:${before.sides[seat] ?? seat}`, before),
    via: [`hand:${seat}`, `seat:${seat}`],
  });
  return [moved(event, before, view), ...kept.map(home)];
}
