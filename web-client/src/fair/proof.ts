// What can be verified about a hand or a match.
import type { ChainLink, Deal, HandOne, Match, StruckHand } from '../protocol/types';
import type { DrawRecord } from './recompute';

export type Proof =
  | { draw: DrawRecord; deal?: undefined }
  | {
      draw?: undefined;
      deal: Deal;
      record: HandOne['record'];
      /** Public numbers by seat; null for bots. */
      numbers: HandOne['numbers'];
      /** Its place in the hash chain of all closed hands. */
      link?: ChainLink | null;
    };

/** Returns null for a table from before commitments existed. */
export const proofOfDeal = (hand: HandOne | StruckHand): Proof | null =>
  hand.deal && { ...hand, deal: hand.deal, link: 'link' in hand ? hand.link : null };

/** Returns null without a commitment, or if no hand has a known dealer. */
export function proofOfDraw({ table, from, draw_proof: proof, draw, course, players }: Match): Proof | null {
  const [first] = course;
  if (!proof || !first) return null;
  // Persons of the first hand, without bots.
  const people = players.filter(([one]) => one !== undefined && one.number !== null).length;
  return { draw: { table, from, proof, draw, dealer: first.dealer, people } };
}
