// Loads the table's dialogs a while after the table is shown, or when one is opened.
export type Dialogs = typeof import('./dialogs');

const WHILE_MS = 5000;

export class DialogsHere {
  all = $state.raw<Dialogs | null>(null);
  /** Loading failed; it can be retried. */
  failed = $state(false);
  #under: Promise<void> | null = null;

  constructor(readonly load: () => Promise<Dialogs>) {}

  fetch(): Promise<void> {
    this.failed = false;
    this.#under ??= this.load().then(
      (all) => void (this.all = all),
      () => {
        this.#under = null;
        this.failed = true;
      },
    );
    return this.#under;
  }

  /** Call during component initialisation; returns a cleanup function. */
  await(): () => void {
    const timer = setTimeout(() => void this.fetch(), WHILE_MS);
    return () => clearTimeout(timer);
  }
}

export const dialogs = new DialogsHere(() => import('./dialogs'));
