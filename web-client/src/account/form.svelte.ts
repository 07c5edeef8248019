// A form that asks the server: what is wrong stands beside its field, or below all where it is about none.
import { problem } from '../app/problem';
import { language } from '../i18n/index.svelte';
import { ApiError } from '../net/api';
import { words } from './texts';

/** What is wrong, in a sentence of this page or of the house. */
export function complaint(error: unknown): string {
  const own = error instanceof ApiError ? words().wrong[error.code] : undefined;
  return own ?? problem(language.t, error);
}

export class Form {
  busy = $state(false);
  done = $state('');
  #path = $state('');
  #text = $state('');

  /** @param fields those that the form shows, by their paths */
  constructor(private readonly fields: string[]) {}

  /** What is wrong with a field; nothing where it is well. */
  at(path: string): string {
    return this.#path === path ? this.#text : '';
  }
  /** What is wrong, and stands beside no field. */
  get other(): string {
    return this.fields.includes(this.#path) ? '' : this.#text;
  }

  /** Does it, once at a time; what was typed stays where it is refused. */
  async run(what: () => Promise<void>, done = ''): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.#text = this.done = '';
    try {
      await what();
      this.done = done;
    } catch (error) {
      this.#path = error instanceof ApiError ? error.path : '';
      this.#text = complaint(error);
    } finally {
      this.busy = false;
    }
  }
}
