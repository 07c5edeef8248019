// A form that calls the server: errors appear beside their field, or below the form if they belong to none.
import { me } from '../app/guest.svelte';
import { problem } from '../app/problem';
import { ApiError } from '../net/api';
import type { ErrorTexts } from '../net/errors';

const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

export class Form {
  busy = $state(false);
  done = $state('');
  /** Code of the last error; empty if it did not come from the server. */
  code = $state('');
  /** Key of what the form creates: sent again after a lost answer, it creates nothing more. */
  once = newKey();
  #path = $state('');
  #text = $state('');

  /** @param fields paths of the fields that the form shows
   *  @param texts error texts of the page */
  constructor(
    private readonly fields: string[],
    private readonly texts: () => ErrorTexts = () => ({}),
  ) {}

  /** Returns the field's error, or an empty string. */
  at(path: string): string {
    return this.#path === path ? this.#text : '';
  }
  /** Error that belongs to no field. */
  get other(): string {
    return this.fields.includes(this.#path) ? '' : this.#text;
  }

  clear(): void {
    this.#text = this.code = this.done = '';
  }

  /** Returns a handler that runs the action when the form is submitted. */
  submit(what: () => Promise<void>, done = ''): (event: SubmitEvent) => Promise<void> {
    return (event) => {
      event.preventDefault();
      return this.run(what, done);
    };
  }

  /** Runs the action once at a time; on failure the input is kept. */
  async run(what: () => Promise<void>, done = ''): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.clear();
    try {
      await what();
      this.done = done;
      this.once = newKey();
    } catch (error) {
      ({ path: this.#path, code: this.code } = error instanceof ApiError ? error : { path: '', code: '' });
      this.#text = problem(error, this.texts());
      if (this.code === 'key_reused') this.once = newKey();
      // Logged out elsewhere: the page then shows the login form.
      if (this.code === 'no_guest') await me.load().catch(() => undefined);
    } finally {
      this.busy = false;
    }
  }
}
