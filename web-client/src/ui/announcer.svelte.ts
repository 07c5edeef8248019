// The page's polite live region: messages are queued, a burst becomes one message, and nothing is lost.
import { untrack } from 'svelte';

/** Ends a sentence with a full stop, so that screen readers pause. */
const sentence = (text: string): string => (/[.!?…:»”]$/.test(text) ? text : `${text}.`);

export class Announcer {
  text = $state('');
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly gap = 800,
    private readonly most = 5,
  ) {}

  say(message: string): void {
    if (!message.trim()) return;
    this.#waiting.push(sentence(message.trim()));
    if (this.#timer === undefined) this.#next();
  }

  /** Clears the queue when the page is left. */
  silence(): void {
    this.#waiting = [];
    this.text = '';
  }

  #next = (): void => {
    this.#timer = undefined;
    // A listener far behind gets everything in one message.
    const message = this.#waiting.length > this.most ? this.#waiting.splice(0).join(' ') : this.#waiting.shift();
    if (message === undefined) return;
    // A repeated text must still be a change; `untrack` keeps callers independent of the current text.
    this.text = message === untrack(() => this.text) ? `${message}\u00a0` : message;
    this.#timer = setTimeout(this.#next, this.gap);
  };
}

export const announcer = new Announcer();
