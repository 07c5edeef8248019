// Loads the table's dialogs before they can be opened: at the first mouse, touch or key event, or after a delay.
export type Dialogs = typeof import('./dialogs');

const WHILE_MS = 5000;
const STIRS = ['pointermove', 'pointerdown', 'keydown'] as const;

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
    if (this.all) return () => undefined;
    const fetch = (): void => {
      end();
      void this.fetch();
    };
    const timer = setTimeout(fetch, WHILE_MS);
    const end = (): void => {
      clearTimeout(timer);
      for (const stir of STIRS) removeEventListener(stir, fetch, true);
    };
    for (const stir of STIRS) addEventListener(stir, fetch, { capture: true, passive: true });
    return end;
  }
}

export const dialogs = new DialogsHere(() => import('./dialogs'));
