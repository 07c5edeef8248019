// The little of the cards' order that telling an old hand again needs; play itself never asks it.
import type { Card } from '../protocol/types';
import { cardInfo, kindOf } from '../cards/cards';
import type { Play } from './scene';

/** ROB-1: a counting card, or a trump above 20. */
export const robbable = (card: Card): boolean =>
  cardInfo(card).worth > 0 || (kindOf(card) === 'T' && Number(card.slice(1)) > 20);

/** PLAY-5, MAT-1, MAT-11: who took the trick. Fallen hands take none while another hand is in it. */
export function trickWinner(plays: Play[], fallen: ReadonlySet<number>): number {
  const inPlay = plays.filter((play) => play.card !== 'M' && !fallen.has(play.seat));
  const counted = inPlay.length ? inPlay : plays.filter((play) => play.card !== 'M');
  const lead = plays.find((play) => play.card !== 'M' && (inPlay.length === 0 || !fallen.has(play.seat)));
  const suit = lead ? kindOf(lead.card) : '';
  let best = counted[0] ?? plays[0];
  for (const play of counted) {
    const kind = kindOf(play.card);
    const mine = kind === 'T' ? 1000 : kind === suit ? 500 : 0;
    const its = best && (kindOf(best.card) === 'T' ? 1000 : kindOf(best.card) === suit ? 500 : 0);
    if (best && mine + cardInfo(play.card).order > (its ?? 0) + cardInfo(best.card).order && mine > 0) best = play;
  }
  return best?.seat ?? 0;
}

/** The side that keeps a Matto that was played (MAT-3, MAT-8), null where it goes with the trick. */
export function afterMatto(plays: Play[], winner: number, captured: boolean): number | null {
  const matto = plays.find((play) => play.card === 'M');
  if (!matto) return null;
  const own = matto.seat % 2;
  return own === winner % 2 || captured ? null : own;
}
