// Prepares the seat draw for display: which cards counted, and which were drawn again.
import type { Card, Person, SeatDraw } from '../protocol/types';
import { sessionStore } from '../app/storage';

export interface DrawStep {
  person: Person;
  card: Card;
  /** The card did not count, and another one was drawn instead. */
  void: boolean;
  /** It replaces an earlier card. */
  again: boolean;
}

/** Number of drawn cards after which a card is known to be void: all of its round. */
export function knownVoidAfter(steps: DrawStep[], at: number): number {
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

/** Storage key of the matches whose draw this browser has shown. */
const KEY = 'germini.draw';
const KEPT = 20;

const shown = (): string[] => (sessionStore.get(KEY) ?? '').split(' ').filter(Boolean);

export const drawShown = (match: string): boolean => shown().includes(match);

export const keepDrawShown = (match: string): void =>
  sessionStore.set(KEY, [...shown().filter((one) => one !== match), match].slice(-KEPT).join(' '));
