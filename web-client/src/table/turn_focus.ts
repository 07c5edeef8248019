// Moves the keyboard focus to where a new question is answered: panel, hand, or buttons.
import { adrift } from '../ui/focus';

const CONTROL = ':is(input:enabled, select:enabled, button:enabled:not([tabindex="-1"]):not(.clause))';

/** Where questions are answered, and the element to focus. */
const PLACES = {
  panel: { place: '[data-testid="board"] .centre.asking', first: CONTROL },
  hand: { place: '.south ul.hand', first: 'button[data-card][tabindex="0"]' },
  buttons: { place: '.south .actions', first: CONTROL },
};
export type Answered = keyof typeof PLACES;

/**
 * A player who has gone to the head, the notebook or a dialog stays there, and so does one who is at the answer.
 * Returns false if a dialog lies over the table: the question waits until that is closed.
 */
export function focusTurn(by: Answered): boolean {
  if (document.querySelector('dialog[open]')) return false;
  const { place, first } = PLACES[by];
  const target = document.querySelector(place);
  const active = document.activeElement;
  if (!target || target.contains(active)) return true;
  const felt = document.querySelector('[data-testid="board"] main');
  if (!adrift() && !felt?.contains(active)) return true;
  target.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
  return true;
}
