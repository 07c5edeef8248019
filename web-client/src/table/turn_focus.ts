// Moves the keyboard focus to where a new question is answered: panel, hand, or buttons.
import { adrift } from '../ui/focus';

const PANEL = '[data-testid="board"] .centre.asking';
const HAND = '.south ul.hand';
const CONTROL = 'input:enabled, select:enabled, button:enabled:not([tabindex="-1"]):not(.clause)';
const CARD = 'button[data-card][tabindex="0"]';
const BUTTONS = '.south .actions';

/** Where questions are answered, and the element to focus. */
const PLACES = [
  { place: PANEL, first: `:is(${CONTROL})` },
  { place: HAND, first: CARD },
  { place: BUTTONS, first: `:is(${CONTROL})` },
];

export type Answered = 'panel' | 'hand' | 'buttons';
const AT: Record<Answered, number> = { panel: 0, hand: 1, buttons: 2 };

/**
 * A player who has gone to the head, the notebook or a dialog stays there, and so does one who is at the answer.
 * Returns false if a dialog lies over the table: the question waits until that is closed.
 */
export function focusTurn(by: Answered): boolean {
  if (document.querySelector('dialog[open]')) return false;
  const spot = PLACES[AT[by]];
  const target = spot && document.querySelector(spot.place);
  const active = document.activeElement;
  if (!spot || !target || target.contains(active)) return true;
  const felt = document.querySelector('[data-testid="board"] main');
  if (!adrift() && !felt?.contains(active)) return true;
  target.querySelector<HTMLElement>(spot.first)?.focus({ preventScroll: true });
  return true;
}
