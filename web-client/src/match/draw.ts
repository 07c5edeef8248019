// The seat draw told card by card which counted, which had to be drawn again.
import type { Card, Person, SeatDraw } from '../protocol/types';
import { sessionStore } from '../app/storage';

export interface DrawStep {
  person: Person;
  card: Card;
  /** The card did not count: another had to be drawn instead. */
  void: boolean;
  /** It replaces an earlier one. */
  again: boolean;
}

/** How many of the cards must lie there before it can be said of one that it did not count: all of its round. */
export function voidAfter(steps: DrawStep[], at: number): number {
  const next = steps.findIndex((step, i) => i > at && step.again);
  return next < 0 ? steps.length : next;
}

export function drawSteps(draw: SeatDraw): DrawStep[] {
  return draw.cards.map(({ person, card }, at) => {
    const replaced = draw.cards.some((later, i) => i > at && later.person === person);
    return {
      person,
      card,
      void: replaced,
      again: draw.cards.some((earlier, i) => i < at && earlier.person === person),
    };
  });
}

/** This browser has shown the draw of these matches. */
const KEY = 'germini.draw';
const KEPT = 20;

const shown = (): string[] => (sessionStore.get(KEY) ?? '').split(' ').filter(Boolean);

export const drawShown = (match: string): boolean => shown().includes(match);

export const keepDrawShown = (match: string): void =>
  sessionStore.set(KEY, [...shown().filter((one) => one !== match), match].slice(-KEPT).join(' '));
