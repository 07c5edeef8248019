// Motions of Tarocco bolognese that differ from the generic ones.
import type { BologneseMoved, SeenEvent } from '../../protocol/types';
import type { Cause } from '../../motion/plan';
import type { Scene } from '../../timeline/scene';
import type { View } from '../../timeline/view';
import { motion as plainly, moved, shown, where } from '../plain/motion';
import { kindWord, moveWord } from './known';

/** Cards that were face down and are turned up. */
const TURNED: Partial<Record<BologneseMoved, true>> = {
  cover: true,
  show: true,
  paid: true,
  give: true,
  cappotto: true,
};

export function motion(event: SeenEvent, scene: Scene, view: View): Cause[] {
  if (event.e === 'said') return kindWord(event.word) ? [shown(event.seat, event.cards ?? [])] : [];
  if (event.e !== 'moved') return plainly(event, scene, view);
  const why = moveWord(event.why);
  const cause = moved(event, scene, view, why !== null && TURNED[why]);
  if (why !== 'gather') return [cause];
  // The Matto does not go with the trick: its player gets it back when the other cards are gathered.
  const kept = scene.trick.plays.filter(({ card }) => !event.cards?.includes(card));
  const home = ({ seat, card }: (typeof kept)[number]): Cause => {
    const side = scene.sides[seat] ?? seat;
    const [pile, ...own] = where(`pile:${side}`, scene);
    return {
      what: 'go',
      cards: [card],
      from: ['trick'],
      to: [pile ?? '', ...own],
      via: [`hand:${seat}`, `seat:${seat}`],
    };
  };
  return [cause, ...kept.map(home)];
}
