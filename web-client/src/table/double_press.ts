// Ignores the second half of a double click or tap, and a key that is held: meant for one question, they must not answer
// the next one. A press counts as the second half if it is in time and near the first one, wherever the controls are now.

/** Milliseconds between the two presses of a double click, at most. */
const DOUBLE_MS = 500;
/** Pixels between them, at most. */
const NEAR = 60;
/** Controls that answer questions of the table. */
const ANSWERS = '[data-answers]';

interface Press {
  question: string;
  at: number;
  x: number;
  y: number;
}

const answers = ({ target }: Event): boolean => target instanceof Element && target.closest(ANSWERS) !== null;

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

export class DoublePress {
  #press: Press | null = null;
  /** The question when the key was pressed that is held now. */
  #held = '';

  /** `question`: identifies the open question; empty if there is none. */
  constructor(private readonly question: () => string) {}

  click = (event: MouseEvent): void => {
    // A click made by a key.
    if (event.detail === 0) return;
    const { clientX: x, clientY: y, timeStamp: at } = event;
    const before = this.#press;
    const near = before && at - before.at < DOUBLE_MS && Math.hypot(x - before.x, y - before.y) < NEAR;
    const second = before && (event.detail > 1 || near) && before.question !== this.question();
    if (second && answers(event)) return swallow(event);
    this.#press = { question: this.question(), at, x, y };
  };

  key = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    if (!event.repeat) this.#held = this.question();
    else if (this.#held !== this.question() && answers(event)) swallow(event);
  };
}
