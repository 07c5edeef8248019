// Motions of Minchiate that differ from the generic ones.
import type { Card, MinchiateMoved, SeenEvent } from '../../protocol/types';
import type { Cause } from '../../motion/plan';
import type { Scene as AnyScene } from '../../timeline/scene';
import type { View } from '../../timeline/view';
import { motion as plainly, moved, shown, where } from '../plain/motion';
import { moveWord } from './known';
import type { Scene } from './scene';

/** The lifted part of the pack, as one token. */
export const lifted = (cutter: number): string => `packet:${cutter}#0`;

/** Cards that were face down and are turned up. */
const TURNED: Partial<Record<MinchiateMoved, true>> = {
  rob: true,
  expose: true,
  take: true,
  show: true,
  debt: true,
  give: true,
  surrender: true,
};

/** Cards of the current trick that have died in it. */
export function dead(any: AnyScene): Card[] {
  const scene = any as Scene;
  const dying = scene.tally.filter(({ why }) => why === 'death').flatMap(({ cards }) => cards);
  return scene.trick.plays.map(({ card }) => card).filter((card) => dying.includes(card));
}

export function motion(event: SeenEvent, scene: AnyScene, view: View): Cause[] {
  if (event.e === 'scored' && event.why === 'death') return [{ what: 'fall', cards: event.cards ?? [] }];
  if (event.e === 'said' && event.word === 'versicola') return [shown(event.seat, event.cards ?? [])];
  if (event.e !== 'moved') return plainly(event, scene, view);
  const why = moveWord(event.why);
  if (why === 'cut' || why === 'join') {
    const packet = why === 'cut' ? event.to : event.from;
    return [{ what: 'go', cards: [`${packet}#0`], from: where(event.from, scene), to: where(event.to, scene) }];
  }
  return [moved(event, scene, view, why !== null && TURNED[why])];
}
