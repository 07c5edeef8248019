// What the one polite live region says: messages wait their turn, a burst becomes one message.
import { untrack } from 'svelte';

export class Announcer {
  text = $state('');
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly gap = 800,
    private readonly most = 5,
  ) {}

  say(message: string): void {
    if (!message) return;
    this.#waiting.push(message);
    if (this.#waiting.length > this.most) this.#waiting = [this.#waiting.slice(-this.most).join(' ')];
    if (this.#timer === undefined) this.#next();
  }

  #next = (): void => {
    this.#timer = undefined;
    const message = this.#waiting.shift();
    if (message === undefined) return;
    // The same words twice must still be a change; whoever says something does not wait for what is said.
    this.text = message === untrack(() => this.text) ? `${message}\u00a0` : message;
    this.#timer = setTimeout(this.#next, this.gap);
  };
}

export const announcer = new Announcer();
