// The seat draw told card by card (SEAT-2, SEAT-3): which counted, which had to be drawn again, and why.
import type { Card, Person, SeatDraw } from '../protocol/types';
import { passing } from '../app/kept';

export interface DrawStep {
  person: Person;
  card: Card;
  /** Why the card did not count: it was the Matto, or as high as another's. */
  void: 'matto' | 'tie' | null;
  /** It replaces an earlier one. */
  again: boolean;
}

const MATTO = 'M';

export function drawSteps(draw: SeatDraw): DrawStep[] {
  return draw.cards.map(({ person, card }, at) => {
    const replaced = draw.cards.some((later, i) => i > at && later.person === person);
    return {
      person,
      card,
      void: replaced ? (card === MATTO ? 'matto' : 'tie') : null,
      again: draw.cards.some((earlier, i) => i < at && earlier.person === person),
    };
  });
}

/** This browser has shown the draw of these matches. */
const KEY = 'germini.draw';
const KEPT = 20;

const shown = (): string[] => (passing.get(KEY) ?? '').split(' ').filter(Boolean);

export const drawShown = (match: string): boolean => shown().includes(match);

export const keepDrawShown = (match: string): void =>
  passing.set(KEY, [...shown().filter((one) => one !== match), match].slice(-KEPT).join(' '));
