// The seat draw of a match: which cards counted, and whether this browser has shown it.
import type { Card, Person, SeatDraw } from '../protocol/types';
import { sessionStore } from '../app/storage';

export interface DrawStep {
  person: Person;
  card: Card;
  /** The card did not count, and another one was drawn instead. */
  void: boolean;
}

export const drawSteps = ({ cards }: SeatDraw): DrawStep[] =>
  cards.map(({ person, card }, at) => ({
    person,
    card,
    void: cards.some((later, i) => i > at && later.person === person),
  }));

/** Storage key of the match whose draw this browser tab has shown. */
const KEY = 'germini.draw';

export const drawShown = (match: string): boolean => sessionStore.get(KEY) === match;
export const keepDrawShown = (match: string): void => sessionStore.set(KEY, match);
