// What the one polite live region says: messages wait their turn, a burst becomes one message, and nothing is lost.
import { untrack } from 'svelte';

/** As it is read on: a sentence ends before the next begins. */
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

  /** What was said, or was to be, belongs to a page that is left. */
  silence(): void {
    this.#waiting = [];
    this.text = '';
  }

  #next = (): void => {
    this.#timer = undefined;
    // Whoever is so far behind hears all of it in one breath.
    const message = this.#waiting.length > this.most ? this.#waiting.splice(0).join(' ') : this.#waiting.shift();
    if (message === undefined) return;
    // The same words twice must still be a change; whoever says something does not wait for what is said.
    this.text = message === untrack(() => this.text) ? `${message}\u00a0` : message;
    this.#timer = setTimeout(this.#next, this.gap);
  };
}

export const announcer = new Announcer();
