// Forms for what several members may change at the same time.
import { problem } from '../app/problem';
import { language } from '../i18n/index.svelte';
import { Form } from '../ui/form.svelte';

/** Error text of the club's page. */
export const clubProblem = (error: unknown): string => problem(error, language.t.club.errors);

/**
 * Form that reloads the page's data after each attempt. If somebody else saved first, the error says so, the page shows
 * the current state, and the input stays: saving again replaces it.
 */
export class SharedForm extends Form {
  #version: number;

  /** `current`: version of what the page shows. */
  constructor(
    fields: string[],
    private readonly reload: () => Promise<unknown>,
    private readonly current = () => 0,
  ) {
    super(fields, () => language.t.club.errors);
    this.#version = current();
  }

  /** The input is now based on what the page shows. */
  begin(): void {
    this.clear();
    this.#version = this.current();
  }

  /** `what` receives the version on which the input is based. */
  save(what: (version: number) => Promise<unknown>, done = ''): Promise<void> {
    return this.run(async () => {
      try {
        await what(this.#version);
      } finally {
        await this.reload();
        this.#version = this.current();
      }
    }, done);
  }

  override submit(what: (version: number) => Promise<unknown>, done = ''): (event: SubmitEvent) => Promise<void> {
    return (event) => {
      event.preventDefault();
      return this.save(what, done);
    };
  }
}
